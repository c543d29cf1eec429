import type { Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import type { RunningSide } from '../sides.ts'
import { droppedRenditions } from './dropped-renditions.ts'

const api = '/facility-mgmt/api/facilities'

/** Bounded attacks, and what other visitors of the same server notice of them. */
export async function attackFigures(side: RunningSide, ids: string[]): Promise<Figure[]> {
  const visitorsCalls = (n: number): Shot =>
    n % 4 === 3
      ? { method: 'GET', path: `${api}?take=24&offset=${(n % 16) * 24}` }
      : { method: 'GET', path: `${api}/${ids[n % ids.length]}` }
  return [...(await droppedRenditions(side, visitorsCalls))]
}
