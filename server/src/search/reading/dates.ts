import type { Meaning } from './reading.ts'
import type { Token } from './tokens.ts'

export interface DateMatch {
  length: number
  meaning: Meaning
}

const monthNames = [
  'january jan enero janvier',
  'february feb febrero fevrier',
  'march mar marzo mars',
  'april apr abril avril',
  'may mayo mai',
  'june jun junio juin',
  'july jul julio juillet',
  'august aug agosto aout',
  'september sept sep septiembre septembre',
  'october oct octubre octobre',
  'november nov noviembre novembre',
  'december dec diciembre decembre',
]
const monthOf = new Map(
  monthNames.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)
/** These are words, too: 'may', 'mar', and 'mars' is a planet and a town. */
const doubtful = new Set(['may', 'mar', 'mars', 'sep', 'dec', 'jan'])

const seasons: Readonly<Record<string, readonly [from: string, to: string]>> = {
  spring: ['03-01', '05-31'],
  summer: ['06-01', '08-31'],
  fall: ['09-01', '11-30'],
  autumn: ['09-01', '11-30'],
}

const pad = (number: number) => String(number).padStart(2, '0')
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const isDay = (year: number, month: number, day: number) => day >= 1 && day <= lastDay(year, month)
const dateOf = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''
const dayIn = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : undefined)
const isOrdinal = (word: string) => /^(?:st|nd|rd|th)$/.test(word)

const dates = (from: string, to: string): Meaning => ({ type: 'dates', from, to })

/** The first year from `today` on in which the day isn't over. */
const nextYear = (today: string, ending: string) =>
  Number(today.slice(0, 4)) + (ending < today.slice(5) ? 1 : 0)

/** `today` is a date like 2027-03-14; days without a year are the next ones. */
export function datesAt(tokens: readonly Token[], start: number, today: string): DateMatch | undefined {
  return (
    isoAt(tokens, start) ??
    slashAt(tokens, start, today) ??
    monthAt(tokens, start, today) ??
    seasonAt(tokens, start, today)
  )
}

/** '2027-03-12' or '2027-03-12 to 2027-03-14'. */
function isoAt(tokens: readonly Token[], start: number): DateMatch | undefined {
  const from = isoOf(wordAt(tokens, start))
  if (from === undefined) return undefined
  const isRange = /^(?:to|until|through)$/.test(wordAt(tokens, start + 1))
  const to = isRange ? isoOf(wordAt(tokens, start + 2)) : undefined
  if (to === undefined || to < from) return { length: 1, meaning: dates(from, from) }
  return { length: 3, meaning: dates(from, to) }
}

function isoOf(word: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12)
    return undefined
  return isDay(year, month, day) ? dateOf(year, month, day) : undefined
}

/** '3/12' or '3/12/2027', the month first as in the United States. */
function slashAt(tokens: readonly Token[], start: number, today: string): DateMatch | undefined {
  const [, month, day, typed] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(wordAt(tokens, start)) ?? []
  const [m, d] = [Number(month), Number(day)]
  if (month === undefined || m < 1 || m > 12) return undefined
  const year = typed === undefined ? nextYear(today, `${pad(m)}-${pad(d)}`) : yearOf(typed)
  if (!isDay(year, m, d)) return undefined
  return { length: 1, meaning: dates(dateOf(year, m, d), dateOf(year, m, d)) }
}

const yearOf = (typed: string) => (typed.length === 2 ? 2000 : 0) + Number(typed)

/** 'March', 'March 2027', 'Mar 12', 'March 12-14, 2027', '12 March'. */
function monthAt(tokens: readonly Token[], start: number, today: string): DateMatch | undefined {
  let at = start
  let first: number | undefined
  // '12 de marzo'.
  const leading = dayIn(wordAt(tokens, at))
  if (leading !== undefined) {
    const next = /^(?:de|of|st|nd|rd|th)$/.test(wordAt(tokens, at + 1)) ? 2 : 1
    if (!monthOf.has(wordAt(tokens, at + next))) return undefined
    first = leading
    at += next
  }
  const name = wordAt(tokens, at)
  const month = monthOf.get(name)
  if (month === undefined) return undefined
  at++
  let last = first
  const days = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(wordAt(tokens, at))
  if (first === undefined && days) {
    first = Number(days[1])
    last = days[2] === undefined ? first : Number(days[2])
    at += isOrdinal(wordAt(tokens, at + 1)) ? 2 : 1
    const until = /^(?:to|through|and)$/.test(wordAt(tokens, at)) ? dayIn(wordAt(tokens, at + 1)) : undefined
    if (until !== undefined) {
      last = until
      at += isOrdinal(wordAt(tokens, at + 2)) ? 3 : 2
    }
  }
  const hasYear = /^20\d\d$/.test(wordAt(tokens, at))
  // 'may' needs more than itself.
  if (
    doubtful.has(name) &&
    first === undefined &&
    !hasYear &&
    !/^(?:in|this|next|en|early|late|mid|of)$/.test(wordAt(tokens, start - 1))
  )
    return undefined
  const ending = `${pad(month)}-${pad(last ?? 31)}`
  const year = hasYear ? Number(wordAt(tokens, at)) : nextYear(today, ending)
  if (hasYear) at++
  const [from, to] = [first ?? 1, last ?? lastDay(year, month)]
  if (!isDay(year, month, from) || !isDay(year, month, to) || to < from) return undefined
  return { length: at - start, meaning: dates(dateOf(year, month, from), dateOf(year, month, to)) }
}

/** 'summer 2027', 'this summer'. */
function seasonAt(tokens: readonly Token[], start: number, today: string): DateMatch | undefined {
  const season = seasons[wordAt(tokens, start)]
  if (season === undefined) return undefined
  const hasYear = /^20\d\d$/.test(wordAt(tokens, start + 1))
  if (!hasYear && !/^(?:this|next|in|for|the)$/.test(wordAt(tokens, start - 1))) return undefined
  const year = hasYear ? Number(wordAt(tokens, start + 1)) : nextYear(today, season[1])
  return { length: hasYear ? 2 : 1, meaning: dates(`${year}-${season[0]}`, `${year}-${season[1]}`) }
}
