import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf, type Weekday } from '@app/contract/rules/weekdays.ts'
import type { CalendarApi, CalendarEntry } from './calendar-calls.ts'
import type { Selection } from './page-parts.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { openingOn } from './opening-hours.ts'
import { dayWords, timeOfDay } from '../page/time-of-day.ts'
import { textOf } from '../page/typed-values.ts'
import { iso, minuteMs } from './instants.ts'
import { atPlace, instantOf, isOnClock } from './place-clock.ts'

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
  /** Undefined until somebody chooses: the day of the first date. */
  weekdays: readonly Weekday[] | undefined
  lastDay: string
  /** Days without it, because their time is taken. */
  skippedDays: readonly string[]
}

/** How long a new hold lasts by default. */
const holdDays = 14

/** The last day of a hold unless somebody chooses another one: never after it starts. */
function usualExpiry(startDay: string, today: string): string {
  const latest = addDays(today, holdDays)
  return latest < startDay ? latest : startDay
}

/** The values with another start. The end of an entry of one day follows it, and so does a hold's usual expiry. */
export function movedStart(
  values: EntryValues,
  startDay: string,
  startTime: string,
  today: string,
): EntryValues {
  const { endDay, expiresDay } = values
  return {
    ...values,
    startDay,
    startTime,
    // Moves the end of an entry of one day with its start.
    endDay: endDay === values.startDay ? startDay : endDay,
    expiresDay:
      expiresDay === usualExpiry(values.startDay, today) && startDay !== ''
        ? usualExpiry(startDay, today)
        : expiresDay,
  }
}

export function valuesOfSelection(
  { kind = 'Booking', unitIds, starts, ends }: Selection,
  timeZone: string,
  today: string,
): EntryValues {
  const times = timesAtPlace({ starts, ends }, timeZone)
  return {
    kind,
    title: '',
    note: '',
    unitIds,
    ...times,
    expiresDay: usualExpiry(times.startDay, today),
    isRepeated: false,
    weekdays: undefined,
    lastDay: addDays(times.startDay, 7 * 9),
    skippedDays: [],
  }
}

export function timesAtPlace(
  { starts, ends }: { starts: string | number; ends: string | number },
  timeZone: string,
) {
  const [from, to] = [atPlace(starts, timeZone), atPlace(ends, timeZone)]
  return { startDay: from.day, startTime: from.time, endDay: to.day, endTime: to.time }
}

export function valuesOfEntry(entry: CalendarEntry, timeZone: string, today: string): EntryValues {
  const { kind, title, note, unitIds, expiresDate } = entry
  const selection = { kind, unitIds, starts: Date.parse(entry.starts), ends: Date.parse(entry.ends) }
  const values = valuesOfSelection(selection, timeZone, today)
  const expiresDay = expiresDate === null ? values.expiresDay : heldThrough(expiresDate, timeZone)
  return { ...values, title, note: note ?? '', expiresDay }
}

/** The last day of a hold, which ends with the last minute of that day. */
export const heldThrough = (expiresDate: string, timeZone: string) =>
  atPlace(Date.parse(expiresDate) - minuteMs, timeZone).day

const descriptionOf = ({ title, note, unitIds }: EntryValues) => ({
  title: title.trim(),
  note: textOf(note),
  unitIds: [...unitIds],
})

/** A hold ends with its last day, and at the latest with what it holds. */
export function draftOf(values: EntryValues, timeZone: string): Draft {
  const { kind } = values
  const ends = instantOf(values.endDay, values.endTime, timeZone)
  const expires = Math.min(instantOf(values.expiresDay || values.startDay, '24:00', timeZone), ends)
  return {
    kind,
    ...descriptionOf(values),
    starts: iso(instantOf(values.startDay, values.startTime, timeZone)),
    ends: iso(ends),
    expiresDate: kind === 'Hold' ? iso(expires) : null,
  }
}

/** The days of the week on which a series takes place. */
export const weekdaysOf = ({
  weekdays,
  startDay,
}: Pick<EntryValues, 'weekdays' | 'startDay'>): readonly Weekday[] =>
  weekdays ?? (startDay === '' ? [] : [weekdayOf(startDay)])

export const seriesOf = (values: EntryValues): SeriesDraft => ({
  kind: values.kind === 'Blackout' ? 'Blackout' : 'Booking',
  ...descriptionOf(values),
  weekdays: [...weekdaysOf(values)],
  from: values.startTime,
  to: values.endTime,
  firstDay: values.startDay,
  lastDay: values.lastDay,
  skippedDays: [...values.skippedDays],
})

/** Missing values by field. The server checks everything else. */
export function validationErrors(values: EntryValues, timeZone: string): Map<string, string> {
  const problems = new Map<string, string>()
  if (values.title.trim() === '') problems.set('title', 'Say what it is for.')
  if (values.unitIds.length === 0) problems.set('unitIds', 'Choose at least one space.')
  if (!values.startDay || !values.startTime) problems.set('starts', 'Enter a day and a time.')
  if (!values.endDay || !values.endTime) problems.set('ends', 'Enter a day and a time.')
  // A series is an hour later then.
  if (!values.isRepeated)
    for (const [field, day, time] of [
      ['starts', values.startDay, values.startTime],
      ['ends', values.endDay, values.endTime],
    ] as const)
      if (day && time && !isOnClock(day, time, timeZone))
        problems.set(
          field,
          `${timeOfDay(time)} doesn’t exist on ${dayWords(day)}: the clocks skip it that night.`,
        )
  if (values.kind === 'Hold' && values.expiresDay === '') problems.set('expiresDate', 'Enter its last day.')
  if (values.isRepeated && values.startDay !== '') {
    const chosen = weekdaysOf(values)
    const first = weekdayOf(values.startDay)
    if (chosen.length === 0) problems.set('weekdays', 'Choose at least one day.')
    else if (!chosen.includes(first))
      problems.set(
        'weekdays',
        `The first date, ${dayWords(values.startDay)}, would be left out. Choose ${first}, or change From.`,
      )
  }
  if (values.kind === 'Hold' && values.endDay && values.expiresDay > values.endDay)
    problems.set(
      'expiresDate',
      `A hold can’t outlast what it holds. Choose ${dayWords(values.endDay)} or earlier.`,
    )
  if (values.isRepeated && values.lastDay === '') problems.set('lastDay', 'Enter its last day.')
  return problems
}

/** A warning if an entry begins or ends outside the opening hours. It can be stored anyway. */
export function hoursWarning(
  { kind, startDay, startTime, endDay, endTime }: EntryValues,
  hours: readonly OpeningHours[],
  timeZone: string,
): string | undefined {
  if (kind === 'Blackout' || !startDay || !startTime || !endDay || !endTime) return undefined
  const starts = instantOf(startDay, startTime, timeZone)
  const ends = instantOf(endDay, endTime, timeZone)
  for (const [day, isOpen] of [
    [startDay, ({ opens, closes }: Opening) => opens <= starts && starts < closes],
    [endDay, ({ opens, closes }: Opening) => opens < ends && ends <= closes],
  ] as const) {
    // The night of the day before counts as well.
    const openings = [day, addDays(day, -1)].map((one) => openingOn(one, hours, timeZone))
    if (openings.some((opening) => opening === undefined || (opening && isOpen(opening)))) continue
    return openings[0] === null ? `Closed on ${dayWords(day)}.` : 'Outside the opening hours.'
  }
  return undefined
}

type Opening = NonNullable<ReturnType<typeof openingOn>>
