import type { Rule } from './rule.ts'
import { dayNumber, firstOfMonth, ruleDays, startOfWeek } from './rule-days.ts'
import { dayMs, type WrittenTime } from './written-times.ts'
import type { ZoneClock } from './zone-clock.ts'

interface Dates {
  rule: Rule
  start: { wall: number; isDay: boolean; clock: ZoneClock }
  /** What the clocks show. Dates before `from` may be left out. */
  from: number
  to: number
  /** Called for each date that is looked at, and for each day, week, month or year without one. Throws when that is enough. */
  onStep: () => void
}

/** The dates of a rule, as the clocks at its start show them, in order. Ends at `to` whatever the rule says. */
export function* ruleDates(dates: Dates): Generator<number> {
  const { rule, start, to } = dates
  const isOver = endOf(rule.until, start)
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (const period of periods(dates)) {
    const walls = rule.positions ? picked(period, rule.positions) : period
    for (const wall of walls) {
      if (wall < start.wall) continue
      if (wall >= to || left <= 0 || isOver(wall)) return
      left--
      yield wall
    }
  }
}

const picked = (walls: number[], positions: number[]) =>
  walls.filter((_wall, at) => positions.includes(at + 1) || positions.includes(at - walls.length))

const unitMs: ReadonlyMap<string, number> = new Map([
  ['SECONDLY', 1000],
  ['MINUTELY', 60_000],
  ['HOURLY', 3_600_000],
])

/** The dates of each year, month, week, day, hour, minute or second in which the rule may have some. */
function periods(dates: Dates): Iterable<number[]> {
  const { rule, start } = dates
  const unit = start.isDay ? undefined : unitMs.get(rule.frequency)
  return unit === undefined ? longPeriods(dates) : shortPeriods(dates, unit)
}

function* longPeriods({ rule, start, from, to, onStep }: Dates): Generator<number[]> {
  const firstDay = dayNumber(start.wall)
  const daysBetween = ruleDays(rule, firstDay)
  const times = start.isDay ? [0] : timesOf(rule, start.wall - firstDay * dayMs)
  // With a number of dates, all of them have to be counted.
  const skipTo = rule.count === undefined ? dayNumber(Math.max(from, start.wall)) : firstDay
  const { startOf, stepsTo } = calendarOf(rule, firstDay)
  for (let step = Math.max(0, stepsTo(skipTo)); ; step++) {
    const [first, end] = [startOf(step * rule.interval), startOf(step * rule.interval + 1)]
    if (first * dayMs >= to) return
    const walls: number[] = []
    for (const day of daysBetween(first, end))
      for (const time of times) {
        onStep()
        walls.push(day * dayMs + time)
      }
    if (walls.length === 0) onStep()
    yield walls
  }
}

/** The day on which so many years, months, weeks or days after the first one begin, and how many steps of the rule lead to a day. */
function calendarOf({ frequency, interval, weekStart }: Rule, firstDay: number) {
  const first = new Date(firstDay * dayMs)
  const monthsTo = (day: number) => {
    const date = new Date(day * dayMs)
    return (date.getUTCFullYear() - first.getUTCFullYear()) * 12 + date.getUTCMonth() - first.getUTCMonth()
  }
  const steps = (count: number) => Math.floor(count / interval)
  if (frequency === 'YEARLY')
    return {
      startOf: (years: number) => firstOfMonth(first.getUTCFullYear() + years, 0),
      stepsTo: (day: number) => steps(new Date(day * dayMs).getUTCFullYear() - first.getUTCFullYear()),
    }
  if (frequency === 'MONTHLY')
    return {
      startOf: (months: number) => firstOfMonth(first.getUTCFullYear(), first.getUTCMonth() + months),
      stepsTo: (day: number) => steps(monthsTo(day)),
    }
  const length = frequency === 'WEEKLY' ? 7 : 1
  const start = frequency === 'WEEKLY' ? startOfWeek(firstDay, weekStart) : firstDay
  return {
    startOf: (count: number) => start + count * length,
    stepsTo: (day: number) => steps((day - start) / length),
  }
}

/** Times of a day, in ms after midnight. */
function timesOf({ hours, minutes, seconds }: Rule, first: number): number[] {
  const found: number[] = []
  for (const hour of hours ?? [Math.floor(first / 3_600_000)])
    for (const minute of minutes ?? [Math.floor(first / 60_000) % 60])
      for (const second of seconds ?? [Math.floor(first / 1000) % 60])
        found.push(((hour * 60 + minute) * 60 + second) * 1000)
  return found.toSorted((one, other) => one - other)
}

/** By hours, minutes or seconds. Days and hours that the rule doesn't admit are skipped at once. */
function* shortPeriods({ rule, start, from, to, onStep }: Dates, unit: number): Generator<number[]> {
  const base = Math.floor(start.wall / unit) * unit
  const length = unit * rule.interval
  const daysBetween = ruleDays(rule, dayNumber(start.wall))
  const isWanted = lastAnswer((day) => !daysBetween(day, day + 1).next().done)
  const minutes = unit > 60_000 ? (rule.minutes ?? [Math.floor(start.wall / 60_000) % 60]) : [0]
  const seconds = unit > 1000 ? (rule.seconds ?? [Math.floor(start.wall / 1000) % 60]) : [0]
  const offsets = minutes
    .flatMap((minute) => seconds.map((second) => (minute * 60 + second) * 1000))
    .toSorted((one, other) => one - other)
  const stepsTo = (wall: number) => Math.ceil((wall - base) / length)
  let step = rule.count === undefined ? Math.max(0, stepsTo(from) - 1) : 0
  for (let at = base + step * length; at < to; at = base + step * length) {
    const next = nextAdmitted(at, unit, rule, isWanted)
    if (next === at) step++
    else step = Math.max(step + 1, stepsTo(next))
    const walls = next === at ? offsets.map((offset) => at + offset) : []
    for (let count = Math.max(1, walls.length); count > 0; count--) onStep()
    yield walls
  }
}

/** Remembers the answer for a day, as the next question is mostly about the same one. */
function lastAnswer(ask: (day: number) => boolean): (day: number) => boolean {
  let last = Number.NaN
  let answer = false
  return (day) => {
    if (day !== last) answer = ask(day)
    last = day
    return answer
  }
}

/** The time itself if a rule admits it, or the beginning of the next day, hour or minute. */
function nextAdmitted(at: number, unit: number, rule: Rule, isWanted: (day: number) => boolean): number {
  const day = dayNumber(at)
  if (!isWanted(day)) return (day + 1) * dayMs
  if (rule.hours && !rule.hours.includes(Math.floor(at / 3_600_000) % 24)) return ceilTo(at, 3_600_000)
  if (unit <= 60_000 && rule.minutes && !rule.minutes.includes(Math.floor(at / 60_000) % 60))
    return ceilTo(at, 60_000)
  if (unit <= 1000 && rule.seconds && !rule.seconds.includes(Math.floor(at / 1000) % 60)) return at + 1000
  return at
}

const ceilTo = (at: number, length: number) => Math.floor(at / length + 1) * length

/** Whether a date is after the end of a rule, which is an instant, or a time or the last day by the clocks at the start. */
function endOf(until: WrittenTime | undefined, { clock, isDay }: Dates['start']): (wall: number) => boolean {
  if (!until) return () => false
  const end = until.wall
  if (until.isDay) return (wall) => wall >= end + dayMs
  // Days that end at midnight in UTC mean the day that is written.
  if (until.offset === undefined || (isDay && end % dayMs === 0)) return (wall) => wall > end
  const instant = end - until.offset
  return (wall) => clock(wall) > instant
}
