import { closeSync } from 'node:fs'
import { MazeError } from 'meikyuu'
import { type DiskAccess, onDisk } from './disk-access.js'

/** A file that is open to be read and written at any place. */
export class StoredFile {
  /** Its path, as it is told of. */
  readonly file: string
  private readonly descriptor: number
  private readonly disk: DiskAccess
  private isOpen = true

  constructor(file: string, descriptor: number, disk: DiskAccess) {
    this.file = file
    this.descriptor = descriptor
    this.disk = disk
  }

  /**
   * Fills bytes from a place in the file.
   *
   * @throws MazeError `CANNOT_READ`, `BAD_FILE` where the file ends before.
   */
  read(into: Uint8Array, at: number): void {
    this.checkOpen()
    let done = 0
    while (done < into.length) {
      const rest = into.subarray(done)
      const read = onDisk(this.file, 'CANNOT_READ', () => this.disk.read(this.descriptor, rest, at + done))
      if (read === 0) throw this.bad(`${at + into.length} bytes`, `an end at ${at + done}`)
      done += read
    }
  }

  /**
   * Writes bytes to a place in the file. A disk that takes a part is given the rest;
   * one that takes nothing is full.
   *
   * @throws MazeError `CANNOT_WRITE`
   */
  write(from: Uint8Array, at: number): void {
    let done = 0
    while (done < from.length) {
      const rest = from.subarray(done)
      const written = onDisk(this.file, 'CANNOT_WRITE', () =>
        this.disk.write(this.descriptor, rest, at + done),
      )
      if (written === 0) throw new MazeError('CANNOT_WRITE', { file: this.file, code: 'ENOSPC' })
      done += written
    }
  }

  /** Brings all that was written to the disk. */
  sync(): void {
    onDisk(this.file, 'CANNOT_WRITE', () => this.disk.sync(this.descriptor))
  }

  /** Nothing more is read or written. Once closed, its descriptor is somebody else's: closing it again does nothing. */
  close(): void {
    if (this.isOpen) closeSync(this.descriptor)
    this.isOpen = false
  }

  /** Throws `CANNOT_READ` once it is closed. */
  checkOpen(): void {
    if (!this.isOpen) throw new MazeError('CANNOT_READ', { file: this.file, code: 'EBADF' })
  }

  /** The error of a file that is not what it should be. */
  bad(expected: string, got: string): MazeError {
    return new MazeError('BAD_FILE', { file: this.file, expected, got })
  }
}
