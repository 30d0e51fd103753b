import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOnDisk, peakMemory } from '@meikyuu/node'
import { NO_LIMITS, parseRecipe } from 'meikyuu'

// What a process of its own runs: how many bytes it grew by for a maze on disk, made and read.
const [, , code, memory] = process.argv
const folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
try {
  await use('square:300x300:backtracker:to-goal:1', 'small')
  const before = peakMemory()
  await use(code!, 'big')
  console.log(peakMemory() - before)
} finally {
  rmSync(folder, { recursive: true })
}

async function use(text: string, name: string): Promise<void> {
  const maze = await buildOnDisk(parseRecipe(text, NO_LIMITS), join(folder, name), { memory: Number(memory) })
  maze.deadEnds()
  maze.way(0, maze.width * maze.height - 1)
  for (const row of maze.rows) if (row.length === 0) throw new Error('an empty row')
  maze.close()
}
