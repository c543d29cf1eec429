import type { Token } from '../../../../search/reading/tokens.ts'
import { abbreviations } from '../words/abbreviations.ts'
import type { Names } from './names.ts'

/** The tokens with abbreviations written out, but for those in names: 'Bulldog Stadium' is no dog's. */
export function spelledOut(tokens: readonly Token[], names: Names): Token[] {
  const isInName = (at: number) =>
    tokens.some((_, from) => from <= at && at < from + (names.at(tokens, from)?.length ?? 0))
  return tokens.map((token, at) => {
    const word = abbreviations[token.word]
    return word === undefined || isInName(at) ? token : { ...token, word }
  })
}
