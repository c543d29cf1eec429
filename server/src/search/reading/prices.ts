import { amountAt } from './amounts.ts'
import { currencies, type NumberMatch } from './measures.ts'
import type { PriceLimit } from './reading.ts'
import { phraseLengthAt, wordAt, type Token } from './tokens.ts'

const exclusive = [['under'], ['below'], ['less', 'than'], ['cheaper', 'than'], ['lower', 'than']]
const inclusive = [
  ['no', 'more', 'than'],
  ['not', 'more', 'than'],
  ['not', 'over'],
  ['at', 'most'],
  ['up', 'to'],
  ['maximum', 'of'],
  ['max', 'of'],
  ['maximum'],
  ['max'],
  ['budget', 'of'],
  ['budget'],
]
const inclusiveAfter = [
  ['or', 'less'],
  ['or', 'under'],
  ['or', 'below'],
  ['and', 'under'],
  ['maximum'],
  ['max'],
  ['tops'],
  ['budget'],
]
const teams = /^(?:teams?|equipos?|equipes?)$/
const people =
  /^(?:players?|persons?|people|participants?|athletes?|individuals?|heads?|kids?|child|children|runners?|swimmers?|golfers?|wrestlers?|gymnasts?|campers?|students?)$/

/** The largest cost of the contract, in US dollars. */
const mostDollars = 1_000_000

/** 'under $500', 'less than 500 dollars per team', '$50 or less per player'. Prices without a limit have none. */
export function priceAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const below = phraseLengthAt(tokens, start, exclusive)
  const atMost = phraseLengthAt(tokens, start, inclusive)
  const from = start + (below || atMost)
  const amount = amountAt(tokens, from, 'money')
  if (amount === undefined || tokens[from]!.isNegative) return undefined
  let at = from + amount.length
  const isGrand = wordAt(tokens, at - 1) === 'grand'
  const hasUnit = currencies.has(wordAt(tokens, at))
  // 'Budget' is a unit and a limit.
  const after = phraseLengthAt(
    tokens,
    at + (hasUnit && wordAt(tokens, at) !== 'budget' ? 1 : 0),
    inclusiveAfter,
  )
  if (hasUnit && wordAt(tokens, at) !== 'budget') at++
  at += after
  const who = perAt(tokens, at)
  const isPrice =
    tokens[from]!.isPrice || hasUnit || isGrand || wordAt(tokens, start) === 'budget' || who !== undefined
  if (!isPrice || (below === 0 && atMost === 0 && after === 0)) return undefined
  const isInclusive = below === 0 || after > 0
  const cents = Math.floor(Math.round(amount.value * 1000) / 10) - (isInclusive ? 0 : 1)
  const price: PriceLimit = { atMost: cents / 100, per: who?.per }
  return {
    length: at + (who?.length ?? 0) - start,
    meaning: {
      type: 'filler',
      isUnsearchable: true,
      ...(cents >= 0 && cents <= mostDollars * 100 && { price }),
    },
  }
}

/** 'per team', 'a player', '/team', 'each player'. */
function perAt(
  tokens: readonly Token[],
  start: number,
): { length: number; per: NonNullable<PriceLimit['per']> } | undefined {
  const isSlash = tokens[start]?.isAfterSlash === true
  const length = isSlash ? 0 : /^(?:per|an?|each|every|por|par)$/.test(wordAt(tokens, start)) ? 1 : undefined
  if (length === undefined) return undefined
  const who = wordAt(tokens, start + length)
  if (teams.test(who)) return { length: length + 1, per: 'team' }
  return people.test(who) ? { length: length + 1, per: 'person' } : undefined
}
