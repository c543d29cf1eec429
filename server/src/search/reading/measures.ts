import { amountAt } from './amounts.ts'
import type { Meaning, MeasureName } from './reading.ts'
import { joinedWords, phraseLengthAt, wordAt, type Token } from './tokens.ts'

export interface NumberMatch {
  length: number
  meaning: Meaning
}

/** Units of a capacity: '2,000 seats', '500 spectators'. */
export const capacityUnits = new Set(
  'espectadores aficionados spectateurs personnes seat seats seating spectator spectators people capacity fans attendees persons personas places asientos'.split(
    ' ',
  ),
)
/** After a price. */
export const currencies = new Set('dollars dollar bucks usd cad budget dolares euros pesos'.split(' '))
/** Square feet, by the unit's words without spaces. */
const squareFeetOf = new Map([
  ...'sqft sf squarefeet squarefoot squareft sqfeet sqfoot'.split(' ').map((unit) => [unit, 1] as const),
  ...'sqm squaremeters squaremeter squaremetres m2'.split(' ').map((unit) => [unit, 10.764] as const),
])
const feet = new Set(['ft', 'feet', 'foot'])
const heightWords = /^(?:c(?:ei|ie)lings?|clearance|clear|high)$/
const lengthUnits = /^(?:ft|feet|foot|y|yd|yds|yard|yards|m|meter|meters|metre|metres|inch|inches|metros)$/

export const largestNumber = 1_000_000

/** Before a number: at least so many. */
const leastPhrases = [
  ['at', 'least'],
  ['more', 'than'],
  ['minimum', 'of'],
  ['no', 'less', 'than'],
  ['no', 'fewer', 'than'],
  ['not', 'less', 'than'],
  ['upwards', 'of'],
  ['atleast'],
  ['min'],
  ['minimum'],
  ['over'],
  ['au', 'moins'],
  ['al', 'menos'],
]

/** How many tokens such a phrase has. */
export const leastAt = (tokens: readonly Token[], start: number) =>
  phraseLengthAt(tokens, start, leastPhrases)

export const measure = (of: MeasureName, value: number): Meaning => ({
  type: 'measure',
  of,
  value: Math.round(value),
})

/** 'sq ft' after a number. */
export function areaAt(tokens: readonly Token[], at: number, value: number): NumberMatch | undefined {
  for (const length of [2, 1]) {
    const end = Math.min(at + length, tokens.length)
    const size = squareFeetOf.get(joinedWords(tokens, at, end))
    if (size !== undefined && end === at + length)
      return { length, meaning: measure('square feet', value * size) }
  }
  return undefined
}

/** 'ft ceilings' after a number. */
export function heightAt(tokens: readonly Token[], at: number, value: number): NumberMatch | undefined {
  const units = feet.has(wordAt(tokens, at)) ? 1 : 0
  let length = units
  while (heightWords.test(wordAt(tokens, at + length))) length++
  if (length === units || (units === 0 && !/^c(?:ei|ie)ling/.test(wordAt(tokens, at)))) return undefined
  return {
    length: wordAt(tokens, at + length) === 'height' ? length + 1 : length,
    meaning: measure('clear height', value),
  }
}

/** Before the number, unlike `heightWords`. */
const ceilingWords = /^(?:c(?:ei|ie)lings?|clearance|clear|height)$/

/** 'clear height 26 ft', 'ceiling height of at least 30 feet', 'ceilings 25 ft'. */
export function ceilingAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  let at = start
  while (ceilingWords.test(wordAt(tokens, at))) at++
  if (at === start) return undefined
  if (/^(?:of|is|at|minimum|min)$/.test(wordAt(tokens, at)) && leastAt(tokens, at) === 0) at++
  at += leastAt(tokens, at)
  const amount = amountAt(tokens, at)
  if (amount === undefined) return undefined
  at += amount.length
  return feet.has(wordAt(tokens, at))
    ? { length: at + 1 - start, meaning: measure('clear height', amount.value) }
    : undefined
}

/** '25 yd', '100 by 60 yards'. No profile has lengths of its spaces. */
export function lengthAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const first = amountAt(tokens, start)
  if (first === undefined) return undefined
  let length = first.length
  if (/^(?:x|by)$/.test(wordAt(tokens, start + length))) {
    const second = amountAt(tokens, start + length + 1)
    if (second !== undefined) length += 1 + second.length
  }
  const isLength = lengthUnits.test(wordAt(tokens, start + length))
  return isLength ? { length: length + 1, meaning: { type: 'filler' } } : undefined
}

/** 'seats 2,000', 'capacity of 500', and 'for 800' after 'bleachers', which are an amenity. */
export function capacityAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const isForStands =
    wordAt(tokens, start) === 'for' && /^(?:bleachers|stands|grandstands?)$/.test(wordAt(tokens, start - 1))
  if (!isForStands && !/^(?:seats?|seating|capacity|holds?)$/.test(wordAt(tokens, start))) return undefined
  let at = start + 1
  if (/^(?:of|for|at)$/.test(wordAt(tokens, at))) at++
  at += leastAt(tokens, at)
  const amount = amountAt(tokens, at)
  const value = amount?.value ?? 0
  if (amount === undefined || value < 10 || value > largestNumber) return undefined
  at += amount.length
  const next = wordAt(tokens, at)
  const length = at - start + (capacityUnits.has(next) || next === '+' || next === 'plus' ? 1 : 0)
  return { length, meaning: measure('seats', value) }
}
