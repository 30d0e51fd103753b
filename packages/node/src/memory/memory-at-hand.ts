import { totalmem } from 'node:os'

/**
 * How many bytes of memory the process may still take, as far as the system
 * says: what is free or can be freed, within the bounds of its container. Of
 * macOS, which calls little free though it gives up much, all that the machine has.
 */
export function memoryAtHand(): number {
  return process.platform === 'darwin' ? totalmem() : process.availableMemory()
}
