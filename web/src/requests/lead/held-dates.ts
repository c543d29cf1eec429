import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { daysOf, liveHolds, unheldDays } from '@app/contract/rules/unheld-days.ts'
import { shortRange } from '../../page/fit-words.ts'
import { listOf } from '../../components/format.ts'
import type { BidHold } from '../request-calls.ts'

type Hold = Pick<BidHold, 'state' | 'firstDay' | 'lastDay'>

export interface Dates {
  from: string
  to: string
}

/** Days as ranges of days in a row. */
export function rangesOf(days: readonly string[]): Dates[] {
  const ranges: Dates[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day
    else ranges.push({ from: day, to: day })
  }
  return ranges
}

/** The days that are held, as ranges of days in a row. */
export const heldRanges = (holds: readonly Hold[]): Dates[] =>
  rangesOf(
    [...new Set(liveHolds(holds).flatMap(({ firstDay, lastDay }) => daysOf(firstDay, lastDay)))].toSorted(),
  )

/** `Apr 22 – 25 and Apr 28`. */
export const rangesText = (ranges: readonly Dates[]) =>
  listOf(ranges.map(({ from, to }) => shortRange(from, to)))

/** Those held days in a row that have most in common with some dates, and then the most. Undefined if nothing is held. */
export function rangeNear(dates: Dates, holds: readonly Hold[]): Dates | undefined {
  const common = ({ from, to }: Dates) => {
    const [first, last] = [from > dates.from ? from : dates.from, to < dates.to ? to : dates.to]
    return first > last ? 0 : countDays(first, last)
  }
  return heldRanges(holds).toSorted(
    (a, b) => common(b) - common(a) || countDays(b.from, b.to) - countDays(a.from, a.to),
  )[0]
}

export interface DatesGap {
  /** The held days to offer instead. */
  held: Dates
  /** The days that are offered and not held. */
  unheld: string[]
  unheldText: string
  /** None of the offered days is held, which the API refuses. */
  isApart: boolean
}

/** How the dates that are offered differ from those that are held. Null if they agree, nothing is held, or none are chosen. */
export function gapOf({ from, to }: Dates, holds: readonly Hold[]): DatesGap | null {
  if (from === '' || to === '') return null
  const held = rangeNear({ from, to }, holds)
  const unheld = unheldDays({ from, to }, holds)
  if (held === undefined || unheld.length === 0) return null
  return {
    held,
    unheld,
    unheldText: rangesText(rangesOf(unheld)),
    isApart: unheld.length === countDays(from, to),
  }
}
