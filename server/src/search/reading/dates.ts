import { addDays, dateOf, isDay, lastDay, pad, weekendFrom } from './calendar-days.ts'
import {
  areMissing,
  isOrdinalEnding,
  isYear,
  nextYear,
  weekendWordsAt,
  type NamedDays,
} from './date-words.ts'
import { holidayAt, weekendAt } from './holidays.ts'
import { isFarYearAt, missing, noDayAfterMonth, noDayBeforeMonth } from './missing-days.ts'
import { monthOf } from './months.ts'
import { quarterAt, relativeAt, seasonAt, yearAt } from './periods.ts'
import type { Meaning } from './reading.ts'
import { wordAt, type Token } from './tokens.ts'
import { weekdayAt, weekOfMonthAt } from './weekdays.ts'

export interface DateMatch {
  length: number
  meaning: Meaning
}

/** Months that are other words, too: 'may' is a verb, and 'mars' a town. */
const doubtful = new Set(['may', 'mar', 'mars', 'sep', 'dec', 'jan'])

const mostDaysOfMonth = 31
const isDayOfMonth = (day: number) => day >= 1 && day <= mostDaysOfMonth
const dayIn = (word: string) =>
  /^\d{1,2}$/.test(word) && isDayOfMonth(Number(word)) ? Number(word) : undefined

/** `today` is a date like 2027-03-14; days without a year are the next ones. A range with an end that doesn't exist has no days. */
export function datesAt(tokens: readonly Token[], start: number, today: string): DateMatch | undefined {
  const first = daysAt(tokens, start, today)
  if (first === undefined) return undefined
  const between = isUntil(wordAt(tokens, start + first.length)) ? 1 : 0
  const last = daysAt(tokens, start + first.length + between, today, between > 0)
  const isMissingTogether = between > 0 && last !== undefined && (areMissing(first) || areMissing(last))
  if (isMissingTogether)
    return { length: first.length + between + last.length, meaning: { type: 'impossible dates' } }
  if (areMissing(first)) return { length: first.length, meaning: { type: 'impossible dates' } }
  const isRange =
    last !== undefined &&
    !areMissing(last) &&
    last.to > first.to &&
    addDays(first.from, mostDays) > last.to &&
    first.from <= last.from
  const { from } = first
  if (!isRange) return { length: first.length, meaning: { type: 'dates', from, to: first.to } }
  return { length: first.length + between + last.length, meaning: { type: 'dates', from, to: last.to } }
}

/** Dates farther apart are no range: 'July 2027, not December'. */
const mostDays = 200
const isUntil = (word: string) => /^(?:to|until|till|through|thru|and|or|a|al|au)$/.test(word)

/** The days that the words at a token name. `isEnd`: a month alone ends a range. */
export function daysAt(
  tokens: readonly Token[],
  start: number,
  today: string,
  isEnd = false,
): NamedDays | undefined {
  return (
    isoAt(tokens, start) ??
    slashAt(tokens, start, today) ??
    holidayAt(tokens, start, today) ??
    weekendAt(tokens, start, today) ??
    weekendOfAt(tokens, start, today) ??
    weekdayAt(tokens, start, today) ??
    weekOfMonthAt(tokens, start, today) ??
    relativeAt(tokens, start, today) ??
    quarterAt(tokens, start, today) ??
    noDayBeforeMonth(tokens, start) ??
    noDayAfterMonth(tokens, start) ??
    monthAt(tokens, start, today, isEnd) ??
    seasonAt(tokens, start, today) ??
    yearAt(tokens, start, today)
  )
}

function isoAt(tokens: readonly Token[], start: number): NamedDays | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(wordAt(tokens, start))?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (!isMonthAndDay(month, day)) return isYear(String(year)) ? missing(1) : undefined
  if (!isDay(year, month, day)) return missing(1)
  const date = dateOf(year, month, day)
  return { length: 1, from: date, to: date }
}

/** Whether these are meant as a month and a day, which the month may lack. */
const isMonthAndDay = (month: number, day: number) => month >= 1 && month <= 12 && isDayOfMonth(day)

/** '3/12', '3/12/2027', '3/12-14' or '3/12-3/14/27', the month first as in the United States. */
function slashAt(tokens: readonly Token[], start: number, today: string): NamedDays | undefined {
  const typed =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?(?:-(?:(\d{1,2})\/)?(\d{1,2})(?:\/(\d{2}|\d{4}))?)?$/.exec(
      wordAt(tokens, start),
    )
  if (!typed) return undefined
  const [, month, day, firstYear, lastMonth = month, lastOne = day, lastYear = firstYear] = typed
  if (
    ![
      [month, day],
      [lastMonth, lastOne],
    ].every(([m, d]) => isMonthAndDay(Number(m), Number(d)))
  )
    return typed[3]?.length === 4 ? missing(1) : undefined
  const to = slashDate(lastMonth, lastOne, lastYear ?? firstYear, today)
  if (to === undefined) return missing(1)
  const year = Number(to.slice(0, 4))
  const inYear = (one: number) => slashDate(month, day, String(one), today)
  const sameYear = inYear(year)
  // '12/30-1/2' begins in the year before.
  const from =
    firstYear === undefined && typed[4] !== undefined && sameYear !== undefined && sameYear > to
      ? inYear(year - 1)
      : sameYear
  if (from === undefined) return missing(1)
  return to < from ? missing(1) : { length: 1, from, to }
}

function slashDate(month = '', day = '', year: string | undefined, today: string): string | undefined {
  const [m, d] = [Number(month), Number(day)]
  const y = year === undefined ? nextYear(today, `${pad(m)}-${pad(d)}`) : yearOf(year)
  return isDay(y, m, d) ? dateOf(y, m, d) : undefined
}

