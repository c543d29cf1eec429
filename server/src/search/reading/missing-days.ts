import { isOrdinalEnding, isYear, type MissingDays } from './date-words.ts'
import { monthOf } from './months.ts'
import { wordAt, type Token } from './tokens.ts'

export const missing = (length: number): MissingDays => ({ length, isMissing: true })

/** '1999', '2100', '0050' and '20270', but not '1,500', and not '0830' and '1900', which are times. */
const farYear = /^(?:(?:0\d|1[5-9])\d\d(?<!00|15|30|45)|2[1-9]\d\d|[3-9]\d{3}|20\d{3})$/

/** What a sentence may go on with after a date: '40' in 'March 40 teams' counts something. */
const isEndAt = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || tokens[at].isAfterComma || /^(?:at|in|for)$/.test(wordAt(tokens, at))

/** Whether a year that no date here can have follows a month or day. */
export function isFarYearAt(tokens: readonly Token[], at: number): boolean {
  const { word = '', span = [0, 0] } = tokens[at] ?? {}
  const isBeside = span[0] - (tokens[at - 1]?.span[1] ?? 0) <= ', '.length
  return farYear.test(word) && span[1] - span[0] === word.length && isBeside && isEndAt(tokens, at + 1)
}

/** Numbers of one or two digits that no month has as a day. */
const isNoDay = (word: string) => /^\d\d?$/.test(word) && (Number(word) === 0 || Number(word) > 31)

/** '32nd of March', '0 June 2027', '45 de mayo'. */
export function noDayBeforeMonth(tokens: readonly Token[], start: number): MissingDays | undefined {
  if (!isNoDay(wordAt(tokens, start)) || tokens[start]!.isGlued) return undefined
  const isOrdinal = isOrdinalEnding(wordAt(tokens, start + 1)) && tokens[start + 1]!.isGlued
  let at = start + (isOrdinal ? 2 : 1)
  const hasOf = /^(?:of|de)$/.test(wordAt(tokens, at))
  if (hasOf) at++
  if (monthOf(wordAt(tokens, at)) === undefined || tokens[at]!.isAfterComma) return undefined
  const hasYear = isYear(wordAt(tokens, at + 1))
  // '64 March 12' and '40 of May' count something.
  const isDate = isOrdinal || hasYear || (!hasOf && isEndAt(tokens, at + 1))
  return isDate ? missing(at + (hasYear ? 2 : 1) - start) : undefined
}

/** 'March 32', 'June 45th, 2027'. A number of something, as in 'March 40 teams', isn't meant as a day. */
export function noDayAfterMonth(tokens: readonly Token[], start: number): MissingDays | undefined {
  const at = start + 1
  if (
    monthOf(wordAt(tokens, start)) === undefined ||
    !isNoDay(wordAt(tokens, at)) ||
    tokens[at]!.isAfterComma
  )
    return undefined
  const isOrdinal = isOrdinalEnding(wordAt(tokens, at + 1)) && tokens[at + 1]!.isGlued
  const end = at + (isOrdinal ? 2 : 1)
  const hasYear = isYear(wordAt(tokens, end))
  return isOrdinal || hasYear || isEndAt(tokens, end) ? missing(end + (hasYear ? 1 : 0) - start) : undefined
}
