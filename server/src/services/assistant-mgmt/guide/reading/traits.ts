import { phrasesOf } from '../../../../search/reading/phrases.ts'
import type { Token } from '../../../../search/reading/tokens.ts'
import { traitWords, type Trait } from '../words/trait-words.ts'
import type { Segment } from './segments.ts'

/** A feature of a venue that a question asks for, and its tokens. `to` isn't included. */
export interface AskedTrait {
  trait: Trait
  from: number
  to: number
}

const isTrait = (value: string): value is Trait => value in traitWords

const phrases = phrasesOf(
  Object.entries(traitWords).flatMap(([trait, { asked }]) =>
    asked.split(', ').map((text) => ({
      text,
      meaning: { type: 'term' as const, terms: [{ name: 'trait', values: [trait] }] },
    })),
  ),
)

/** 'How long is the wait' asks for no length. */
const durations = new Set(
  'wait line drive ride walk trip game games match matches season event tournament camp clinic takes open hours it they that this'.split(
    ' ',
  ),
)
const squares = new Set(['square', 'cuadrados', 'carres'])
const articles = new Set(['the', 'a', 'your', 'our', 'its'])

/** Whether words ask for something that takes time. What 'it' is was said before, so that it may have a length. */
function isDuration(tokens: readonly Token[], { from, to }: AskedTrait): boolean {
  if (tokens[from]?.word !== 'how' || tokens[from + 1]?.word !== 'long') return false
  const next = tokens.slice(to).find(({ word }) => !articles.has(word))?.word ?? ''
  return durations.has(next) && next !== 'it' && next !== 'they'
}

/** The features that are asked for, outside of names. */
export function traitsIn(tokens: readonly Token[], segments: readonly Segment[]): AskedTrait[] {
  const isNamed = (at: number) =>
    segments.some(({ records, from, to }) => records.length > 0 && from <= at && at < to)
  const found = tokens.flatMap((_, from) => {
    if (isNamed(from)) return []
    return phrases.at(tokens, from).flatMap(({ length, meaning }) => {
      const [trait = ''] = meaning.type === 'term' ? (meaning.terms[0]?.values ?? []) : []
      const asked = { from, to: from + length }
      const isArea = squares.has(tokens[asked.to]?.word ?? '')
      return isTrait(trait) && !isArea && !isDuration(tokens, { trait, ...asked })
        ? [{ trait, ...asked }]
        : []
    })
  })
  // 'How deep is the outfield' asks for no depth of water.
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from,
      ),
  )
}
