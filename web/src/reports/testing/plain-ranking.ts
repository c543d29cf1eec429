import { placeMonths, type Standing } from '@app/contract/reports/leaderboard-schema.ts'
import type { Ranking } from '../leaderboard/standing-words.ts'

/** The same place in all months but the last. */
export const placesTo = (place: number | null, before: number | null) => [
  ...Array.from({ length: placeMonths - 1 }, () => before),
  place,
]

/** The standing of a destination. Its figure isn't public. */
export const plainStanding = (
  name: string,
  place: number | null,
  more: Partial<Standing> = {},
): Standing => ({
  profileId: name.toLowerCase(),
  kind: 'destination',
  name,
  city: 'Elkhart',
  state: 'Indiana',
  image: '',
  place,
  isTied: false,
  places: placesTo(place, place),
  value: null,
  isOwn: false,
  ...more,
})

interface Known extends Partial<Omit<Ranking, 'rows'>> {
  /** Each in the row of its place, or in the one after. */
  rows?: Standing[]
}

/** A ranking of 38 pages. */
export const plainRanking = ({ rows = [], ...more }: Known = {}): Ranking => ({
  name: 'won',
  label: 'Won leads',
  unit: 'count',
  isPublic: false,
  peers: 38,
  isComparable: true,
  own: rows.filter(({ isOwn }) => isOwn),
  rows: rows.map((row, index) => ({ ...row, position: (row.place ?? 0) + shared(rows, index) })),
  ...more,
})

/** How many rows before share the place. */
const shared = (rows: readonly Standing[], index: number) =>
  rows.slice(0, index).filter(({ place }) => place === rows[index]?.place).length
