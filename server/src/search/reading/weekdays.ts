import { weekdays } from '@app/contract/rules/weekdays.ts'
import { addDays, dateOf, daysUntil, lastDay, weekendFrom } from './calendar-days.ts'
import { isOrdinalEnding, isYear, nextYear, ordinals, type DaysMatch } from './date-words.ts'
import { monthOf } from './months.ts'
import { wordAt, type Token } from './tokens.ts'

/** By name: 0 is Sunday. */
const numberOf = new Map(weekdays.map((name, at) => [name.toLowerCase(), (at + 1) % 7]))

/** 'Saturday nights' and 'Saturday mornings' are every week. */
const isEveryWeek = (word: string) => /^(?:night|morning|evening|afternoon|league)s?$/.test(word)

/** 'on Saturday', 'this Friday', 'next Friday', 'free Saturday'. Without such a word before it, a day of the week may be any. */
export function weekdayAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const first = wordAt(tokens, start)
  const isNamed = /^(?:this|next|coming)$/.test(first)
  const at = isNamed ? start + 1 : start
  const weekday = numberOf.get(wordAt(tokens, at))
  if (weekday === undefined || isEveryWeek(wordAt(tokens, at + 1))) return undefined
  if (!isNamed && !/^(?:on|free|open|available)$/.test(wordAt(tokens, start - 1))) return undefined
  const from = first === 'next' ? addDays(weekendFrom(today).to, 1) : today
  const day = addDays(from, daysUntil(from, weekday))
  return { length: at + 1 - start, from: day, to: day }
}

/** 'first week of May': the days 1 to 7. The last week is the last seven days. */
export function weekOfMonthAt(tokens: readonly Token[], start: number, today: string): DaysMatch | undefined {
  const isDigit = isOrdinalEnding(wordAt(tokens, start + 1))
  const n = isDigit ? Number(wordAt(tokens, start)) : ordinals.get(wordAt(tokens, start))
  const at = start + (isDigit ? 2 : 1)
  if (n === undefined || !(n === -1 || (n >= 1 && n <= 4)) || wordAt(tokens, at) !== 'week') return undefined
  const monthAt = at + (/^(?:of|in)$/.test(wordAt(tokens, at + 1)) ? 2 : 1)
  const month = monthOf(wordAt(tokens, monthAt))
  if (month === undefined) return undefined
  const typed = wordAt(tokens, monthAt + 1)
  const hasYear = isYear(typed)
  const daysIn = (year: number): { from: number; to: number } => {
    const to = n === -1 ? lastDay(year, month) : 7 * n
    return { from: to - 6, to }
  }
  const thisYear = Number(today.slice(0, 4))
  const ending = dateOf(thisYear, month, daysIn(thisYear).to).slice(5)
  const year = hasYear ? Number(typed) : nextYear(today, ending)
  const { from, to } = daysIn(year)
  return {
    length: monthAt + 1 + (hasYear ? 1 : 0) - start,
    from: dateOf(year, month, from),
    to: dateOf(year, month, to),
  }
}
