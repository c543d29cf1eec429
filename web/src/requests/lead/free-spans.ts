import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { openingOn, openTimesOn } from '../../calendar/opening-hours.ts'
import { hourMs } from '../../calendar/instants.ts'
import { instantOf } from '../../calendar/place-clock.ts'

/** A stretch of time, in ms. */
export interface Span {
  from: number
  to: number
}

/** A space counts as free on a day if it is for so long at a time, in the match as well. */
export const leastFree = 3 * hourMs

export const lengthOf = ({ from, to }: Span) => to - from
export const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to

/** What is left of these stretches without the others. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, gone) =>
      left.flatMap((span) =>
        overlap(span, gone)
          ? [
              { from: span.from, to: gone.from },
              { from: gone.to, to: span.to },
            ].filter((part) => lengthOf(part) > 0)
          : [span],
      ),
    [...spans],
  )
}

/** Stretches in order, of which those that touch are one. */
export function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const { from, to } of spans) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

/** The first of the longest. */
export const longestOf = (spans: readonly Span[]): Span | undefined =>
  spans.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]

/** The hours of a day that can be held. */
export interface HoldDay {
  day: string
  /** From midnight to midnight. */
  whole: Span
  /** From opening to closing, but no later than midnight, or as the host chose. Null: the page is closed, and the host chose none. */
  window: Span | null
  /** When the page is open on the day, nights of the day before included. */
  open: Span[]
  /** The host chose the hours. */
  isChosen: boolean
}

/** Whether the chosen hours go beyond the opening hours. */
export const isOutsideHours = ({ window, open, isChosen }: HoldDay): boolean =>
  isChosen && window !== null && without([window], open).length > 0

/** Times of day, such as `14:00`. A `to` of midnight is the end of the day. */
export interface ChosenHours {
  from: string
  to: string
}

const spanOfHours = (day: string, { from, to }: ChosenHours, timeZone: string): Span => ({
  from: instantOf(day, from, timeZone),
  to: instantOf(day, to === '00:00' ? '24:00' : to, timeZone),
})

/** The hours of a day that a hold has: those that the host chose or the opening hours, or the whole day if the page has none. */
export function holdDay(
  day: string,
  hours: readonly OpeningHours[],
  timeZone: string,
  chosen?: ChosenHours,
): HoldDay {
  const whole = { from: instantOf(day, '00:00', timeZone), to: instantOf(addDays(day, 1), '00:00', timeZone) }
  const opening = openingOn(day, hours, timeZone)
  const usual = opening && { from: opening.opens, to: Math.min(opening.closes, whole.to) }
  return {
    day,
    whole,
    window: chosen ? spanOfHours(day, chosen, timeZone) : usual === undefined ? whole : usual,
    open: joined(openTimesOn(day, hours, timeZone)),
    isChosen: chosen !== undefined,
  }
}
