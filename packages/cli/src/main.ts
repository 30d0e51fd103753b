#!/usr/bin/env node
import { createReadStream, fstatSync } from 'node:fs'
import { guardStreams } from './guard-streams.js'
import type { Input, Output } from './io.js'
import { isSamePlace } from './is-same-place.js'
import { GatheredOutput } from './output/gathered-output.js'
import { ProcessInterrupts } from './process-interrupts.js'
import { main } from './run.js'

guardStreams(process, isSamePlace(1, 2))
const opened: (Input & { destroy(): unknown })[] = []
const out = outputOf(process.stdout)
// An error that nobody catches ends the process before what was gathered would go out.
process.on('exit', () => out.flush?.())
process.exitCode = await main(process.argv.slice(2), {
  out,
  err: process.stderr,
  env: process.env,
  // Looked at only by commands that read it: a look opens it.
  get input() {
    const input = inputNow()
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

/** The input, and whether it was put there for the command: a pipe or a file, no device. */
function inputNow() {
  const found = statsOfInput()
  const isPiped = found !== null && (found.isFIFO() || found.isFile() || found.isSocket())
  // Node has an empty input where it is a folder; what reads it is refused.
  return Object.assign(found?.isDirectory() ? createReadStream('', { fd: 0 }) : process.stdin, { isPiped })
}

/**
 * What the input is, or null where there is none. Asked for in big integers:
 * Node 20 keeps the answer in plain numbers about, and its realpath, told of a
 * pipe there, follows no more links, so that packages behind links are not found.
 */
function statsOfInput() {
  try {
    return fstatSync(0, { bigint: true })
  } catch {
    return null
  }
}
