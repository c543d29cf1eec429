import { amountAt } from './amounts.ts'
import type { NumberMatch } from './measures.ts'
import { onesOf, tensOf } from './number-words.ts'
import type { AgeRange } from './reading.ts'
import { joinedWords, wordAt, type Token } from './tokens.ts'

/** '14u', 'u14', '16s', '35o', 'u10/12', '8/10/12u'. */
const label = /u(?<under>\d{1,2}(?:[/-]\d{1,2})*)|(?<ages>\d{1,2}(?:[/-]\d{1,2})*)(?<type>[uso])/
const labels = new RegExp(`^(?:(?:${label.source.replaceAll(/\?<\w+>/g, '?:')})[abcgm]{0,3})+$`)
const everyLabel = new RegExp(label, 'g')
const mostInLabels = 6

const youngest = 1
/** '16s' are 16 and under, but '7s' are teams of seven, and '80s' music. */
const pluralAges = { from: 12, to: 19 }

/** Ages of players: 'U12', '14U', 'U-16AA', 'u10-u12', '16s', '18 & under', '10-12 years', 'ages 10 to 12'. */
export function agesAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  return labelsAt(tokens, start) ?? limitBeforeAt(tokens, start) ?? rangeAt(tokens, start)
}

const match = (length: number, ages: readonly AgeRange[]): NumberMatch => ({
  length,
  meaning: {
    type: 'filler',
    ages: ages.filter(({ from = youngest, to = from }) => from >= youngest && to >= from),
  },
})

function labelsAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  let length = 1
  while (tokens[start + length]?.isGlued === true && length < mostInLabels) length++
  const text = joinedWords(tokens, start, start + length)
  return length > 1 && labels.test(text) ? match(length, agesOfLabels(text)) : undefined
}

const agesOfLabels = (text: string): AgeRange[] =>
  [...text.matchAll(everyLabel)].flatMap(({ groups = {} }) =>
    (groups['under'] ?? groups['ages'] ?? '').split(/[/-]/).flatMap((typed): AgeRange[] => {
      const age = Number(typed)
      if (groups['type'] === 'o') return [{ from: age }]
      const isAge = groups['type'] !== 's' || (age >= pluralAges.from && age <= pluralAges.to)
      return isAge ? [{ to: age }] : []
    }),
  )

const isAge = (word: string) => /^\d{1,2}$/.test(word)

/** 'twelve', 'ten to twelve'. */
function spelledAgesAt(tokens: readonly Token[], start: number) {
  const word = wordAt(tokens, start)
  if (onesOf(word) === undefined && tensOf(word) === undefined) return undefined
  const amount = amountAt(tokens, start)
  if (amount === undefined || amount.scale > 1 || !Number.isInteger(amount.value)) return undefined
  const { value: from, to = from, length } = amount
  return to < 100 ? { from, to, length } : undefined
}

/** 'under-14', 'under 14s', 'under the age of 14', 'over 35 years'. 'Under 14' alone may be a number of anything. */
function limitBeforeAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const limit = wordAt(tokens, start)
  if (limit !== 'under' && limit !== 'over') return undefined
  let at = start + 1
  if (wordAt(tokens, at) === 'the') at++
  const isNamed = wordAt(tokens, at) === 'age'
  if (isNamed) at += wordAt(tokens, at + 1) === 'of' ? 2 : 1
  const written = writtenRangeAt(tokens, at)
  if (written === undefined || written.from !== written.to) return undefined
  const isGlued = at === start + 1 && tokens[at]!.isGlued
  const { from: age, length } = written
  const end = at + length
  const isPlural = wordAt(tokens, end) === 's' && tokens[end]!.isGlued
  const unit = isPlural ? 1 : yearsAt(tokens, end).length
  if (!isNamed && !isGlued && unit === 0) return undefined
  return match(end + unit - start, [limit === 'under' ? { to: age } : { from: age }])
}

/** The tokens of 'years', 'yrs old', 'year olds', 'years of age', 'yo' after a number. */
function yearsAt(tokens: readonly Token[], start: number): { length: number; isAge: boolean } {
  const [first, second, third] = [0, 1, 2].map((at) => wordAt(tokens, start + at))
  if (/^yos?$/.test(first ?? '')) return { length: 1, isAge: true }
  if (!/^(?:years?|yrs?|anos|ans)$/.test(first ?? '')) return { length: 0, isAge: false }
  if (/^olds?$/.test(second ?? '')) return { length: 2, isAge: true }
  return second === 'of' && third === 'age' ? { length: 3, isAge: true } : { length: 1, isAge: false }
}

/** '12 and under', '10-12 years', '10 year olds', 'ages 10 to 12', 'ages 18+'. '10 years' alone is how long something takes. */
function rangeAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const isNamed = /^(?:ages?|aged|edades|edad)$/.test(wordAt(tokens, start))
  const from = isNamed ? start + 1 : start
  const range = writtenRangeAt(tokens, from)
  if (range === undefined) return undefined
  let at = from + range.length
  const years = yearsAt(tokens, at)
  at += years.length
  const limit = limitAfterAt(tokens, at, isNamed || years.isAge)
  if (limit)
    return match(at + limit.length - start, [limit.isUpper ? { to: range.to } : { from: range.from }])
  const isSpan = range.to > range.from && years.length > 0
  return isNamed || isSpan || years.isAge
    ? match(at - start, [{ from: range.from, to: range.to }])
    : undefined
}

/** '12', '10-12', '10 to 12', 'ten to twelve'. */
function writtenRangeAt(tokens: readonly Token[], start: number) {
  const word = wordAt(tokens, start)
  if (tokens[start]?.isPrice === true) return undefined
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(word)?.map(Number) ?? []
  if (from !== undefined && to !== undefined) return from < to ? { from, to, length: 1 } : undefined
  if (!isAge(word)) return spelledAgesAt(tokens, start)
  const age = Number(word)
  const last = wordAt(tokens, start + 2)
  const isRange =
    /^(?:to|through|thru|a)$/.test(wordAt(tokens, start + 1)) && isAge(last) && Number(last) > age
  return isRange ? { from: age, to: Number(last), length: 3 } : { from: age, to: age, length: 1 }
}

/** 'and under', '& over', 'or older' and, if an age is meant, '+'. */
function limitAfterAt(tokens: readonly Token[], start: number, isAgeMeant: boolean) {
  if (tokens[start]?.isAfterComma === true) return undefined
  if (isAgeMeant && wordAt(tokens, start) === '+') return { length: 1, isUpper: false }
  const connecting = /^(?:and|or)$/.test(wordAt(tokens, start)) ? 1 : 0
  const word = wordAt(tokens, start + connecting)
  const isLimit = connecting > 0 ? /^(?:under|younger|over|older|up)$/ : /^(?:under|over)$/
  return isLimit.test(word)
    ? { length: connecting + 1, isUpper: word === 'under' || word === 'younger' }
    : undefined
}
