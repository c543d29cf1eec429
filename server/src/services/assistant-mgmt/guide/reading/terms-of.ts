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

/** Whether it names a kind of pages, as 'hotels' and 'eat' do. */
export const namesKind = ({ terms }: Segment) => terms['kind'] !== undefined || terms['eat'] !== undefined
