import type { AskedTime } from '../../reading/question.ts'
import type { Formats } from '../../sayings/formats.ts'
import type { Sayings } from '../../sayings/sayings.ts'
import type { Topic } from '../../words/topics.ts'

/** What sentences are made with. */
export interface Writing {
  say: Sayings
  format: Formats
  /** The name of a value of a reference list, such as an amenity, in the language. */
  termOf(value: string): string
  /** At the place. */
  today: string
  time: AskedTime | undefined
}

/** A sentence, or nothing where a page doesn't say. */
export type Text = string | null | undefined | false

/** What pages of a kind say to each topic that they have an answer to. */
export type FactsOf<P> = Partial<Record<Topic, (page: P, writing: Writing) => Text[]>>

/** The name of a page with a value, unless it has none. */
export const valued = (
  name: string,
  value: string | number | null | undefined,
  say: (of: { name: string; value: string }) => string,
): Text[] => [value !== null && value !== undefined && value !== '' && say({ name, value: String(value) })]

/** The same with the names of values of reference lists. */
export const listed = (
  name: string,
  values: readonly (string | null)[],
  { format, termOf }: Writing,
  say: (of: { name: string; value: string }) => string,
): Text[] => {
  const terms = values.flatMap((value) => (value === null ? [] : [termOf(value)]))
  return [terms.length > 0 && say({ name, value: format.list(terms) })]
}
