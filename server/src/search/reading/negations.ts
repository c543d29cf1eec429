import type { Phrases } from './phrases.ts'
import type { Meaning } from './reading.ts'
import type { Token } from './tokens.ts'

const negations = new Set('not no non without except excluding nor sin sans'.split(' '))
/** Between a negation and what it negates. */
const articles = new Set('a an any the on in de'.split(' '))

/**
 * 'not outdoor', 'without turf'. A filter has no negations, so what has no opposite isn't searched for: least of all as if
 * it was asked for. The page says so.
 */
export function negatedAt(
  tokens: readonly Token[],
  start: number,
  phrases: Phrases,
): { length: number; meaning: Meaning }[] {
  if (!negations.has(tokens[start]?.word ?? '')) return []
  const between = articles.has(tokens[start + 1]?.word ?? '') ? 1 : 0
  return phrases.at(tokens, start + 1 + between).flatMap(({ length, meaning }) => {
    if (meaning.type !== 'term') return []
    const { opposite } = meaning
    const negated: Meaning = opposite
      ? { type: 'term', terms: opposite }
      : { type: 'filler', isUnsearchable: true }
    return [{ length: length + 1 + between, meaning: negated }]
  })
}
