import type { Part } from './calendar-components.ts'
import { readRule } from './rule.ts'
import { ruleDates } from './rule-dates.ts'
import { dayMs, readOffset, readTime } from './written-times.ts'
import { offsetClock, type ZoneClock } from './zone-clock.ts'

/** When clocks change from one offset from UTC to another, by what they show before. All in ms. */
export interface Observance {
  from: number
  to: number
  walls: number[]
  /** Recurrence rules that begin with the first of the walls, or long ago. */
  rules: string[]
  /** How much later than the dates of the rules clocks change. */
  shift?: number
}

/** For which instants changes are worked out. Before the first one, clocks show what they showed just before it. */
export interface ChangeWindow {
  from: number
  to: number
}

/** Five hundred years of clocks that change twice a year. */
const mostChanges = 1000

/** Throws for what no VTIMEZONE has. */
export function observanceOf({ properties }: Part): Observance {
  const valuesOf = (name: string) => properties.filter((one) => one.name === name).map(({ value }) => value)
  const offsetOf = (name: string) => readOffset(valuesOf(name)[0] ?? '')
  const [from, to] = [offsetOf('TZOFFSETFROM'), offsetOf('TZOFFSETTO')]
  const walls = [
    ...valuesOf('DTSTART').slice(0, 1),
    ...valuesOf('RDATE').flatMap((list) => list.split(',')),
  ].map((text) => readTime(text)?.wall ?? Number.NaN)
  if (to === undefined || walls.length === 0 || walls.some(Number.isNaN))
    throw new Error('the zone has no offset')
  return { from: from ?? to, to, walls, rules: valuesOf('RRULE') }
}

/** Of a time that the clocks show twice, it is the first. A time that they skip is as much later as they jump. */
export function clockOfObservances(observances: readonly Observance[], window: ChangeWindow): ZoneClock {
  const changes = observances
    .flatMap(({ from, to, walls, rules, shift = 0 }) =>
      [...walls, ...rules.flatMap((text) => ruleWalls(text, walls[0], from, window))].map((wall) => ({
        at: wall + shift - from,
        from,
        to,
      })),
    )
    .toSorted((one, other) => one.at - other.at)
  const [first] = changes
  if (!first) throw new Error('the zone has no offset')
  return (wall) => {
    const change = changes.findLast(({ at, from, to }) => wall >= at + Math.max(from, to))
    return wall - (change?.to ?? first.from)
  }
}

function ruleWalls(text: string, first = 0, offset: number, window: ChangeWindow): number[] {
  const rule = readRule(text)
  let steps = 0
  const dates = ruleDates({
    rule,
    start: { wall: first, isDay: false, clock: offsetClock(offset) },
    // Of a rule that has ended, the last change counts until now.
    from: rule.until ? first : window.from - 400 * dayMs,
    to: window.to + 400 * dayMs,
    onStep: () => {
      if (++steps > mostChanges) throw new Error('the clocks change too often')
    },
  })
  return [...dates]
}
