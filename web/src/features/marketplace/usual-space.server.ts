import { sportByName } from '@app/contract/reference-lists/sports.ts'
import type { MarketQuery } from './market-query.ts'

/** The sort of space that is usual for the one sport wanted. */
export function usualSpaceOf({ sport }: MarketQuery): string | undefined {
  const [only, another] = sport
  return only === undefined || another !== undefined
    ? undefined
    : sportByName.get(only)?.defaultSpaceType.name
}
