import { importedColumns, type Field } from '@app/contract/imports/import-fields.ts'
import { importColumns } from '@app/contract/columns/import-columns.ts'
import { exportedOf } from '@app/contract/columns/column.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import { headerName } from './header-name.ts'
import { expandedWords, headerWords, phraseOf } from './header-words.ts'

interface KnownName {
  field: Field
  words: readonly string[]
}

/** The names that columns of a kind have. */
export interface Headers {
  /** By `headerName`. */
  fieldByHeader: ReadonlyMap<string, Field>
  /** All known column names as words. */
  knownNames: readonly KnownName[]
  /** Names of several words only: a plural such as 'Facilities' means something else than 'Facility'. */
  fieldByPhrase: ReadonlyMap<string, Field>
  /** The columns of our own exports that are not imported. */
  ignored: ReadonlySet<string>
  /** The precedence of a column among others of its field. Lower wins. */
  rankOf(field: Field, column: string): number
}

/** In another order, these would count something: 'Number of Courts' is no 'Court Number'. */
const ordered: ReadonlySet<Field> = new Set(['sourceId', 'spaceName'])

export function headersOf(kind: ImportedKindName): Headers {
  const columns = importedColumns(kind)
  const synonyms = new Map(columns.map(({ field, names }) => [field, names.split('|').map(headerName)]))
  const knownNames = columns.flatMap(({ field, names }) =>
    names.split('|').map((name) => ({ field, words: headerWords(name) })),
  )
  // Headings of exports have units, which no other file writes like that.
  const headings = columns.flatMap(({ field, heading }): [string, Field][] =>
    heading === undefined ? [] : [[headerName(heading), field]],
  )
  const fieldByHeader = new Map([
    ...headings,
    ...[...synonyms].flatMap(([field, names]) => names.map((name): [string, Field] => [name, field])),
  ])
  return {
    fieldByHeader,
    knownNames,
    fieldByPhrase: phrasesOf(knownNames),
    ignored: new Set(
      exportedOf(importColumns[kind])
        .map(({ heading }) => headerName(heading))
        .filter((heading) => !fieldByHeader.has(heading)),
    ),
    rankOf: (field, column) => {
      const names = synonyms.get(field) ?? []
      const rank = names.indexOf(headerName(column))
      return rank === -1 ? names.length : rank
    },
  }
}

const phrasesOf = (knownNames: readonly KnownName[]) =>
  new Map(
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
