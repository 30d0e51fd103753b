#!/usr/bin/env node
import { guardStreams } from './guard-streams.js'
import { main } from './run.js'

guardStreams(process)
process.exitCode = main(process.argv.slice(2), { out: process.stdout, err: process.stderr, env: process.env })
