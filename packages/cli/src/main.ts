#!/usr/bin/env node
import { fstatSync } from 'node:fs'
import { guardStreams } from './guard-streams.js'
import type { Input, Output } from './io.js'
import { isSamePlace } from './is-same-place.js'
import { GatheredOutput } from './output/gathered-output.js'
import { ProcessInterrupts } from './process-interrupts.js'
import { main } from './run.js'

guardStreams(process, isSamePlace(1, 2))
const opened: (NodeJS.ReadStream & Pick<Input, 'isPiped'>)[] = []
const out = outputOf(process.stdout)
// An error that nobody catches ends the process before what was gathered would go out.
process.on('exit', () => out.flush?.())
process.exitCode = await main(process.argv.slice(2), {
  out,
  err: process.stderr,
  env: process.env,
  // Looked at only by commands that read it: a look opens it.
  get input() {
    const input = Object.assign(process.stdin, { isPiped: isPiped() })
    opened.push(input)
    return input
  },
  interrupts: new ProcessInterrupts(process),
})
// What is left of it nobody reads, and it may never end.
for (const input of opened) input.destroy()

/** A terminal, which somebody looks at, has each piece at once. */
function outputOf(stream: NodeJS.WriteStream): Output {
  return stream.isTTY ? stream : new GatheredOutput(stream)
}

/**
 * Whether what stands in the input was put there for the command: a pipe or a
 * file, no device. Asked for in big integers: Node 20 keeps the answer in plain
 * numbers about, and its realpath, told of a pipe there, follows no more links,
 * so that packages behind links are not found.
 */
function isPiped(): boolean {
  try {
    const input = fstatSync(0, { bigint: true })
    return input.isFIFO() || input.isFile() || input.isSocket()
  } catch {
    return false
  }
}
