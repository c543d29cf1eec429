// Without zod, because the page recalculates with the same rules.

/** From a low to a high end, both included. */
export interface Range {
  low: number
  high: number
}

/** The groups of people who come to an event. */
export const segmentNames = ['players', 'spectators', 'coaches', 'officials'] as const
export type SegmentName = (typeof segmentNames)[number]

interface Bounds {
  least: number
  most: number
  /** Whether a higher value means more spending. */
  isMore: boolean
  isWhole?: true
}

/** What is stated of each segment. Money is in US dollars, shares are from 0 to 1. */
export const segmentInputs = {
  people: { least: 0, most: 1_000_000, isMore: true, isWhole: true },
  /** The share that lives nearby. */
  local: { least: 0, most: 1, isMore: false },
  /** The share of the others that would be in town without the event. */
  casual: { least: 0, most: 1, isMore: false },
  /** In paid lodging, as the average of all visitors, including those who don't stay. */
  nights: { least: 0, most: 60, isMore: true },
  /** People in a hotel room. */
  perRoom: { least: 1, most: 20, isMore: false },
  days: { least: 0, most: 60, isMore: true },
  /** What a visitor spends a day, besides lodging. */
  other: { least: 0, most: 10_000, isMore: true },
} as const satisfies Record<string, Bounds>
export type SegmentInput = keyof typeof segmentInputs

/** What is stated of the event as a whole. */
export const eventInputs = {
  /** A room for a night, without taxes. */
  roomRate: { least: 0, most: 10_000, isMore: true },
  /** The taxes on a hotel room, as a share of its rate. */
  taxRate: { least: 0, most: 0.5, isMore: true },
  /** What the organizer spends nearby. */
  organizer: { least: 0, most: 100_000_000, isMore: true },
  /** Room nights as counted by hotels. They replace those of the segments. */
  roomNights: { least: 0, most: 1_000_000, isMore: true, isWhole: true },
} as const satisfies Record<string, Bounds>
export type EventInput = keyof typeof eventInputs

export type InputName = SegmentInput | EventInput
export const inputBounds: Record<InputName, Bounds> = { ...segmentInputs, ...eventInputs }
export const segmentInputNames = keysOf(segmentInputs)
export const eventInputNames = keysOf(eventInputs)
export const inputNames: readonly InputName[] = [...segmentInputNames, ...eventInputNames]

/** The ranges of everything. Without `roomNights`, hotels counted nothing. */
export interface Inputs<R extends Range = Range> {
  segments: Record<SegmentName, Record<SegmentInput, R>>
  event: Record<Exclude<EventInput, 'roomNights'>, R> & { roomNights: R | null }
}

export function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  const keys: K[] = []
  for (const key in record) keys.push(key)
  return keys
}
