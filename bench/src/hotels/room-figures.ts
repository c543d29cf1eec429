import type { Figure } from '../figures.ts'
import { accountHeaders, adminHeaders, type RunningSide } from '../sides.ts'
import { roomCostFigures } from './room-costs.ts'
import { roomRaceFigures } from './room-race.ts'

/** What rooms of hotels cost, and whether any is sold twice. Two servers of one database, of which the second accepts the first one's tokens. */
export async function roomFigures(
  databaseUrl: string,
  sides: readonly [RunningSide, RunningSide],
  isQuick: boolean,
): Promise<Figure[]> {
  const [side] = sides
  const manager = await adminHeaders(databaseUrl, side)
  const accounts = await accountHeaders(databaseUrl, side, 500)
  const bench = { databaseUrl, sides, manager, accounts }
  return [
    ...(await roomCostFigures(bench)),
    ...(await roomRaceFigures({ ...bench, rounds: isQuick ? 2 : 20 })),
  ]
}
