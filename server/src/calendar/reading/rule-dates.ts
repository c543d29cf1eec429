import ICAL from 'ical.js'
import { timeAt, type Moment } from './moments.ts'

const dayMs = 86_400_000

/** Periods that are as long everywhere, in ms. */
const periods: ReadonlyMap<string, number> = new Map([
  ['SECONDLY', 1000],
  ['MINUTELY', 60_000],
  ['HOURLY', 3_600_000],
  ['DAILY', dayMs],
  ['WEEKLY', 7 * dayMs],
])

interface Dates {
  rule: unknown
  start: Moment
  /** What the clocks show. Some of those before `from` may be left out. */
  from: number
  to: number
  /** Called for each date that is looked at. */
  onStep: () => void
}

/** The dates of a rule, as the clocks at its start show them. The rule can't be used again. */
export function* ruleDates({ rule, start, from, to, onStep }: Dates): Generator<number> {
  if (!(rule instanceof ICAL.Recur)) throw new Error('not a rule')
  const isOver = endOf(rule.until, start)
  // It would be compared with times of another zone.
  rule.until = null
  const dates = rule.iterator(timeAt(firstOf(rule, start.wall, from)))
  for (let next: ICAL.Time | null = dates.next(); next; next = dates.next()) {
    onStep()
    const wall = next.toUnixTime() * 1000
    if (wall >= to || isOver(wall)) return
    yield wall
  }
}

/** Where a rule without a number of dates begins: ten years of daily practice needn't be counted. */
function firstOf({ freq, interval, count }: ICAL.Recur, wall: number, from: number): number {
  const period = periods.get(freq)
  if (period === undefined || count !== null) return wall
  const length = period * Math.max(1, interval)
  return wall + Math.max(0, Math.floor((from - wall) / length)) * length
}

/** Whether a date is after the end of a rule, which is an instant, or a time or the last day by the clocks at the start. */
function endOf(until: ICAL.Time | null, { clock }: Moment): (wall: number) => boolean {
  if (!until) return () => false
  const end = until.toUnixTime() * 1000
  if (until.isDate) return (wall) => wall >= end + dayMs
  return until.zone === ICAL.Timezone.utcTimezone ? (wall) => clock(wall) > end : (wall) => wall > end
}
