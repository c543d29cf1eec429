import type { Field } from '@app/contract/imports/import-fields.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import type * as z from 'zod'
import type { ColumnMeaning } from './columns/column-meaning.ts'
import type { Headers } from './columns/headers.ts'
import type { KnownSource } from './columns/known-source.ts'
import type { SourceRow } from './file/source-table.ts'
import type { Children, Draft } from './rows/candidate.ts'
import type { RowNotes } from './rows/row-notes.ts'

/** A column that counts spaces, or says whether there is an amenity or a sport. */
export interface MeantColumn {
  column: string
  meaning: ColumnMeaning
}

/** What a kind reads of a row besides the fields of all kinds. */
export interface OwnRow {
  row: SourceRow
  source: KnownSource
  /** The name and the other names. */
  names: readonly string[]
  meant: readonly MeantColumn[]
}

/** A kind of profile whose files can be imported. Everything else about imports is the same for all kinds. */
export interface ImportKind {
  name: ImportedKindName
  /** What reports and refusals call them. */
  nouns: { one: string; other: string }
  /** What its columns can be for. */
  fields: readonly Field[]
  headers: Headers
  /** Data sets that are recognized by their columns. */
  sources: readonly KnownSource[]
  /** Whether one name may be at several addresses, and several names at one: branches of a chain, shops of a mall. */
  hasBranches?: boolean
  draft: z.ZodType<Draft>
  /** The fields of the draft that files can have. */
  draftFields: ReadonlySet<string>
  /** What a header means that is no field, such as 'Baseball Diamonds'. */
  meaningOfHeader?(header: string): ColumnMeaning | undefined
  /** Reads the facts that only this kind has, before the place. */
  readFacts(notes: RowNotes): void
  /** Reads its type and children, after the place. */
  readOwn(notes: RowNotes, row: OwnRow): Children
}
