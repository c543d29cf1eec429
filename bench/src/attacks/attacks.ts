import type { Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import type { OpenSide, RunningSide } from '../sides.ts'
import { droppedRenditions } from './dropped-renditions.ts'
import { limitCost, sharedLimit } from './limits.ts'
import { parallelWrites } from './parallel-writes.ts'
import { slowConnections } from './slow-connections.ts'
import { slowUploads } from './slow-uploads.ts'

const api = '/facility-mgmt/api/facilities'

interface AttackParts {
  side: RunningSide
  ids: string[]
  /** Headers of an account other than that of the side. */
  attacker: Record<string, string>
  /** Headers of an administrator, who may upload the largest files. */
  admin: Record<string, string>
  open: OpenSide
}

export const attackNames = ['renditions', 'writes', 'connections', 'uploads', 'servers', 'cost'] as const
export type AttackName = (typeof attackNames)[number]

/** Bounded attacks, and what other visitors of the same server notice of them. Runs all of them, or only one. */
export async function attackFigures(
  { side, ids, attacker, admin, open }: AttackParts,
  only?: AttackName,
): Promise<Figure[]> {
  const visitorsCalls = (n: number): Shot =>
    n % 4 === 3
      ? { method: 'GET', path: `${api}?take=24&offset=${(n % 16) * 24}` }
      : { method: 'GET', path: `${api}/${ids[n % ids.length]}` }
  const attacks: Record<AttackName, () => Promise<Figure[]>> = {
    renditions: () => droppedRenditions(side, visitorsCalls),
    writes: () => parallelWrites(side, attacker, visitorsCalls),
    connections: () => slowConnections(side, visitorsCalls),
    uploads: () => slowUploads({ port: side.port, headers: admin }),
    servers: async () => [await sharedLimit(open)],
    cost: async () => [await limitCost(open, ids)],
  }
  const figures: Figure[] = []
  for (const name of attackNames)
    if (only === undefined || only === name) figures.push(...(await attacks[name]()))
  return figures
}
