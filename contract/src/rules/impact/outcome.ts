import {
  inputBounds,
  segmentNames,
  type InputName,
  type Inputs,
  type Range,
  type SegmentInput,
  type SegmentName,
} from './inputs.ts'

/** Where each input is in its range: 0 at the end with less spending, 1 at the end with more. */
export type Level = (name: InputName) => number

/** What an event brings, with every input at one value. Money is in US dollars. */
export interface Outcome {
  /** Of visitors and the organizer. */
  spending: number
  /** The part of each segment. Without lodging, if hotels counted the room nights. */
  segments: Record<SegmentName, number>
  visitors: number
  roomNights: number
  lodging: number
  /** What visitors spend besides lodging. */
  other: number
  organizer: number
  /** Taxes on hotel rooms. */
  tax: number
}

function valueAt({ low, high }: Range, name: InputName, level: Level) {
  const share = inputBounds[name].isMore ? level(name) : 1 - level(name)
  // Exact at both ends, unlike `low + share * (high - low)`.
  return low * (1 - share) + high * share
}

/**
 * Evaluates the formula at one value of each input. An input has the same level in all segments. A bed costs the rate of a room
 * divided by the people in it, so that spending and taxes depend on one rate.
 */
export function outcomeAt({ segments, event }: Inputs, level: Level): Outcome {
  const isCounted = event.roomNights !== null
  const roomRate = valueAt(event.roomRate, 'roomRate', level)
  const partOf = (segment: SegmentName) => {
    const value = (name: SegmentInput) => valueAt(segments[segment][name], name, level)
    const visitors = value('people') * (1 - value('local')) * (1 - value('casual'))
    const roomNights = (visitors * value('nights')) / value('perRoom')
    const other = visitors * value('days') * value('other')
    return { visitors, roomNights, other, spending: other + (isCounted ? 0 : roomNights * roomRate) }
  }
  const parts = {
    players: partOf('players'),
    spectators: partOf('spectators'),
    coaches: partOf('coaches'),
    officials: partOf('officials'),
  }
  const sum = (name: 'visitors' | 'roomNights' | 'other') =>
    segmentNames.reduce((total, segment) => total + parts[segment][name], 0)
  const roomNights =
    event.roomNights === null ? sum('roomNights') : valueAt(event.roomNights, 'roomNights', level)
  const lodging = roomNights * roomRate
  const other = sum('other')
  const organizer = valueAt(event.organizer, 'organizer', level)
  return {
    spending: lodging + other + organizer,
    segments: {
      players: parts.players.spending,
      spectators: parts.spectators.spending,
      coaches: parts.coaches.spending,
      officials: parts.officials.spending,
    },
    visitors: sum('visitors'),
    roomNights,
    lodging,
    other,
    organizer,
    tax: lodging * valueAt(event.taxRate, 'taxRate', level),
  }
}
