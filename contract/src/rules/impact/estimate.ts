import type { Inputs, Range, SegmentName } from './inputs.ts'
import { outcomeAt, type Outcome } from './outcome.ts'

/** The range of everything in an outcome. */
export interface Estimate extends Record<Exclude<keyof Outcome, 'segments'>, Range> {
  segments: Record<SegmentName, Range>
}

/**
 * The ranges of what an event brings. Every part of an outcome grows with every level, so the ends are the outcomes with all
 * inputs at the one or the other end. Arithmetic on intervals would count an input in two places as two.
 */
export function estimateOf(inputs: Inputs): Estimate {
  const low = outcomeAt(inputs, () => 0)
  const high = outcomeAt(inputs, () => 1)
  const range = (of: (outcome: Outcome) => number) => ({ low: of(low), high: of(high) })
  return {
    spending: range(({ spending }) => spending),
    segments: {
      players: range(({ segments }) => segments.players),
      spectators: range(({ segments }) => segments.spectators),
      coaches: range(({ segments }) => segments.coaches),
      officials: range(({ segments }) => segments.officials),
    },
    visitors: range(({ visitors }) => visitors),
    roomNights: range(({ roomNights }) => roomNights),
    lodging: range(({ lodging }) => lodging),
    other: range(({ other }) => other),
    organizer: range(({ organizer }) => organizer),
    tax: range(({ tax }) => tax),
  }
}
