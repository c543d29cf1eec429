import { choice, date, number, text, type QueryCodec } from '../../page/query-codecs.ts'
import type { Bounds } from './market-query.ts'

const longestText = 200

/** The contract's bounds of a text: a longer one is refused, and so is what no keyboard types. */
const phrase: QueryCodec<string> = {
  ...text,
  read: (written) => {
    const read = text.read(written)
    return read === undefined || read.length > longestText || /\p{Cc}/u.test(read) ? undefined : read
  },
}

const between = (from: number, to: number, codec = number): QueryCodec<number> => ({
  ...codec,
  read: (written) => {
    const read = codec.read(written)
    return read !== undefined && read >= from && read <= to ? read : undefined
  },
})

const whole: QueryCodec<number> = {
  ...number,
  read: (written) => {
    const read = number.read(written)
    return Number.isInteger(read) ? read : undefined
  },
}

/** Degrees to about ten metres, as no map needs them finer. */
const degrees = (value: number) => String(Math.round(value * 1e4) / 1e4)
const latitude = between(-90, 90)
const longitude = between(-180, 180)

/** West, south, east, north. */
const bounds: QueryCodec<Bounds> = {
  read: (written) => {
    const parts = written?.split(',') ?? []
    if (parts.length !== 4) return undefined
    const [w = null, s = null, e = null, n = null] = parts
    const [west, south, east, north] = [
      longitude.read(w),
      latitude.read(s),
      longitude.read(e),
      latitude.read(n),
    ]
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return undefined
    return south <= north ? { west, south, east, north } : undefined
  },
  write: ({ west, south, east, north }) => [west, south, east, north].map(degrees).join(','),
}

/** As far as the contract's paging goes. */
const lastPage = 400_000

/** The parameters that stand once in an address. */
export const codecs = {
  q: phrase,
  near: phrase,
  dist: between(1, 12_500),
  bounds,
  space: text,
  count: between(1, 1000, whole),
  location: choice(['Indoor', 'Outdoor']),
  rating: between(0.5, 5),
  capacity: between(1, 1_000_000, whole),
  from: date,
  to: date,
  sort: choice(['relevance', 'distance', 'rating', 'name', '-name', 'newest', 'capacity']),
  page: between(1, lastPage, whole),
  view: choice(['map']),
}
