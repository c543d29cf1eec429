import type { Token } from '../../../../search/reading/tokens.ts'
import type { Segment } from './segments.ts'
import { namesKind } from './terms-of.ts'

/** Words that a question begins with. What begins with others tells something. */
const questionWords = new Set(
  'what whats when where wheres which who whose why how is are was does do did can could will would has have que quien cual cuales como cuando donde cuanto cuanta cuantos cuantas hay tiene tienen es son puedo podemos se qui quoi quel quelle quels quelles quand ou comment combien est y peut a'.split(
    ' ',
  ),
)

/** The number of the clause of each token, and those that are questions. */
function clausesOf(text: string, tokens: readonly Token[]) {
  let clause = 0
  const clauses = tokens.map((token, at) => {
    const before = tokens[at - 1]
    if (before && /[,;.!?¿]/.test(text.slice(before.span[1], token.span[0]))) clause++
    return clause
  })
  const asks = new Set(
    tokens.flatMap(({ word, span }, at) =>
      (clauses[at] !== clauses[at - 1] && questionWords.has(word)) || /^\s*\?/.test(text.slice(span[1]))
        ? [clauses[at]]
        : [],
    ),
  )
  return { clauses, asks }
}

const isMeant = (segment: Segment) =>
  segment.terms['topic'] !== undefined || namesKind(segment) || Object.keys(segment.values).length > 0

/**
 * The pieces that nothing is known of, without those that only tell why somebody asks: 'sporting goods store, we forgot our cleats', where
 * another clause is understood whole.
 */
export function unknownIn(
  text: string,
  tokens: readonly Token[],
  segments: readonly Segment[],
): readonly Segment[] {
  const unknown = segments.filter(({ isUnknown }) => isUnknown)
  const { clauses, asks } = clausesOf(text, tokens)
  const clauseOf = ({ from }: Segment) => clauses[from]
  const isWhole = segments.some(
    (segment) => isMeant(segment) && !unknown.some((other) => clauseOf(other) === clauseOf(segment)),
  )
  return isWhole ? unknown.filter((segment) => asks.has(clauseOf(segment))) : unknown
}
