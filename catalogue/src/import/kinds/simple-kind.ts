import { fieldsOf, labelOf, type Field } from '@app/contract/imports/import-fields.ts'
import { ProfileDraft } from '@app/contract/profile-schema.ts'
import type * as z from 'zod'
import { headersOf } from '../columns/headers.ts'
import type { ImportKind } from '../import-kind.ts'
import { noChildren, type Draft } from '../rows/candidate.ts'
import type { RowNotes } from '../rows/row-notes.ts'
import { choiceReader, ownColumns, readOwnColumns, type Overrides } from './own-columns.ts'

interface SimpleKind<Type extends string> extends Pick<ImportKind, 'name' | 'nouns' | 'hasBranches'> {
  draft: z.ZodObject & z.ZodType<Draft>
  /** The required type, if it has one: its field, its choices with other words for them, and the one for rows that don't tell. */
  type?: { field: Field; words: Readonly<Record<Type, string>>; otherwise: NoInfer<Type> }
  /** Words for the choices of other fields. */
  words?: Overrides['words']
  /** How other fields are read, if not by their schema. */
  readers?: Overrides['readers']
}

/** The fields that files of this kind can have and other kinds haven't. */
const ownFieldsOf = (kind: ImportKind['name'], draft: z.ZodObject): Field[] =>
  fieldsOf(kind).filter((field) => field in draft.shape && !(field in ProfileDraft.shape))

/** The fields of the draft that files of this kind can have. */
export const draftFieldsOf = (kind: ImportKind['name'], draft: z.ZodObject): ReadonlySet<Field> =>
  new Set(fieldsOf(kind).filter((field) => field in draft.shape))

/** A kind without children, whose own columns are read by the schema of its draft. */
export function simpleKind<const Type extends string = never>({
  name,
  nouns,
  hasBranches = false,
  draft,
  type,
  words,
  readers,
}: SimpleKind<Type>): ImportKind {
  const own = ownFieldsOf(name, draft).filter((field) => field !== type?.field)
  const columns = ownColumns(draft, own, { words, readers })
  return {
    name,
    nouns,
    fields: fieldsOf(name),
    headers: headersOf(name),
    sources: [],
    hasBranches,
    draft,
    draftFields: draftFieldsOf(name, draft),
    readFacts: (notes) => readOwnColumns(notes, columns),
    readOwn: (notes, { names }) => {
      if (type) readType(notes, type, names)
      return noChildren
    },
  }
}

/** Reads the type from the first of its columns that tells, or else from the names. */
function readType(
  notes: RowNotes,
  { field, words, otherwise }: NonNullable<SimpleKind<string>['type']>,
  names: readonly string[],
) {
  const { parse } = choiceReader(Object.keys(words), words)
  const texts = notes.all(field)
  const [text] = texts
  const stated = texts.map(parse).find((found) => found !== undefined)
  if (stated !== undefined) return notes.set(field, stated)
  const named = names.map(parse).find((found) => found !== undefined)
  notes.set(field, named ?? otherwise, 'found')
  const label = labelOf(field)
  if (text !== undefined)
    notes.remarks.push({
      code: 'type-unknown',
      text: `unknown ${label} "${text}", imported as ${named ?? otherwise}`,
    })
  else if (named === undefined)
    notes.remarks.push({ code: 'type-unknown', text: `no ${label} given, imported as ${otherwise}` })
}
