import type { Field } from '@app/contract/imports/import-fields.ts'
import { expandedWords, phraseOf } from './header-words.ts'
import type { Headers } from './headers.ts'

/** The field of a column name by its words, in any order, ending and usual abbreviation. */
export function fieldOfWords(
  { fieldByHeader, fieldByPhrase }: Headers,
  words: readonly string[],
): Field | undefined {
  for (const reading of expandedWords(words)) {
    const field = fieldByHeader.get(reading.join('')) ?? fieldByPhrase.get(phraseOf(reading))
    if (field !== undefined) return field
  }
  return undefined
}
