import type { Rule } from './rule.ts'
import { dayMs } from './written-times.ts'

/** Day numbers count from January 1, 1970, a Thursday. */
export const dayNumber = (wall: number) => Math.floor(wall / dayMs)
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7

/** The day number of the first of a month. Months outside of 0 to 11 are those of other years. */
export function firstOfMonth(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 1)
  return dayNumber(date.getTime())
}

const hasAny = (list: readonly number[], fromStart: number, fromEnd: number) =>
  list.includes(fromStart) || list.includes(fromEnd)

/** Gives the days between two that a rule admits. What the rule leaves open is that of its first day, as RFC 5545 says. */
export function ruleDays(rule: Rule, firstDay: number): (from: number, end: number) => Generator<number> {
  const { months, monthDays, weekdays } = withFirstDay(rule, firstDay)
  const isInMonth = rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.months !== undefined)
  const hasPositions = isInMonth || (rule.frequency === 'YEARLY' && !rule.weeks)

  function isOnWeekday(day: number, start: number, end: number): boolean {
    const weekday = weekdayOf(day)
    const fromStart = Math.floor((day - start) / 7) + 1
    const fromEnd = -Math.floor((end - 1 - day) / 7) - 1
    return weekdays!.some(
      (wanted) =>
        wanted.weekday === weekday &&
        (wanted.position === 0 ||
          !hasPositions ||
          wanted.position === fromStart ||
          wanted.position === fromEnd),
    )
  }

  function isInWeek(day: number): boolean {
    const { week, weekCount } = weekOf(day, rule.weekStart)
    return hasAny(rule.weeks!, week, week - weekCount - 1)
  }

  return function* (from, end) {
    for (let monthStart = monthAt(from).start; monthStart < end;) {
      const { year, month, end: monthEnd } = monthAt(monthStart)
      if (!months || months.includes(month + 1)) {
        const [yearStart, yearEnd] = [firstOfMonth(year, 0), firstOfMonth(year + 1, 0)]
        const [start, last] = isInMonth ? [monthStart, monthEnd] : [yearStart, yearEnd]
        for (let day = Math.max(from, monthStart); day < Math.min(end, monthEnd); day++) {
          if (monthDays && !hasAny(monthDays, day - monthStart + 1, day - monthEnd)) continue
          if (rule.yearDays && !hasAny(rule.yearDays, day - yearStart + 1, day - yearEnd)) continue
          if (weekdays && !isOnWeekday(day, start, last)) continue
          if (rule.weeks && !isInWeek(day)) continue
          yield day
        }
      }
      monthStart = monthEnd
    }
  }
}

function withFirstDay(rule: Rule, firstDay: number): Pick<Rule, 'months' | 'monthDays' | 'weekdays'> {
  const { frequency, months, monthDays, weekdays, yearDays, weeks } = rule
  if (weekdays ?? monthDays ?? yearDays) return rule
  const ownWeekday = [{ weekday: weekdayOf(firstDay), position: 0 }]
  if (weeks || frequency === 'WEEKLY') return { months, monthDays, weekdays: ownWeekday }
  if (frequency !== 'YEARLY' && frequency !== 'MONTHLY') return rule
  const first = new Date(firstDay * dayMs)
  return {
    months: frequency === 'YEARLY' ? (months ?? [first.getUTCMonth() + 1]) : months,
    monthDays: [first.getUTCDate()],
    weekdays,
  }
}

function monthAt(day: number) {
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { year, month, start: firstOfMonth(year, month), end: firstOfMonth(year, month + 1) }
}

/** The first week of a year has at least four of its days. */
function weekOf(day: number, weekStart: number): { week: number; weekCount: number } {
  // The year of a week is that of its fourth day.
  const start = startOfWeek(day, weekStart)
  const year = new Date((start + 3) * dayMs).getUTCFullYear()
  const firstWeek = (of: number) => startOfWeek(firstOfMonth(of, 0) + 3, weekStart)
  return {
    week: (start - firstWeek(year)) / 7 + 1,
    weekCount: (firstWeek(year + 1) - firstWeek(year)) / 7,
  }
}

export const startOfWeek = (day: number, weekStart: number) => day - ((weekdayOf(day) - weekStart + 7) % 7)
