import { addDays, countDays } from '../rules/calendar-date.ts'
import { longestRangeDays, type RateRange } from './room-schema.ts'

/** What differs on the nights of a range. */
export type NightChange = Omit<RateRange, 'from' | 'to'>

/** What holds on nights without a range. */
const unchanged: NightChange = {
  rate: null,
  minStay: null,
  isClosed: false,
  isClosedToArrival: false,
  count: null,
}

const isSame = (a: NightChange, b: NightChange) =>
  a.rate === b.rate &&
  a.minStay === b.minStay &&
  a.isClosed === b.isClosed &&
  a.isClosedToArrival === b.isClosedToArrival &&
  a.count === b.count

/** The parts of the ranges from one night to another. Without an end, to the last one. */
const clipped = (ranges: readonly RateRange[], from: string | undefined, to: string | undefined) =>
  ranges
    .map((range) => ({
      ...range,
      from: from !== undefined && range.from < from ? from : range.from,
      to: to !== undefined && range.to > to ? to : range.to,
    }))
    .filter((range) => range.from <= range.to)

/** The ranges with the nights between them, so that every night from the first to the last is in one. */
function filled(ranges: readonly RateRange[], from: string, to: string): RateRange[] {
  const all: RateRange[] = []
  let next = from
  for (const range of ranges) {
    if (next < range.from) all.push({ ...unchanged, from: next, to: addDays(range.from, -1) })
    all.push(range)
    next = addDays(range.to, 1)
  }
  return next <= to ? [...all, { ...unchanged, from: next, to }] : all
}

/** As few ranges as say the same: neighbors that are equal become one, none is longer than a range may be. */
function merged(ranges: readonly RateRange[]): RateRange[] {
  const runs: RateRange[] = []
  for (const range of ranges.filter((one) => !isSame(one, unchanged))) {
    const before = runs.at(-1)
    if (before !== undefined && isSame(before, range) && addDays(before.to, 1) === range.from)
      runs[runs.length - 1] = { ...before, to: range.to }
    else runs.push(range)
  }
  return runs.flatMap(pieces)
}

/** A range in pieces that aren't too long. */
function pieces(range: RateRange): RateRange[] {
  if (countDays(range.from, range.to) <= longestRangeDays) return [range]
  const to = addDays(range.from, longestRangeDays - 1)
  return [{ ...range, to }, ...pieces({ ...range, from: addDays(to, 1) })]
}

/**
 * The ranges of a room type after a change of its nights, `from` the first `to` the last one, which isn't before it. What the change
 * leaves out stays as it is on each night, and null takes back what differed.
 */
export function withNights(
  ranges: readonly RateRange[],
  from: string,
  to: string,
  change: Partial<NightChange>,
): RateRange[] {
  const changed = filled(clipped(ranges, from, to), from, to).map((range) => ({ ...range, ...change }))
  return merged([
    ...clipped(ranges, undefined, addDays(from, -1)),
    ...changed,
    ...clipped(ranges, addDays(to, 1), undefined),
  ])
}
