import { addDays, dateOf, isDay, lastDay, pad, weekendFrom } from './calendar-days.ts'
import { isOrdinalEnding, isYear, nextYear, weekendWordsAt, type DaysMatch } from './date-words.ts'
import { holidayAt, weekendAt } from './holidays.ts'
import { monthOf } from './months.ts'
import { quarterAt, relativeAt, seasonAt, yearAt } from './periods.ts'
import type { Meaning } from './reading.ts'
import { wordAt, type Token } from './tokens.ts'

export interface DateMatch {
  length: number
  meaning: Meaning
}

/** Months that are other words, too: 'may' is a verb, and 'mars' a town. */
const doubtful = new Set(['may', 'mar', 'mars', 'sep', 'dec', 'jan'])

const dayIn = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : undefined)

/** `today` is a date like 2027-03-14; days without a year are the next ones. */
export function datesAt(tokens: readonly Token[], start: number, today: string): DateMatch | undefined {
  const first = daysAt(tokens, start, today)
  if (first === undefined) return undefined
  const between = isUntil(wordAt(tokens, start + first.length)) ? 1 : 0
  const last = daysAt(tokens, start + first.length + between, today, between > 0)
  const isRange =
    last !== undefined &&
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

function daysAt(
  tokens: readonly Token[],
  start: number,
  today: string,
  isEnd = false,
): DaysMatch | undefined {
  return (
    isoAt(tokens, start) ??
    slashAt(tokens, start, today) ??
    holidayAt(tokens, start, today) ??
    weekendAt(tokens, start, today) ??
    weekendOfAt(tokens, start, today) ??
    relativeAt(tokens, start, today) ??
    quarterAt(tokens, start, today) ??
    monthAt(tokens, start, today, isEnd) ??
    seasonAt(tokens, start, today) ??
    yearAt(tokens, start, today)
  )
}

function isoAt(tokens: readonly Token[], start: number): DaysMatch | undefined {
  const date = isoOf(wordAt(tokens, start))
  return date === undefined ? undefined : { length: 1, from: date, to: date }
}

function isoOf(word: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12)
    return undefined
  return isDay(year, month, day) ? dateOf(year, month, day) : undefined
}

/** '3/12', '3/12/2027', '3/12-14' or '3/12-3/14/27', the month first as in the United States. */
function slashAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const typed =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?(?:-(?:(\d{1,2})\/)?(\d{1,2})(?:\/(\d{2}|\d{4}))?)?$/.exec(
      wordAt(tokens, start),
    )
  if (!typed) return undefined
  const [, month, day, firstYear, lastMonth = month, lastOne = day, lastYear = firstYear] = typed
  const to = slashDate(lastMonth, lastOne, lastYear ?? firstYear, today)
  if (to === undefined) return undefined
  const year = Number(to.slice(0, 4))
  const inYear = (one: number) => slashDate(month, day, String(one), today)
  const sameYear = inYear(year)
  // '12/30-1/2' begins in the year before.
  const from =
    firstYear === undefined && sameYear !== undefined && sameYear > to ? inYear(year - 1) : sameYear
  return from === undefined || to < from ? undefined : { length: 1, from, to }
}

function slashDate(month = '', day = '', year: string | undefined, today: string): string | undefined {
  const [m, d] = [Number(month), Number(day)]
  if (m < 1 || m > 12) return undefined
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
): DaysMatch | undefined {
  let at = start
  let first: number | undefined
  let lastLeading: number | undefined
  // '12 de marzo'.
  const leading = leadingDays(tokens, at)
  if (leading !== undefined) {
    const next = /^(?:de|of|st|nd|rd|th)$/.test(wordAt(tokens, at + leading.length)) ? 1 : 0
    if (monthOf(wordAt(tokens, at + leading.length + next)) === undefined) return undefined
    first = leading.from
    lastLeading = leading.to
    at += leading.length + next
  }
  const name = wordAt(tokens, at)
  const month = monthOf(name)
  if (month === undefined) return undefined
  at++
  let last = lastLeading
  const days = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(wordAt(tokens, at))
  if (first === undefined && days) {
    first = Number(days[1])
    last = days[2] === undefined ? first : Number(days[2])
    at += isOrdinalEnding(wordAt(tokens, at + 1)) ? 2 : 1
    const until = /^(?:to|through|thru|till|until|and)$/.test(wordAt(tokens, at))
      ? dayIn(wordAt(tokens, at + 1))
      : undefined
    // 'May 15 & 16'.
    const tomorrow = dayIn(wordAt(tokens, at)) === first + 1 ? first + 1 : undefined
    // '5th - 8th'.
    const next = isOrdinalEnding(wordAt(tokens, at + 1)) ? dayIn(wordAt(tokens, at)) : undefined
    if (next !== undefined && next > first) {
      last = next
      at += 2
    } else if (tomorrow !== undefined && last === first) {
      last = tomorrow
      at++
    } else if (until !== undefined) {
      last = until
      at += isOrdinalEnding(wordAt(tokens, at + 2)) ? 3 : 2
    }
  }
  const hasYear = isYear(wordAt(tokens, at))
  // 'may' needs more than itself.
  if (
    doubtful.has(name) &&
    first === undefined &&
    !hasYear &&
    !isEnd &&
    !(isUntil(wordAt(tokens, at)) && monthOf(wordAt(tokens, at + 1)) !== undefined) &&
    !/^(?:in|this|next|en|early|late|mid|of)$/.test(wordAt(tokens, start - 1))
  )
    return undefined
  const ending = `${pad(month)}-${pad(last ?? 31)}`
  const year = hasYear ? Number(wordAt(tokens, at)) : nextYear(today, ending)
  if (hasYear) at++
  const [from, to] = [first ?? 1, last ?? lastDay(year, month)]
  if (!isDay(year, month, from) || !isDay(year, month, to) || to < from) return undefined
  return { length: at - start, from: dateOf(year, month, from), to: dateOf(year, month, to) }
}

/** The days before a month: '12', '5-7', 'del 5 al 7'. */
function leadingDays(tokens: readonly Token[], start: number) {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(wordAt(tokens, start))?.map(Number) ?? []
  if (from !== undefined && to !== undefined) return { from, to, length: 1 }
  const first = dayIn(wordAt(tokens, start))
  if (first === undefined) return undefined
  const last = /^(?:to|al|au|a|y|et|and)$/.test(wordAt(tokens, start + 1))
    ? dayIn(wordAt(tokens, start + 2))
    : undefined
  return last !== undefined && last > first
    ? { from: first, to: last, length: 3 }
    : { from: first, to: first, length: 1 }
}

/** 'weekend of June 12'. */
function weekendOfAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const words = weekendWordsAt(tokens, start)
  if (words === 0) return undefined
  const before = /^(?:of|around|on|de|du|del)$/.test(wordAt(tokens, start + words)) ? words + 1 : words
  const at = start + before
  const days = isoAt(tokens, at) ?? slashAt(tokens, at, today) ?? monthAt(tokens, at, today, false)
  if (days === undefined || addDays(days.from, 6) < days.to) return undefined
  const { to } = days.from === days.to ? weekendFrom(days.from) : days
  return { length: before + days.length, from: days.from, to: to < days.from ? days.from : to }
}
