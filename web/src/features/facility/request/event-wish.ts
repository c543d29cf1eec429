import { date, number, text } from '../../../page/query-codecs.ts'
import type { SpacesWanted } from './what-fits.ts'

/** What somebody wants to bring here. It comes with the address, as the marketplace's links have it. */
export interface EventWish {
  event?: string | undefined
  from?: string | undefined
  to?: string | undefined
  space?: string | undefined
  count?: number | undefined
  surface?: string | undefined
}

export const mostSpaces = 1000
const longest = 200

export function readWish(search: URLSearchParams): EventWish {
  const words = (name: string) => text.read(search.get(name))?.slice(0, longest)
  const [from, to] = [date.read(search.get('from')), date.read(search.get('to'))]
  const isTurned = from !== undefined && to !== undefined && to < from
  return {
    event: words('event'),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    space: words('space'),
    count: spaceCount(number.read(search.get('count'))),
    surface: words('surface'),
  }
}

const spaceCount = (n: number | undefined) =>
  n !== undefined && Number.isInteger(n) && n > 0 && n <= mostSpaces ? n : undefined

/** The spaces of a wish: without a count, one; without a name, of whatever kind. */
export const spacesWanted = ({ space, count, surface }: EventWish): SpacesWanted | undefined =>
  space === undefined && count === undefined ? undefined : { name: space, count: count ?? 1, surface }
