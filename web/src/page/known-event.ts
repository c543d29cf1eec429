import { date, number, text } from './query-codecs.ts'

/** What a link says of an event before its request is written. */
export interface KnownEvent {
  event?: string | undefined
  sport?: string | undefined
  from?: string | undefined
  to?: string | undefined
  space?: string | undefined
  count?: number | undefined
  people?: number | undefined
}

/** The most spaces that a request may ask for. */
export const mostSpaces = 1000
const mostPeople = 1_000_000
const longest = 200

/** Reads the event in a query, without what can't be right. Dates in reverse order are swapped. */
export function readKnownEvent(search: URLSearchParams): KnownEvent {
  const words = (name: string) => text.read(search.get(name))?.slice(0, longest)
  const whole = (name: string, most: number) => wholeNumber(number.read(search.get(name)), most)
  const [from, to] = [date.read(search.get('from')), date.read(search.get('to'))]
  const isReversed = from !== undefined && to !== undefined && to < from
  return {
    event: words('event'),
    sport: words('sport'),
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    space: words('space'),
    count: whole('count', mostSpaces),
    people: whole('people', mostPeople),
  }
}

const wholeNumber = (n: number | undefined, most: number) =>
  n !== undefined && Number.isInteger(n) && n > 0 && n <= most ? n : undefined

/** Writes an event as a query that `readKnownEvent` reads. Empty if nothing is known. */
export const knownEventQuery = (event: KnownEvent): string =>
  new URLSearchParams(
    Object.entries(event).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
