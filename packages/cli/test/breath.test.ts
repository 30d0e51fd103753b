import { stat } from 'node:fs'
import { expect, it } from 'vitest'
import { lookUp } from '../src/output/breath.js'

it('hears a signal that has come since the event loop polled', async () => {
  let heard = 0
  const listener = () => heard++
  process.on('SIGUSR2', listener)
  await new Promise<void>((resolve, reject) => {
    // Called by the poll.
    stat('.', () => {
      process.kill(process.pid, 'SIGUSR2')
      lookUp().then(resolve, reject)
    })
  })
  process.off('SIGUSR2', listener)
  expect(heard).toBe(1)
})
