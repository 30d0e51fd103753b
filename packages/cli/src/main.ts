#!/usr/bin/env node
import { main } from './run.js'

// Whoever reads may stop early, as `head` does: there is nobody left to tell.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(process.exitCode ?? 0)
  })

process.exitCode = main(process.argv.slice(2), { out: process.stdout, err: process.stderr, env: process.env })
