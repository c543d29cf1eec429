import { columnNames } from '@app/contract/facilities/import-column-names.ts'
import { fields, type Field } from '@app/contract/facilities/import-fields.ts'
import { expandedWords, headerWords, phraseOf } from './header-words.ts'
import { fieldByHeader } from './synonyms.ts'

interface KnownName {
  field: Field
  words: readonly string[]
}

/** All known column names as words. */
export const knownNames: readonly KnownName[] = fields.flatMap((field) =>
  columnNames[field].split('|').map((name) => ({ field, words: headerWords(name) })),
)

/** In another order, these would count something: 'Number of Courts' is no 'Court Number'. */
const ordered: ReadonlySet<Field> = new Set(['sourceId', 'spaceName'])

/** Names of several words only: a plural such as 'Facilities' means something else than 'Facility'. */
const fieldByPhrase: ReadonlyMap<string, Field> = new Map(
  [...Map.groupBy(knownNames, ({ words }) => phraseOf(expandedWords(words)[0] ?? words))].flatMap(
    ([phrase, names]) => {
      const [first] = names
      const isClear = first !== undefined && names.every(({ field }) => field === first.field)
      return isClear && !ordered.has(first.field) && phrase.includes(' ')
        ? [[phrase, first.field] as const]
        : []
    },
  ),
)

/** The field of a column name by its words, in any order, ending and usual abbreviation. */
export function fieldOfWords(words: readonly string[]): Field | undefined {
  for (const reading of expandedWords(words)) {
    const field = fieldByHeader.get(reading.join('')) ?? fieldByPhrase.get(phraseOf(reading))
    if (field !== undefined) return field
  }
  return undefined
}
