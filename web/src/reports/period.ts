import {
  comparisons,
  longestReport,
  type Comparison,
  type PeriodComparison,
  type Days,
} from '@app/contract/reports/report-period.ts'
import { addDays, countDays, firstDay, isCalendarDate, lastDay } from '@app/contract/rules/calendar-date.ts'
import { date } from '../components/format.ts'

/** What the address asks for. Without dates, the last 30 days. */
export interface Period extends Partial<Days> {
  compare: PeriodComparison
}

export function periodIn(search: URLSearchParams): Period {
  const [startDate, endDate] = [search.get('start'), search.get('end')]
  return {
    ...(startDate !== null && { startDate }),
    ...(endDate !== null && { endDate }),
    compare: comparisons.find((name) => name === search.get('compare')) ?? 'before',
  }
}

/** Why there is no report of a period, by the same rules as the server's. Undefined if there is one. */
export function periodError({ startDate, endDate }: Partial<Days>): string | undefined {
  const days = [startDate, endDate].filter((day) => day !== undefined)
  if (!days.every(isCalendarDate)) return 'One of these days doesn’t exist. Choose others.'
  if (days.some((day) => day < firstDay || day > lastDay))
    return `Choose days from ${date(firstDay)} to ${date(lastDay)}.`
  if (startDate === undefined || endDate === undefined) return undefined
  if (startDate > endDate) return 'The end is before the start.'
  return countDays(startDate, endDate) > longestReport ? `Choose at most ${longestReport} days.` : undefined
}

export interface PeriodChange {
  /** Without dates, the usual ones. */
  days?: Partial<Days>
  compare?: Comparison
}
export type ChoosePeriod = (change: PeriodChange) => void

/** The address of a period. What is usual isn't in it, and what else is there stays. */
export function withPeriod(search: URLSearchParams, change: PeriodChange) {
  const next = new URLSearchParams(search)
  const set = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  if (change.days) {
    set('start', change.days.startDate)
    set('end', change.days.endDate)
  }
  if (change.compare) set('compare', change.compare === 'before' ? undefined : change.compare)
  return next
}

interface Preset {
  value: string
  label: string
  /** The days until today. */
  daysUntil(today: string): Days
}

const until = (today: string, count: number): Days => ({
  startDate: addDays(today, 1 - count),
  endDate: today,
})

/** Whole weeks and months, so that no point of a chart is low only because it has fewer days. */
export const presets: readonly Preset[] = [
  { value: '7', label: '7 days', daysUntil: (today) => until(today, 7) },
  { value: '30', label: '30 days', daysUntil: (today) => until(today, 30) },
  { value: '91', label: '13 weeks', daysUntil: (today) => until(today, 91) },
  {
    value: 'year',
    label: 'Year',
    daysUntil: (today) => ({ startDate: monthsBefore(today, 11), endDate: today }),
  },
]

/** The first day of the month so many months before. */
function monthsBefore(day: string, months: number) {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

/** The preset whose days these are. */
export const presetOf = (days: Days, today: string) =>
  presets.find(({ daysUntil }) => {
    const { startDate, endDate } = daysUntil(today)
    return startDate === days.startDate && endDate === days.endDate
  })

/** The days of a preset in an address. The usual ones move on with each day. */
export const daysOfPreset = (value: string, today: string): Partial<Days> =>
  value === '30' ? {} : (presets.find((preset) => preset.value === value)?.daysUntil(today) ?? {})
