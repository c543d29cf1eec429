import type { Page } from '@app/contract/envelope.ts'
import type { SearchStat } from '@app/contract/patterns/search-stats.ts'
import type * as z from 'zod'
import type { Call } from '../platform/http/call.ts'
import type { Market } from '../search/market.ts'
import { narrow } from './narrow.ts'
import type { KindOf } from './profile-kind.ts'

/** Handler for the route of `searchStats`. `type` is the facet with the type of a profile. */
export const searchStatsHandler = <F extends z.ZodObject>(
  kind: KindOf<z.ZodObject, z.ZodObject, F>,
  market: Market<z.output<F>>,
  type: string,
) => {
  const facets = { type, state: 'state', tier: 'tier' } as const
  return async ({ data, offset, take }: Page & { data: z.output<F> }, call: Call) => {
    const within = await narrow(kind, market, call, data)
    const counts = await market.tally(data, Object.values(facets), within && { within })
    const stats = (['type', 'state', 'tier'] as const).flatMap((by): SearchStat[] =>
      (counts[facets[by]] ?? [])
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .map((counted) => ({ by, ...counted })),
    )
    return { data: stats.slice(offset, offset + take), _meta: { stats: { count: stats.length } } }
  }
}
