import { spelledNumbers } from '../../../../search/reading/number-words.ts'
import { tokensOf, type Token } from '../../../../search/reading/tokens.ts'
import { featureUnits } from '../words/feature-units.ts'

/** A number of a space, as its page tells it: 'nine holes', '25 yards', 'eight lanes'. */
export interface Feature {
  unit: string
  value: number
}

const unitOf = new Map(
  Object.entries(featureUnits).flatMap(([unit, list]) =>
    list.split(' ').map((word) => [word, unit] as const),
  ),
)
const numberOf = new Map(spelledNumbers.flatMap((words, at) => words.map((word) => [word, at + 1] as const)))

/** The value of a number in figures or in words. */
export const numberIn = (word: string) =>
  numberOf.get(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined)

/** '18 holes', 'nine-hole', 'huit couloirs', 'par 71'. */
export function featureAt(
  tokens: readonly Token[],
  start: number,
): { length: number; feature: Feature } | undefined {
  const [first = '', second = ''] = [tokens[start]?.word, tokens[start + 1]?.word]
  // In French 'par' is said of much else.
  const isPar = first === 'par' && /^(?:2[7-9]|[3-7]\d)$/.test(second)
  const value = numberIn(isPar ? second : first)
  const unit = isPar ? first : unitOf.get(second)
  return value === undefined || unit === undefined ? undefined : { length: 2, feature: { unit, value } }
}

const crosses = new Set(['by', 'x'])

/** '300 by 150 feet' is of 300 feet, too. */
function crossedAt(tokens: readonly Token[], start: number): Feature[] {
  const value = numberIn(tokens[start]?.word ?? '')
  const other = crosses.has(tokens[start + 1]?.word ?? '') ? featureAt(tokens, start + 2) : undefined
  return value === undefined || !other ? [] : [{ unit: other.feature.unit, value }]
}

/** The numbers that a text tells of a space. */
export function readFeatures(text: string): Feature[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((_, at) => [featureAt(tokens, at)?.feature ?? [], crossedAt(tokens, at)].flat())
}
