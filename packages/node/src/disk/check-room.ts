import { MazeError } from 'meikyuu'
import { type DiskAccess, onDisk } from './disk-access.js'
import type { TileLayout } from './tile-layout.js'
import { fileBytes } from './tile-store.js'

/**
 * Throws where the disk of a folder has less room than a maze takes.
 *
 * @param file What is told of.
 * @throws MazeError `CANNOT_WRITE` with the system's code, or `ENOSPC`
 */
export function checkRoom(file: string, folder: string, layout: TileLayout, disk: DiskAccess): void {
  const free = onDisk(file, 'CANNOT_WRITE', () => disk.free(folder))
  if (free < fileBytes(layout)) throw new MazeError('CANNOT_WRITE', { file, code: 'ENOSPC' })
}
