import type { Days } from './calendar-days.ts'
import { wordAt, type Token } from './tokens.ts'

export interface DaysMatch extends Days {
  /** Number of tokens. */
  length: number
}

export const isYear = (word: string) => /^20\d\d$/.test(word)

/** '2nd' is two tokens. */
export const isOrdinalEnding = (word: string) => /^(?:st|nd|rd|th)$/.test(word)

/** The first year from `today` on in which the day isn't over. */
export const nextYear = (today: string, ending: string) =>
  Number(today.slice(0, 4)) + (ending < today.slice(5) ? 1 : 0)

const isWeekendWord = (word: string) => /^(?:weekend|weekends|wknd|wkend)$/.test(word)

/** How many tokens mean a weekend: 'weekend', 'fin de semana'. */
export function weekendWordsAt(tokens: readonly Token[], at: number): number {
  if (isWeekendWord(wordAt(tokens, at))) return 1
  if (wordAt(tokens, at) === 'week' && wordAt(tokens, at + 1) === 'end') return 2
  const isFin = wordAt(tokens, at) === 'fin' && wordAt(tokens, at + 1) === 'de'
  return isFin && /^sema(?:na|ine)$/.test(wordAt(tokens, at + 2)) ? 3 : 0
}
