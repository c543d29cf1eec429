import { calendarMonths, calendarRange } from './calendar-text.ts'

/** What a request says about the event. */
export interface RequestFacts {
  organization: string | null
  event: string | null
  sport: string | null
  startDate: string | null
  endDate: string | null
  months: string[]
  spaceType: string | null
  spaceCount: number | null
  people: number | null
}

/** `Mar 12 – 14, 2027`, or the months that would suit, or undefined. */
export const whenText = ({ startDate, endDate, months }: RequestFacts): string | undefined => {
  if (startDate !== null && endDate !== null) return calendarRange(startDate, endDate)
  return months.length > 0 ? calendarMonths(months) : undefined
}

/** The event in a subject: its name, or the sport. */
export const aboutText = ({ event, sport }: RequestFacts) =>
  event ?? (sport === null ? 'an event' : `${sport} event`)

/** The known facts, one per line. */
export function factLines(request: RequestFacts): string {
  const { organization, event, sport, spaceType, spaceCount, people } = request
  const spaces = spaceType === null ? spaceCount : [spaceCount ?? 'Any number', spaceType].join(' × ')
  const facts: [label: string, value: string | number | null | undefined][] = [
    ['Organization', organization],
    ['Event', event],
    ['Sport', sport],
    ['Dates', whenText(request) ?? 'Not decided yet'],
    ['Spaces', spaces],
    ['People', people],
  ]
  return facts
    .flatMap(([label, value]) => (value === null || value === undefined ? [] : [`${label}: ${value}`]))
    .join('\n')
}
