import { counted } from '../components/format.ts'
import { shortened } from '../page/shortened.ts'
import { dayWords, timeOfDay } from '../page/time-of-day.ts'
import type { CalendarChange, CalendarEntry, CalendarSpace, Conflict } from './calendar-calls.ts'
import type { Column } from './columns.ts'
import { atPlace } from './place-clock.ts'

/** Characters of a name in a message. */
const longestName = 60
export const shortName = (name: string) => shortened(name, longestName)

type Times = Pick<CalendarEntry, 'starts' | 'ends'>

/** `3–10 PM`, `10 AM – 2 PM`, `6 PM – 2 AM`. */
export function hourWords(starts: string | number, ends: string | number, timeZone: string): string {
  const from = atPlace(starts, timeZone)
  const to = atPlace(ends, timeZone)
  const [start, end] = [timeOfDay(from.time), timeOfDay(to.time)]
  const isShort = from.day === to.day && start.slice(-2) === end.slice(-2)
  return isShort ? `${start.slice(0, -3)}–${end}` : `${start} – ${end}`
}

/** `3–10 PM`, `10 AM – 2 PM`, or with days where it ends on another one. */
export function timeWords({ starts, ends }: Times, timeZone: string): string {
  const from = atPlace(starts, timeZone)
  const to = atPlace(ends, timeZone)
  if (from.day === to.day) return hourWords(starts, ends, timeZone)
  return `${dayWords(from.day)}, ${timeOfDay(from.time)} – ${dayWords(to.day)}, ${timeOfDay(to.time)}`
}

/** Its part of one day: `3–5 PM`, `From 3 PM`, `Until 10 PM`, `All day`. A night belongs to the day on which it begins. */
export function dayTimeWords(
  { starts, ends }: Times,
  { from, to }: Pick<Column, 'from' | 'to'>,
  timeZone: string,
): string {
  const [isFirst, isLast] = [Date.parse(starts) >= from, Date.parse(ends) <= to]
  if (isFirst && isLast) return hourWords(starts, ends, timeZone)
  if (isFirst) return `From ${timeOfDay(atPlace(starts, timeZone).time)}`
  return isLast ? `Until ${timeOfDay(atPlace(ends, timeZone).time)}` : 'All day'
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

/** Characters of a name beside its lanes, and of those at its end, where the number is. */
const laneName = { longest: 30, end: 10 }
/** `Championship softba…diamond 12`. */
export const laneNameOf = (name: string) =>
  name.length > laneName.longest
    ? `${name.slice(0, laneName.longest - laneName.end - 1)}…${name.slice(-laneName.end)}`
    : name

/** The name without its last number, and the number. */
const numbered = (name: string) => {
  const [, stem, digits] = /^(.*\D)([1-9]\d*)$/.exec(name) ?? []
  return stem === undefined ? undefined : { stem, number: Number(digits) }
}

/** `Field 1–4, Room 1`: whole spaces whose numbers follow each other as a range. */
export function spaceRunWords(
  unitIds: readonly string[],
  spaces: readonly Pick<CalendarSpace, 'name' | 'units'>[],
): string {
  const runs: string[][] = []
  for (const space of spaces) {
    const words = spaceWords(unitIds, [space])
    if (words === '') continue
    const run = runs.at(-1)
    const [before, own] = [numbered(run?.at(-1) ?? ''), words === space.name ? numbered(words) : undefined]
    const isNext = before !== undefined && before.stem === own?.stem && before.number + 1 === own.number
    if (isNext) run?.push(words)
    else runs.push([words])
  }
  // Two are as short by their names.
  return runs
    .map((run) => (run.length < 3 ? run.join(', ') : `${run[0]}–${numbered(run.at(-1) ?? '')?.number}`))
    .join(', ')
}

/** `Field 1 A, Sat, Jun 14, 9–11 AM, then kept free for 15 minutes`. */
export function conflictWords(
  conflict: Conflict,
  spaces: readonly CalendarSpace[],
  timeZone: string,
): string {
  const { unitIds, bufferMinutes } = conflict
  const use = `${spaceWords(unitIds, spaces)}, ${whenWords(conflict, timeZone)}`
  return bufferMinutes > 0 ? `${use}, then kept free for ${counted(bufferMinutes, 'minute')}` : use
}

/** Where and when the first entry of a change was or is, or both if it was moved. */
export function changedUse(
  { action, from, to }: Pick<CalendarChange, 'action' | 'from' | 'to'>,
  spaces: readonly CalendarSpace[],
  timeZone: string,
): string {
  const words = (use: NonNullable<CalendarChange['to']>) =>
    [spaceWords(use.unitIds, spaces), whenWords(use, timeZone)].filter(Boolean).join(', ')
  if (action === 'moved' && from && to) return `From ${words(from)} to ${words(to)}`
  const only = to ?? from
  return only ? words(only) : ''
}

/** The name of a space, or that of all if the id is null. */
export const spaceName = (spaceId: string | null, spaces: readonly CalendarSpace[]) =>
  spaces.find(({ id }) => id === spaceId)?.name ?? 'All spaces'

const places = ['1st', '2nd', '3rd']
/** The place of a hold in line. */
export const placeWords = (place: number) => places[place - 1] ?? `${place}th`

/** What a booking is called that the page is asked to release. */
export const releaseWords = 'Release?'

/** What an entry is, as tags and screen readers say it. */
export function lookOf({ kind, seriesId, place, isBlocked, expiresDate, release }: CalendarEntry) {
  if (kind === 'Blackout') return { look: 'blackout', words: 'Closed' } as const
  if (release !== null) return { look: 'booked', words: releaseWords } as const
  if (kind === 'Booking')
    return seriesId === null
      ? ({ look: 'booked', words: 'Booked' } as const)
      : ({ look: 'recurring', words: 'Recurring' } as const)
  if (place === null || expiresDate === null) return { look: 'ended', words: 'Hold ran out' } as const
  if (isBlocked) return { look: 'queued', words: 'Hold of a taken time' } as const
  return { look: place === 1 ? 'hold' : 'queued', words: `${placeWords(place)} hold` } as const
}

/** What taking an entry out of the calendar is called. */
export const removalVerb = ({ kind, release }: Pick<CalendarEntry, 'kind' | 'release'>) =>
  kind === 'Hold' || release !== null ? 'Release' : 'Remove'

/** `Moved Spring Cup to Field 1, Sat, Apr 17, 3–5 PM.` */
export const movedWords = (
  to: Pick<CalendarEntry, 'title' | 'unitIds' | 'starts' | 'ends'>,
  spaces: readonly Pick<CalendarSpace, 'name' | 'units'>[],
  timeZone: string,
) =>
  `Moved ${shortName(to.title)} to ${[spaceRunWords(to.unitIds, spaces), whenWords(to, timeZone)].filter(Boolean).join(', ')}.`
