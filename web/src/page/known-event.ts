import type { KnownEvent } from '@app/contract/rules/known-event.ts'
import { date, number, text } from './query-codecs.ts'

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
    about: text.read(search.get('about')),
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
