import type { Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import type { OpenSide, RunningSide } from '../sides.ts'
import { droppedRenditions } from './dropped-renditions.ts'
import { limitCost, sharedLimit } from './limits.ts'
import { parallelWrites } from './parallel-writes.ts'
import { slowConnections } from './slow-connections.ts'

const api = '/facility-mgmt/api/facilities'

interface AttackParts {
  side: RunningSide
  ids: string[]
  /** Headers of an account other than that of the side. */
  attacker: Record<string, string>
  open: OpenSide
}

/** Bounded attacks, and what other visitors of the same server notice of them. */
export async function attackFigures({ side, ids, attacker, open }: AttackParts): Promise<Figure[]> {
  const visitorsCalls = (n: number): Shot =>
    n % 4 === 3
      ? { method: 'GET', path: `${api}?take=24&offset=${(n % 16) * 24}` }
      : { method: 'GET', path: `${api}/${ids[n % ids.length]}` }
  return [
    ...(await droppedRenditions(side, visitorsCalls)),
    ...(await parallelWrites(side, attacker, visitorsCalls)),
    ...(await slowConnections(side, visitorsCalls)),
    await sharedLimit(open),
    await limitCost(open, ids),
  ]
}
