import { choice, date, number, text, type QueryCodec } from '../page/query-codecs.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { longestQuery, maxFreeDays } from '@app/contract/rules/limits.ts'
import type { Parameter } from './market.ts'

/** A parameter with one value. */
export const parameter = <T>(
  name: string,
  { read, write }: QueryCodec<T>,
  rules?: Omit<Parameter, 'name' | 'normalize'>,
): Parameter => ({
  name,
  normalize: (written) => {
    const value = read(written)
    return value === undefined ? undefined : write(value)
  },
  ...rules,
})

/** The contract limits texts to 200 characters. */
export const phrase: QueryCodec<string> = {
  ...text,
  read: (written) => {
    const read = text.read(written)
    return read === undefined || read.length > 200 || /\p{Cc}/u.test(read) ? undefined : read
  },
}

/** What people type or paste. Control characters are spaces, and what is too long is cut. */
export const typed: QueryCodec<string> = {
  ...text,
  read: (written) =>
    text.read(
      (written ?? '')
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, longestQuery)
        .toWellFormed(),
    ),
}

export const between = (from: number, to: number, codec = number): QueryCodec<number> => ({
  ...codec,
  read: (written) => {
    const read = codec.read(written)
    return read !== undefined && read >= from && read <= to ? read : undefined
  },
})

export const whole: QueryCodec<number> = {
  ...number,
  read: (written) => {
    const read = number.read(written)
    return Number.isInteger(read) ? read : undefined
  },
}

/** An amount with at most two decimals. */
export const cents: QueryCodec<number> = {
  ...number,
  read: (written) => {
    const read = number.read(written)
    return read !== undefined && Number(read.toFixed(2)) === read ? read : undefined
  },
}

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** Four decimals are about ten meters. */
const degrees = (value: number) => String(Math.round(value * 1e4) / 1e4)
const latitude = between(-90, 90)
const longitude = between(-180, 180)

export interface Point {
  lat: number
  lng: number
}

/** Latitude and longitude, not rounded: a search around it must count what a page counted. */
export const pointCodec: QueryCodec<Point> = {
  read: (written) => {
    const [north = null, east = null, ...others] = written?.split(',') ?? []
    const [lat, lng] = [latitude.read(north), longitude.read(east)]
    return others.length > 0 || lat === undefined || lng === undefined ? undefined : { lat, lng }
  },
  write: ({ lat, lng }) => `${lat},${lng}`,
}

/** West, south, east, north. */
export const boundsCodec: QueryCodec<Bounds> = {
  read: (written) => {
    const [w = null, s = null, e = null, n = null, ...others] = written?.split(',') ?? []
    const [west, east] = [longitude.read(w), longitude.read(e)]
    const [south, north] = [latitude.read(s), latitude.read(n)]
    if (others.length > 0 || west === undefined || east === undefined) return undefined
    if (south === undefined || north === undefined) return undefined
    return south <= north ? { west, south, east, north } : undefined
  },
  write: ({ west, south, east, north }) => [west, south, east, north].map(degrees).join(','),
}

/** The last page that the contract's paging can reach. */
const lastPage = 400_000

/** A month such as 2027-03. */
const month: QueryCodec<string> = {
  ...text,
  read: (written) => (date.read(`${written}-01`) === undefined ? undefined : (written ?? undefined)),
}

/** Parameters of every market that filter nothing. The first sort is the default. `at` is the month of the calendar. */
export const viewParameters = (sorts: readonly string[], hasCalendar: boolean): Parameter[] => [
  parameter('sort', choice(sorts), {
    default: sorts[0] ?? '',
    fits: (sort, query) => sort !== 'distance' || 'near' in query,
    sentWith: 'near',
  }),
  parameter('page', between(1, lastPage, whole), { default: '1' }),
  parameter('view', choice(hasCalendar ? ['map', 'calendar'] : ['map'])),
  ...(hasCalendar
    ? [parameter('at', month, { fits: (_, { view }) => view?.[0] === 'calendar', sentWith: 'view' })]
    : []),
]

/** Two dates, of which the second is not before the first, nor farther from it than a range may be long. */
export const dateParameters: Parameter[] = [
  parameter('from', date),
  parameter('to', date, { fits: (to, { from }) => from?.[0] === undefined || isRange(from[0], to) }),
]

const isRange = (from: string, to: string) => to >= from && countDays(from, to) <= maxFreeDays