const yearOf = (typed: string) => (typed.length === 2 ? 2000 : 0) + Number(typed)

/** 'March', 'March 2027', 'Mar 12', 'March 12-14, 2027', '12 March'. */
function monthAt(
  tokens: readonly Token[],
  start: number,
  today: string,
  isEnd: boolean,
): NamedDays | undefined {
  const leading = leadingDays(tokens, start)
  const nameAt = start + (leading?.length ?? 0)
  const name = wordAt(tokens, nameAt)
  const month = monthOf(name)
  if (month === undefined) return undefined
  const trailing = leading ? undefined : trailingDays(tokens, nameAt + 1)
  const days = leading ?? trailing
  const after = nameAt + 1 + (trailing?.length ?? 0)
  // '7 de febrero de 2027'.
  const yearAfter =
    /^del?$/.test(wordAt(tokens, after)) && isYear(wordAt(tokens, after + 1)) ? after + 1 : after
  const hasYear = isYear(wordAt(tokens, yearAfter))
  if (isFarYearAt(tokens, yearAfter) && (days !== undefined || !doubtful.has(name)))
    return missing(yearAfter + 1 - start)
  const isDate = days !== undefined || hasYear || isEnd
  if (!isDate && doubtful.has(name) && !isMonthBetween(tokens, start, yearAfter)) return undefined
  const ending = `${pad(month)}-${pad(days?.to ?? 31)}`
  const year = hasYear ? Number(wordAt(tokens, yearAfter)) : nextYear(today, ending)
  const { from, to } = days ?? { from: 1, to: lastDay(year, month) }
  const length = yearAfter + (hasYear ? 1 : 0) - start
  // '25-23' is a typing error, and the second number of 'March 12 and 5 fields' is another thing.
  if (to < from) return days?.length === 1 ? missing(length) : undefined
  if (!isDay(year, month, from) || !isDay(year, month, to)) return missing(length)
  return {
    length,
    from: dateOf(year, month, from),
    to: dateOf(year, month, to),
  }
}

/** Whether the words around 'may' make it a month: 'in may', 'may to june'. */
const isMonthBetween = (tokens: readonly Token[], start: number, end: number) =>
  /^(?:in|this|next|en|early|late|mid|of)$/.test(wordAt(tokens, start - 1)) ||
  (isUntil(wordAt(tokens, end)) && monthOf(wordAt(tokens, end + 1)) !== undefined)

interface DaysOfMonth {
  from: number
  to: number
  length: number
}

/** The days before a month: '12', '5-7', 'del 5 al 7', '12 de', '4th of'. */
function leadingDays(tokens: readonly Token[], start: number): DaysOfMonth | undefined {
  const days = daysWithoutMonth(tokens, start)
  if (days === undefined) return undefined
  const connecting = /^(?:de|of|st|nd|rd|th)$/.test(wordAt(tokens, start + days.length)) ? 1 : 0
  return { ...days, length: days.length + connecting }
}

function daysWithoutMonth(tokens: readonly Token[], start: number): DaysOfMonth | undefined {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(wordAt(tokens, start))?.map(Number) ?? []
  if (from !== undefined && to !== undefined)
    return isDayOfMonth(from) && isDayOfMonth(to) ? { from, to, length: 1 } : undefined
  const first = dayIn(wordAt(tokens, start))
  if (first === undefined) return undefined
  const last = /^(?:to|al|au|a|y|et|and)$/.test(wordAt(tokens, start + 1))
    ? dayIn(wordAt(tokens, start + 2))
    : undefined
  return last !== undefined && last > first
    ? { from: first, to: last, length: 3 }
    : { from: first, to: first, length: 1 }
}

/** The days after a month: '12', '12-14', '12th to 14th', '15 & 16', '5th - 8th'. */
function trailingDays(tokens: readonly Token[], start: number): DaysOfMonth | undefined {
  const typed = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(wordAt(tokens, start))
  if (!typed) return undefined
  const from = Number(typed[1])
  const to = typed[2] === undefined ? from : Number(typed[2])
  // 'March 64 teams'.
  if (!isDayOfMonth(from) || !isDayOfMonth(to)) return undefined
  const length = isOrdinalEnding(wordAt(tokens, start + 1)) ? 2 : 1
  const at = start + length
  const next = dayIn(wordAt(tokens, at))
  if (next !== undefined && next > from && isOrdinalEnding(wordAt(tokens, at + 1)))
    return { from, to: next, length: length + 2 }
  if (next === from + 1 && to === from) return { from, to: next, length: length + 1 }
  const until = /^(?:to|through|thru|till|until|and)$/.test(wordAt(tokens, at))
    ? dayIn(wordAt(tokens, at + 1))
    : undefined
  if (until === undefined) return { from, to, length }
  return { from, to: until, length: length + (isOrdinalEnding(wordAt(tokens, at + 2)) ? 3 : 2) }
}

/** 'weekend of June 12'. */
function weekendOfAt(tokens: readonly Token[], start: number, today: string): NamedDays | undefined {
  const words = weekendWordsAt(tokens, start)
  if (words === 0) return undefined
  const before = /^(?:of|around|on|de|du|del)$/.test(wordAt(tokens, start + words)) ? words + 1 : words
  const at = start + before
  const days = isoAt(tokens, at) ?? slashAt(tokens, at, today) ?? monthAt(tokens, at, today, false)
  if (days === undefined) return undefined
  if (areMissing(days)) return missing(before + days.length)
  if (addDays(days.from, 6) < days.to) return undefined
  const { to } = days.from === days.to ? weekendFrom(days.from) : days
  return { length: before + days.length, from: days.from, to: to < days.from ? days.from : to }
}
