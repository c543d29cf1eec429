import { date, number, text } from '../../../page/query-codecs.ts'
import type { SpacesWanted } from './what-fits.ts'

/** An event that someone wants to bring here. */
export interface EventRequest {
  event?: string | undefined
  from?: string | undefined
  to?: string | undefined
  space?: string | undefined
  count?: number | undefined
  surface?: string | undefined
}

export const mostSpaces = 1000
const longest = 200

export function readRequest(search: URLSearchParams): EventRequest {
  const words = (name: string) => text.read(search.get(name))?.slice(0, longest)
  const [from, to] = [date.read(search.get('from')), date.read(search.get('to'))]
  const isReversed = from !== undefined && to !== undefined && to < from
  return {
    event: words('event'),
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    space: words('space'),
    count: spaceCount(number.read(search.get('count'))),
    surface: words('surface'),
  }
}

const spaceCount = (n: number | undefined) =>
  n !== undefined && Number.isInteger(n) && n > 0 && n <= mostSpaces ? n : undefined

/** The spaces of a request: one by default, of any type by default. */
export const spacesWanted = ({ space, count, surface }: EventRequest): SpacesWanted | undefined =>
  space === undefined && count === undefined ? undefined : { name: space, count: count ?? 1, surface }
