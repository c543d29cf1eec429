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

/** '18 holes', 'nine-hole', 'huit couloirs'. */
export function featureAt(
  tokens: readonly Token[],
  start: number,
): { length: number; feature: Feature } | undefined {
  const [number, unit] = [tokens[start]?.word ?? '', unitOf.get(tokens[start + 1]?.word ?? '')]
  const value = numberOf.get(number) ?? (/^\d+$/.test(number) ? Number(number) : undefined)
  return value === undefined || unit === undefined ? undefined : { length: 2, feature: { unit, value } }
}

/** The numbers that a text tells of a space. */
export function readFeatures(text: string): Feature[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((_, at) => featureAt(tokens, at)?.feature ?? [])
}
