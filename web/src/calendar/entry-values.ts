import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf, type Weekday } from '@app/contract/rules/weekdays.ts'
import type { CalendarApi, CalendarEntry } from './calendar-calls.ts'
import type { Wish } from './lane-props.ts'
import { dayWords } from './calendar-words.ts'
import { openingOn, type OpeningHours } from './columns.ts'
import { atPlace, instantOf } from './place-clock.ts'

export type Draft = Parameters<CalendarApi['entries']['create']>[0]['data']
type SeriesDraft = Parameters<CalendarApi['series']['create']>[0]['data']

/** What the form of an entry holds, by the place's clock. */
export interface EntryValues {
  kind: CalendarEntry['kind']
  title: string
  note: string
  unitIds: readonly string[]
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  /** The last day of a hold. */
  expiresDay: string
  isRepeated: boolean
  weekdays: readonly Weekday[]
  lastDay: string
}

/** How long a hold lasts unless somebody says otherwise. */
const holdDays = 14

export function valuesOfWish(
  { kind = 'Booking', unitIds, starts, ends }: Wish,
  timeZone: string,
  today: string,
): EntryValues {
  const [from, to] = [atPlace(starts, timeZone), atPlace(ends, timeZone)]
  const latest = addDays(today, holdDays)
  return {
    kind,
    title: '',
    note: '',
    unitIds,
    startDay: from.day,
    startTime: from.time,
    endDay: to.day,
    endTime: to.time,
    expiresDay: latest < from.day ? latest : from.day,
    isRepeated: false,
    weekdays: [weekdayOf(from.day)],
    lastDay: addDays(from.day, 7 * 9),
  }
}

export function valuesOfEntry(entry: CalendarEntry, timeZone: string, today: string): EntryValues {
  const { kind, title, note, unitIds, expiresDate } = entry
  const wish = { unitIds: [...unitIds], starts: Date.parse(entry.starts), ends: Date.parse(entry.ends) }
  const values = valuesOfWish(wish, timeZone, today)
  const expiresDay = expiresDate === null ? values.expiresDay : heldThrough(expiresDate, timeZone)
  return { ...values, kind, title, note: note ?? '', expiresDay }
}

/** The last day of a hold, which ends with the last minute of that day. */
export const heldThrough = (expiresDate: string, timeZone: string) =>
  atPlace(Date.parse(expiresDate) - 60_000, timeZone).day

const iso = (ms: number) => new Date(ms).toISOString()

/** A hold ends with its last day, and at the latest with what it holds. */
export function draftOf(values: EntryValues, timeZone: string): Draft {
  const { kind, title, note, unitIds } = values
  const ends = instantOf(values.endDay, values.endTime, timeZone)
  const expires = Math.min(instantOf(values.expiresDay || values.startDay, '24:00', timeZone), ends)
  return {
    kind,
    title: title.trim(),
    note: note.trim() === '' ? null : note.trim(),
    unitIds: [...unitIds],
    starts: iso(instantOf(values.startDay, values.startTime, timeZone)),
    ends: iso(ends),
    expiresDate: kind === 'Hold' ? iso(expires) : null,
  }
}

export const seriesOf = ({
  kind,
  title,
  note,
  unitIds,
  startDay,
  startTime,
  endTime,
  weekdays: days,
  lastDay,
}: EntryValues): SeriesDraft => ({
  kind: kind === 'Blackout' ? 'Blackout' : 'Booking',
  title: title.trim(),
  note: note.trim() === '' ? null : note.trim(),
  unitIds: [...unitIds],
  weekdays: [...days],
  from: startTime,
  to: endTime,
  firstDay: startDay,
  lastDay,
})

/** What is missing or wrong, by field. The server checks everything else. */
export function problemsOf(values: EntryValues): Map<string, string> {
  const problems = new Map<string, string>()
  if (values.title.trim() === '') problems.set('title', 'Say what it is for.')
  if (values.unitIds.length === 0) problems.set('unitIds', 'Choose at least one space.')
  for (const [field, value] of [
    ['starts', values.startDay && values.startTime],
    ['ends', values.endDay && values.endTime],
  ] as const)
    if (value === '') problems.set(field, 'Enter a day and a time.')
  if (values.kind === 'Hold' && values.expiresDay === '') problems.set('expiresDate', 'Enter its last day.')
  if (values.isRepeated && values.weekdays.length === 0) problems.set('weekdays', 'Choose at least one day.')
  if (values.isRepeated && values.lastDay === '') problems.set('lastDay', 'Enter its last day.')
  return problems
}

/** Why an entry is unusual, which may still be stored: it begins or ends outside the opening hours. */
export function hoursWarning(
  { kind, startDay, startTime, endDay, endTime }: EntryValues,
  hours: readonly OpeningHours[],
): string | undefined {
  if (kind === 'Blackout' || startDay === '' || endDay === '') return undefined
  const [first, last] = [openingOn(startDay, hours), openingOn(endDay, hours)]
  if (first === null) return `Closed on ${dayWords(startDay)}.`
  if (last === null) return `Closed on ${dayWords(endDay)}.`
  const isEarly = first !== undefined && (startTime < first.opens || startTime >= first.closes)
  const isLate = last !== undefined && (endTime > last.closes || endTime <= last.opens)
  return isEarly || isLate ? 'Outside the opening hours.' : undefined
}
