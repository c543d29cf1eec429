import * as z from 'zod'
import { Many, Page } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { route } from '../route.ts'

/** How many public profiles under the filter have this type, state or membership tier. */
export const SearchStat = z.object({
  by: z.enum(['type', 'state', 'tier']),
  value: z.string(),
  count: z.int(),
})
export type SearchStat = z.infer<typeof SearchStat>

/** Counts of the profiles under a filter: by type, then by state, then by tier, the largest first. */
export const searchStats = <const P extends string, I extends z.ZodObject, F extends z.ZodObject>({
  path,
  filter,
}: Pick<ProfileKind<P, I, z.ZodObject, F>, 'path' | 'filter'>) =>
  route({
    method: 'POST',
    path: `${path}/search/stats`,
    owner: null,
    allow: 'visitor',
    effect: 'read',
    query: Page,
    data: filter,
    reply: Many(SearchStat),
  })
