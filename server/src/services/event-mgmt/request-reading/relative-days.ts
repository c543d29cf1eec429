import { addDays, dateOf, daysUntil, nthWeekday } from '../../../search/reading/calendar-days.ts'
import {
  areMissing,
  isYear,
  nextDays,
  ordinals,
  weekendWordsAt,
  type DaysMatch,
} from '../../../search/reading/date-words.ts'
import { daysAt } from '../../../search/reading/dates.ts'
import { monthOf } from '../../../search/reading/months.ts'
import { wordAt } from '../../../search/reading/tokens.ts'
import { weekdayOfWord, type DateToken } from './date-tokens.ts'

interface Span {
  /** Days of the week, 0 is Sunday. */
  from: number
  to: number
  length: number
}

/** 'Friday', 'Friday through Sunday', 'Sat & Sun', 'weekend'. */
function weekdaysAt(tokens: readonly DateToken[], at: number): Span | undefined {
  const words = weekendWordsAt(tokens, at)
  if (words > 0) return { from: 6, to: 0, length: words }
  const from = weekdayOfWord(wordAt(tokens, at))
  if (from === undefined) return undefined
  const until = /^(?:to|through|thru|and|until)$/.test(wordAt(tokens, at + 1)) ? 1 : 0
  const to = weekdayOfWord(wordAt(tokens, at + 1 + until))
  return to === undefined ? { from, to: from, length: 1 } : { from, to, length: 2 + until }
}

/** From a first day on. */
const daysFrom = (from: string, days: Span) => ({ from, to: addDays(from, (days.to - days.from + 7) % 7) })

/** 'second Saturday in September', 'last Friday and Saturday of March 2028'. */
function nthDaysAt(tokens: readonly DateToken[], start: number, today: string): DaysMatch | undefined {
  const n = ordinals.get(wordAt(tokens, start))
  const days = n === undefined ? undefined : weekdaysAt(tokens, start + 1)
  if (n === undefined || days === undefined || weekendWordsAt(tokens, start + 1) > 0) return undefined
  const of = start + 1 + days.length
  const at = /^(?:of|in)$/.test(wordAt(tokens, of)) ? of + 1 : of
  const month = monthOf(wordAt(tokens, at))
  if (month === undefined) return undefined
  const found = nextDays(tokens, at + 1, today, (year) =>
    daysFrom(nthWeekday(year, month, days.from, n), days),
  )
  return { ...found.days, length: at + 1 + found.length - start }
}

/** 'the Saturday before Memorial Day', 'the weekend after Thanksgiving 2027'. */
function besideAt(tokens: readonly DateToken[], start: number, today: string): DaysMatch | undefined {
  const isDay = wordAt(tokens, start) === 'day'
  const days = isDay ? { from: 0, to: 0, length: 1 } : weekdaysAt(tokens, start)
  const side = days
    ? /^(?:(before|preceding|prior)|(after|following)|of)$/.exec(wordAt(tokens, start + days.length))
    : null
  if (days === undefined || side === null) return undefined
  const isWeekOf = side[1] === undefined && side[2] === undefined
  const of = start + days.length + (isWeekOf && wordAt(tokens, start + days.length + 1) === 'the' ? 2 : 1)
  const at = /^(?:to|the)$/.test(wordAt(tokens, of)) ? of + 1 : of
  if (weekdayOfWord(wordAt(tokens, at)) !== undefined || isYear(wordAt(tokens, at))) return undefined
  const anchor = daysAt(tokens, at, today)
  // 'Friday of June' and 'the weekend before June' name no days.
  if (anchor === undefined || areMissing(anchor) || addDays(anchor.from, 4) < anchor.to) return undefined
  const isHoliday = tokens
    .slice(at, at + anchor.length)
    .every(({ word }) => monthOf(word) === undefined && !/^\d{1,2}\//.test(word))
  if (!isHoliday && (isWeekOf || weekendWordsAt(tokens, start) > 0)) return undefined
  const length = at + anchor.length - start
  if (isDay)
    return isWeekOf
      ? undefined
      : { ...single(addDays(side[1] ? anchor.from : anchor.to, side[1] ? -1 : 1)), length }
  if (isWeekOf) {
    const monday = addDays(anchor.from, daysUntil(anchor.from, 1) - (daysUntil(anchor.from, 1) > 0 ? 7 : 0))
    return { ...daysFrom(addDays(monday, daysUntil(monday, days.from)), days), length }
  }
  const after = addDays(anchor.to, 1)
  const first = side[2] === undefined ? addDays(anchor.from, -7) : after
  return { ...daysFrom(addDays(first, daysUntil(first, days.from)), days), length }
}

const single = (date: string) => ({ from: date, to: date })

/** Months and days of names, without apostrophes. */
const fixed: ReadonlyMap<string, readonly [month: number, day: number]> = new Map(
  Object.entries<readonly [month: number, day: number]>({
    'new years eve': [12, 31],
    'new year eve': [12, 31],
    'years end': [12, 31],
    'year end': [12, 31],
    'end of the year': [12, 31],
    'end of this year': [12, 31],
    'end of year': [12, 31],
    'christmas eve': [12, 24],
    'groundhog day': [2, 2],
    'valentines day': [2, 14],
    valentines: [2, 14],
    'st patricks day': [3, 17],
    'tax day': [4, 15],
    'cinco de mayo': [5, 5],
    'first of the year': [1, 1],
  }),
)

const fixedStarts = new Set([...fixed.keys()].map((name) => name.split(' ')[0]!))

/** 'New Year’s Eve', 'Valentine’s Day 2027', 'the end of the year'. */
function fixedDayAt(tokens: readonly DateToken[], start: number, today: string): DaysMatch | undefined {
  if (!fixedStarts.has(wordAt(tokens, start))) return undefined
  for (let length = 4; length > 0; length--) {
    const name = tokens
      .slice(start, start + length)
      .map(({ word }) => word)
      .join(' ')
    const day = fixed.get(name)
    if (day === undefined) continue
    // 'Our year-end finals'.
    const before = wordAt(tokens, start - (wordAt(tokens, start - 1) === 'the' ? 2 : 1))
    if (/^years? end$/.test(name) && !/^(?:by|before|at|until|till|through|to)$/.test(before)) continue
    const found = nextDays(tokens, start + length, today, (year) => single(dateOf(year, ...day)))
    return { ...found.days, length: length + found.length }
  }
  return undefined
}

/** Days that are named by others, by a holiday or by their place in a month. */
export const relativeDaysAt = (tokens: readonly DateToken[], start: number, today: string) =>
  nthDaysAt(tokens, start, today) ?? besideAt(tokens, start, today) ?? fixedDayAt(tokens, start, today)
