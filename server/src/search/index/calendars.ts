import { hasBit, type Bits } from './bitset.ts'
import { acceptsSpace, type FreeQuery, type RowCalendar, type SpaceAttributes } from './free-days.ts'

/** The calendars of rows. Rows share few combinations of attributes, so a query tests each once. */
export interface Calendars {
  kinds: SpaceAttributes[]
  kindIds: Map<string, number>
  ofRow: Map<number, { calendar: RowCalendar; places: readonly PlacesOfKind[] }>
}

/** The spaces of a row that have the same attributes. */
interface PlacesOfKind {
  kind: number
  places: readonly number[]
}

export const createCalendars = (): Calendars => ({ kinds: [], kindIds: new Map(), ofRow: new Map() })

function kindOf({ kinds, kindIds }: Calendars, attributes: SpaceAttributes): number {
  const key = JSON.stringify(attributes)
  const known = kindIds.get(key)
  if (known !== undefined) return known
  const kind = kinds.push(attributes) - 1
  kindIds.set(key, kind)
  return kind
}

export function setCalendar(calendars: Calendars, row: number, calendar: RowCalendar | undefined) {
  if (calendar === undefined) {
    calendars.ofRow.delete(row)
    return
  }
  const kinds = calendar.attributes.map((attributes) => kindOf(calendars, attributes))
  const attributes = kinds.map((kind) => calendars.kinds[kind]!)
  const byKind = Map.groupBy(kinds.keys(), (place) => kinds[place]!)
  calendars.ofRow.set(row, {
    calendar: { ...calendar, attributes },
    places: Array.from(byKind, ([kind, places]) => ({ kind, places })),
  })
}

/** Calls `visit` with each of the rows that has a calendar, and the places of its spaces that count for the query. */
export function visitCalendars(
  { kinds, ofRow }: Calendars,
  query: FreeQuery,
  rows: Bits,
  visit: (row: number, calendar: RowCalendar, places: readonly number[]) => void,
) {
  const isAccepted = kinds.map((attributes) => acceptsSpace(query, attributes))
  // Reused, because this runs for many rows of every search.
  const accepted: number[] = []
  for (const [row, { calendar, places }] of ofRow) {
    if (!hasBit(rows, row)) continue
    accepted.length = 0
    for (const one of places) if (isAccepted[one.kind]) accepted.push(...one.places)
    visit(row, calendar, accepted)
  }
}
