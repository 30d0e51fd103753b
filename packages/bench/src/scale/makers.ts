import { type Engine, ourWorks } from './our-works.js'
import { PEERS, type PeerName } from './peers.js'
import type { Prepare } from './work.js'

/** Who does a work: the reference in C, one of our engines, or a library from npm. */
export type Maker = 'C' | Engine | PeerName

/** What makers that are processes of Node do. */
export function worksOf(maker: Exclude<Maker, 'C'>): ReadonlyMap<string, Prepare> {
  if (maker === 'lattice' || maker === 'graph') return ourWorks(maker)
  return new Map<string, Prepare>(Object.entries(PEERS[maker]))
}

/** All of them, in the order of a round. */
export const NODE_MAKERS: readonly Exclude<Maker, 'C'>[] = [
  'lattice',
  'graph',
  ...(Object.keys(PEERS) as PeerName[]),
]
