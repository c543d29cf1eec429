import { useState } from 'react'
import type { CalendarEntry } from './calendar-calls.ts'
import { valuesOfEntry, type EntryValues } from './entry-values.ts'
import { newerWords, rebase } from './newer-version.ts'
import { usePage } from './page-parts.ts'

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
