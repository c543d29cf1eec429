import type { Purpose } from './date-purpose.ts'
import type { NamedDays } from './named-days.ts'
import type { Sentence } from './sentences.ts'

/** Days with what they are named for. */
export interface ReadDays extends NamedDays {
  sentence: Sentence
  purpose: Purpose
}

/** The days of the event among those that are read, and why they must be confirmed. */
export interface NarrowedDays {
  days: ReadDays
  other: { from: string; to: string } | undefined
  reason: string | undefined
}

/** 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
export const inYear = (date: string, year: number) => `${year}${date.slice(4)}`
/** Characters of the whole text. */
export const rangeIn = ({ sentence, start, end }: ReadDays) => ({
  start: sentence.start + start,
  end: sentence.start + end,
})
