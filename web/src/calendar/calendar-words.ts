import { timeOfDay } from '../page/time-of-day.ts'
import type { CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { atPlace } from './place-clock.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
/** `Sat, Apr 17`. */
export const dayWords = (date: string) => dayFormat.format(new Date(date))

type Times = Pick<CalendarEntry, 'starts' | 'ends'>

/** `3–10 PM`, `10 AM – 2 PM`, or with days where it ends on another one. */
export function timeWords({ starts, ends }: Times, timeZone: string): string {
  const from = atPlace(starts, timeZone)
  const to = atPlace(ends, timeZone)
  const [start, end] = [timeOfDay(from.time), timeOfDay(to.time)]
  if (from.day === to.day)
    return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)}–${end}` : `${start} – ${end}`
  return `${dayWords(from.day)}, ${start} – ${dayWords(to.day)}, ${end}`
}

/** Its part of one day: `3–5 PM`, `From 3 PM`, `Until 10 PM`, `All day`. */
export function dayTimeWords(times: Times, day: string, timeZone: string): string {
  const from = atPlace(times.starts, timeZone)
  const to = atPlace(times.ends, timeZone)
  if (from.day === to.day) return timeWords(times, timeZone)
  if (from.day === day) return `From ${timeOfDay(from.time)}`
  return to.day === day ? `Until ${timeOfDay(to.time)}` : 'All day'
}

/** `Sat, Apr 17, 3–5 PM`. */
export function whenWords(times: Times, timeZone: string): string {
  const from = atPlace(times.starts, timeZone)
  const text = timeWords(times, timeZone)
  return from.day === atPlace(times.ends, timeZone).day ? `${dayWords(from.day)}, ${text}` : text
}

/** `Field 1, Field 2 A`: whole spaces by their name, parts with their label. */
export const spaceWords = (
  unitIds: readonly string[],
  spaces: readonly Pick<CalendarSpace, 'name' | 'units'>[],
) =>
  spaces
    .flatMap(({ name, units }) => {
      const own = units.filter(({ id }) => unitIds.includes(id))
      if (own.length === 0) return []
      return own.length === units.length ? [name] : [`${name} ${own.map(({ label }) => label).join(' ')}`]
    })
    .join(', ')

/** The name of a space, or that of all if the id is null. */
export const spaceName = (spaceId: string | null, spaces: readonly CalendarSpace[]) =>
  spaces.find(({ id }) => id === spaceId)?.name ?? 'All spaces'

const places = ['1st', '2nd', '3rd']
/** The place of a hold in line. */
export const placeWords = (place: number) => places[place - 1] ?? `${place}th`

/** What an entry is, as tags and screen readers say it. */
export function lookOf({ kind, seriesId, place, expiresDate }: CalendarEntry) {
  if (kind === 'Blackout') return { look: 'blackout', words: 'Closed' } as const
  if (kind === 'Booking')
    return seriesId === null
      ? ({ look: 'booked', words: 'Booked' } as const)
      : ({ look: 'recurring', words: 'Recurring' } as const)
  if (place === null || expiresDate === null) return { look: 'ended', words: 'Hold ran out' } as const
  return { look: place === 1 ? 'hold' : 'queued', words: `${placeWords(place)} hold` } as const
}
