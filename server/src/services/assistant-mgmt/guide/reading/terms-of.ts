import type { Token } from '../../../../search/reading/tokens.ts'
import type { Segment } from './segments.ts'

/** Whether a piece of a question is this value of a term, such as the topic 'phone'. */
export const has = ({ terms }: Segment, name: string, value: string) => terms[name]?.includes(value) === true

/** The values of a term in the pieces of a question. */
export const valuesOf = (segments: readonly Segment[], name: string) => [
  ...new Set(segments.flatMap(({ terms }) => terms[name] ?? [])),
]

/** The values of a term that are among these. */
export const known = <T extends string>(values: readonly T[], found: readonly string[]): T[] =>
  values.filter((value) => found.includes(value))

/** Fields that say what something is, rather than what it has. */
export const nounFields = ['sports', 'spaceType', 'facilityType', 'placeType']

/** The tokens outside of names: 'The Quarry Inn' is English in questions of any language. */
export function withoutNames(tokens: readonly Token[], segments: readonly Segment[]): readonly Token[] {
  const named = segments.filter(({ records }) => records.length > 0)
  return tokens.filter((_, at) => !named.some(({ from, to }) => from <= at && at < to))
}

const bareWords = {
  entryFee: /^(?:cu[aá]nt[oa]s?|combien)$/i,
  rooms: /^(?:rooms?|habitaci[oó]n(?:es)?|cuartos?|chambres?)$/i,
}

/** Whether pieces ask for a topic, if they do, only by a word that is said of much else: 'cuánto', 'rooms'. */
export const isBare = (segments: readonly Segment[], topic: keyof typeof bareWords) =>
  segments.every((segment) => !has(segment, 'topic', topic) || bareWords[topic].test(segment.text))

/** Whether it names a kind of pages, as 'hotels' and 'eat' do. */
export const namesKind = ({ terms }: Segment) => terms['kind'] !== undefined || terms['eat'] !== undefined
