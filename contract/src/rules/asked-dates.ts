import { addDays, countDays, lastDay, lastDayOfMonth } from './calendar-date.ts'

/** A whole season, a leap day included. */
const maxEventDays = 366

/** How long an event may last, for a refinement of its dates. */
export const isEventLength = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  countDays(startDate, endDate) <= maxEventDays
export const tooManyDays = {
  message: `must be at most ${maxEventDays} days, counting the first and the last`,
  path: ['endDate'],
}

interface OpenDates {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  /** Instead of dates: those that would suit. */
  months?: readonly string[] | null | undefined
}

const windowOfMonths = (months: readonly string[]) => {
  const sorted = months.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first === undefined || last === undefined
    ? undefined
    : { startDate: `${first}-01`, endDate: lastDayOfMonth(last) }
}

/** How long a request without dates is open. */
const openDays = 365

/** The days on which a request may take place: its dates, the days of its months, or those of a year from today. */
export function windowOf({ startDate, endDate, months }: OpenDates, today: string) {
  if (startDate != null && endDate != null) return { startDate, endDate }
  return windowOfMonths(months ?? []) ?? { startDate: today, endDate: addDays(today, openDays) }
}

/** What must hold of dates that may be months, or open, besides their order. */
export const openDateRules = [
  {
    path: 'endDate',
    isKept: ({ startDate, endDate }: OpenDates) => (startDate == null) === (endDate == null),
    message: 'set both startDate and endDate, or neither',
  },
  {
    path: 'endDate',
    isKept: ({ startDate, endDate }: OpenDates) =>
      startDate == null || endDate == null || isEventLength({ startDate, endDate }),
    message: tooManyDays.message,
  },
  {
    path: 'months',
    isKept: ({ startDate, months }: OpenDates) => startDate == null || !months?.length,
    message: 'must be empty if there are dates',
  },
  {
    path: 'months',
    isKept: ({ months }: OpenDates) => {
      const days = windowOfMonths(months ?? [])
      return days === undefined || (days.endDate <= lastDay && isEventLength(days))
    },
    message: `must be within a year, until ${lastDay.slice(0, 7)}`,
  },
] as const
