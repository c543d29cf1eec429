import { useState } from 'react'
import type { CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { spaceWords, whenWords } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import { heldThrough, valuesOfEntry, type EntryValues } from './entry-values.ts'
import { usePage } from './page-parts.ts'

/** The typed values on top of a version that somebody else has stored since: fields that were not edited follow it. */
export function rebase(values: EntryValues, before: EntryValues, newer: EntryValues): EntryValues {
  const old = new Map<string, unknown>(Object.entries(before))
  const edited = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old.get(field)),
  )
  return { ...newer, ...Object.fromEntries(edited) }
}

interface Place {
  spaces: readonly CalendarSpace[]
  timeZone: string
}

/** `Dana Brindlow changed this. It is now on Tue, Jun 10, 4–6 PM, in Field 2.` */
export function newerWords(before: CalendarEntry, newer: CalendarEntry, { spaces, timeZone }: Place): string {
  const unitsOf = ({ unitIds }: CalendarEntry) => unitIds.toSorted().join()
  const parts = [
    before.title !== newer.title && `called “${newer.title}”`,
    (before.starts !== newer.starts || before.ends !== newer.ends) && `on ${whenWords(newer, timeZone)}`,
    unitsOf(before) !== unitsOf(newer) && `in ${spaceWords(newer.unitIds, spaces)}`,
    before.kind !== newer.kind && newer.kind === 'Booking' && 'booked',
    before.expiresDate !== newer.expiresDate &&
      newer.expiresDate !== null &&
      `held through ${dayWords(heldThrough(newer.expiresDate, timeZone))}`,
  ].filter((part) => part !== false)
  const who = newer.changedBy === null ? 'This was changed.' : `${newer.changedBy} changed this.`
  if (parts.length > 0) return `${who} It is now ${parts.join(', ')}.`
  return before.note === newer.note ? who : `${who} The note is new.`
}

interface Edit {
  entry?: CalendarEntry
  values: EntryValues
}

/**
 * An edit that follows what others change in its entry meanwhile, and keeps what was typed. It pauses while a write runs, whose own
 * version isn't news.
 */
export function useNewest(edit: Edit, isPaused: boolean) {
  const { calendar, timeZone, today } = usePage()
  const [{ entry, values, news }, setState] = useState<Edit & { news?: string }>(edit)
  const newest = calendar.entries.find(({ id }) => id === entry?.id)
  if (entry && newest && newest.revision > entry.revision && !isPaused) {
    const valuesOf = (version: CalendarEntry) => valuesOfEntry(version, timeZone, today)
    setState({
      entry: newest,
      values: rebase(values, valuesOf(entry), valuesOf(newest)),
      news: newerWords(entry, newest, { spaces: calendar.spaces, timeZone }),
    })
  }
  return {
    entry,
    values,
    setValues: (next: EntryValues) => setState((before) => ({ ...before, values: next })),
    /** What others changed. */
    news,
    isGone: entry !== undefined && newest === undefined && !isPaused,
  }
}
