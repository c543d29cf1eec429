import { monthText } from './month-text.ts'

const options = { timeZone: 'UTC' } as const
const days = new Intl.DateTimeFormat('en-US', { ...options, dateStyle: 'medium' })
const list = new Intl.ListFormat('en-US', { type: 'disjunction' })

interface Dates {
  startDate: string | null
  endDate: string | null
  /** Such as `2027-03`, instead of dates. */
  months: readonly string[]
}

/** `Mar 12 – 14, 2027`, or the months that would suit: `March 2027 or April 2027`. Undefined without either. */
export function knownDates({ startDate, endDate, months }: Dates): string | undefined {
  if (startDate !== null && endDate !== null)
    // Node and browsers put different spaces around the dash.
    return days.formatRange(new Date(startDate), new Date(endDate)).replaceAll('\u2009', ' ')
  return months.length > 0 ? list.format(months.map(monthText)) : undefined
}

/** `Dec 11, 2026`. */
export const dateText = (day: string) => days.format(new Date(day))

/** What is said of open dates beside a label. */
export const openDates = 'Not decided yet'

export const whenText = (dates: Dates): string => knownDates(dates) ?? openDates

const unspecific: ReadonlySet<string> = new Set(['Other', 'Other Sport or Activity'])

/** A sport or a kind of space as requests and events show it: 'Other' shows nothing. */
export const shownName = <T extends string>(name: T | null): T | null =>
  name === null || unspecific.has(name) ? null : name

interface Event {
  name: string | null
  sportsList: readonly string[]
}

/** What a request is about: the name of the event, or its sport. `unnamed` without either. */
export function aboutText({ name, sportsList }: Event, unnamed = 'an event') {
  const shown = shownName(sportsList[0] ?? null)
  return name ?? (shown === null ? unnamed : `${shown} event`)
}
