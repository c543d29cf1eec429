/** The stretches of days that an event fits in. */
export const eventSpans = ['Weekend', '3 days', 'Week'] as const

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `Fri, Mar 12th`. */
export function shortDayText(day: string): string {
  const date = new Date(day)
  const n = date.getUTCDate()
  return `${weekday.format(date)}, ${month.format(date)} ${n}${endings[ordinals.select(n)] ?? 'th'}`
}

/** `Fri, Mar 12th, 2027`. */
export const dayText = (day: string): string => `${shortDayText(day)}, ${day.slice(0, 4)}`

interface EventDates {
  startDate: string
  endDate: string
  hasFlexibleDates: boolean
}

/** `Fri, Mar 12th, 2027 - Sun, Mar 14th, 2027`. */
export function eventDatesText({ startDate, endDate, hasFlexibleDates }: EventDates): string {
  const range = `${dayText(startDate)} - ${dayText(endDate)}`
  if (hasFlexibleDates) return `Flexible b/w ${range}`
  return startDate === endDate ? dayText(startDate) : range
}

export interface DateBlockDates extends EventDates {
  /** How many days an event with flexible dates takes. */
  dayCount: number | null
}

interface DateBlock {
  /** One leaf of a calendar, or two for dates over two months, so that each day is below its month. */
  leaves: { month: string; days: string }[]
  /** For flexible dates, the number of days. From a month to the same month of another year, the years. */
  weekdays: string
}

/** A date block: `Mar`, `12–14`, `Fri–Sun`, or `Feb`, `27` beside `Mar`, `2`. */
export function dateBlock({ startDate, endDate, hasFlexibleDates, dayCount }: DateBlockDates): DateBlock {
  const [start, end] = [new Date(startDate), new Date(endDate)]
  const span = (from: string | number, to: string | number) =>
    startDate === endDate ? String(from) : `${from}–${to}`
  const leafOf = (date: Date, days: string | number = date.getUTCDate()) => ({
    month: month.format(date),
    days: String(days),
  })
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7)
  const isYearLater = !isOneMonth && month.format(start) === month.format(end)
  const weekdays = isYearLater
    ? span(startDate.slice(0, 4), endDate.slice(0, 4))
    : span(weekday.format(start), weekday.format(end))
  return {
    leaves: isOneMonth
      ? [leafOf(start, span(start.getUTCDate(), end.getUTCDate()))]
      : [leafOf(start), leafOf(end)],
    weekdays: hasFlexibleDates ? flexibleDays(dayCount) : weekdays,
  }
}

function flexibleDays(count: number | null): string {
  if (count === null) return 'Flexible'
  return count === 1 ? '1 day' : `${count} days`
}
