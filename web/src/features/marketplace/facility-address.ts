import type { MarketQuery } from './market-query.ts'
import { kinds, profilePath } from '../../kinds/registry.ts'

type Wanted = Pick<MarketQuery, 'from' | 'to' | 'space' | 'count' | 'surface'>

/** The dates and spaces wanted, as they go on to a facility's page with whoever goes there. */
export function wishInAddress({ from, to, space, count, surface }: Wanted): string {
  const wish = new URLSearchParams()
  if (from !== undefined) wish.set('from', from)
  if (to !== undefined) wish.set('to', to)
  if (space !== undefined) {
    wish.set('space', space)
    if (count !== undefined) wish.set('count', String(count))
    // Of several that would do, the page is not told which.
    const [only, another] = surface
    if (only !== undefined && another === undefined) wish.set('surface', only)
  }
  return wish.size === 0 ? '' : `?${wish.toString()}`
}

export const facilityAddress = (id: string, wish: string) => profilePath(kinds.facility, id) + wish
