import type { Phrases } from './phrases.ts'
import type { Meaning } from './reading.ts'
import { wordAt, type Token } from './tokens.ts'

const negations = new Set('not no non without except excluding nor sin sans'.split(' '))
/** Between a negation and what it negates. */
const articles = new Set('a an any the on in de'.split(' '))

/**
 * 'not outdoor', 'without turf'. A filter has no negations: a phrase with an opposite stands for that, and others aren't
 * searched for.
 */
export function negatedAt(
  tokens: readonly Token[],
  start: number,
  phrases: Phrases,
): { length: number; meaning: Meaning }[] {
  if (!negations.has(wordAt(tokens, start))) return []
  const between = articles.has(wordAt(tokens, start + 1)) ? 1 : 0
  return phrases.at(tokens, start + 1 + between).flatMap(({ length, meaning }) => {
    if (meaning.type !== 'term') return []
    const { opposite } = meaning
    const negated: Meaning = opposite
      ? { type: 'term', terms: opposite }
      : { type: 'filler', isUnsearchable: true }
    return [{ length: length + 1 + between, meaning: negated }]
  })
}
