import { milesOf } from '../../../../search/reading/distance-units.ts'
import type { Token } from '../../../../search/reading/tokens.ts'

const spelled: Readonly<Record<string, number>> = {
  'half a': 0.5,
  half: 0.5,
  'a quarter': 0.25,
  quarter: 0.25,
  a: 1,
  one: 1,
  'a couple': 2,
  'a couple of': 2,
  'a few': 3,
  media: 0.5,
  medio: 0.5,
  una: 1,
  un: 1,
  'un demi': 0.5,
  demi: 0.5,
}
const longest = 3

const unitOf = (token: Token | undefined) =>
  milesOf.get(token?.word ?? '') ?? (/^mill(?:e|es)$/.test(token?.word ?? '') ? 1 : undefined)

/** 'Within 5 miles', '3 km', 'half a mile'. The unit of a distance stands right after its number. */
export function milesAt(
  tokens: readonly Token[],
  start: number,
): { length: number; miles: number } | undefined {
  for (let length = longest; length > 0; length--) {
    const words = tokens.slice(start, start + length).map(({ word }) => word)
    const typed = length === 1 ? Number(words[0]) : NaN
    const value = Number.isFinite(typed) ? typed : spelled[words.join(' ')]
    // 'A mi hijo' is no mile.
    const unit =
      words.join() === 'a' && tokens[start + length]?.word === 'mi'
        ? undefined
        : unitOf(tokens[start + length])
    if (value !== undefined && unit !== undefined) return { length: length + 1, miles: value * unit }
  }
  return undefined
}
