import type { Days } from './calendar-days.ts'
import { wordAt, type Token } from './tokens.ts'

export interface DaysMatch extends Days {
  /** Number of tokens. */
  length: number
}

/** Days that no calendar has, such as February 29, 2027. */
export interface MissingDays {
  /** Number of tokens. */
  length: number
  isMissing: true
}

export type NamedDays = DaysMatch | MissingDays

export const areMissing = (days: NamedDays): days is MissingDays => 'isMissing' in days

export const isYear = (word: string) => /^20\d\d$/.test(word)

/** '2nd' is two tokens. */
export const isOrdinalEnding = (word: string) => /^(?:st|nd|rd|th)$/.test(word)

/** -1 is the last one. */
export const ordinals: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['last', -1],
])

/** The days in the year that follows them, or the next ones from `today` on. */
export function nextDays(
  tokens: readonly Token[],
  at: number,
  today: string,
  daysIn: (year: number) => Days,
) {
  const typed = wordAt(tokens, at)
  if (isYear(typed)) return { days: daysIn(Number(typed)), length: 1 }
  const year = Number(today.slice(0, 4))
  const days = daysIn(year)
  return { days: days.to < today ? daysIn(year + 1) : days, length: 0 }
}

/** The first year from `today` on in which the day isn't over. A leap day is in leap years only. */
export function nextYear(today: string, ending: string): number {
  const year = Number(today.slice(0, 4)) + (ending < today.slice(5) ? 1 : 0)
  return ending === leapDay ? year + ((leapCycle - (year % leapCycle)) % leapCycle) : year
}

const leapDay = '02-29'
/** In years. The search has no dates of 2100, which isn't a leap year. */
const leapCycle = 4

const isWeekendWord = (word: string) => /^(?:weekend|weekends|wknd|wkend)$/.test(word)

/** How many tokens mean a weekend: 'weekend', 'fin de semana'. */
export function weekendWordsAt(tokens: readonly Token[], at: number): number {
  if (isWeekendWord(wordAt(tokens, at))) return 1
  if (wordAt(tokens, at) === 'week' && wordAt(tokens, at + 1) === 'end') return 2
  const isFin = wordAt(tokens, at) === 'fin' && wordAt(tokens, at + 1) === 'de'
  return isFin && /^sema(?:na|ine)$/.test(wordAt(tokens, at + 2)) ? 3 : 0
}
