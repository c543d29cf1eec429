import type { Field } from '@app/contract/imports/import-fields.ts'
import type { Remark } from './candidate.ts'

/** The values of a row and the results of reading it. */
export interface RowNotes {
  /** The tidied value of the first non-empty column of a field. */
  text(field: Field): string | undefined
  /** All non-empty values of a field's columns, with line breaks. */
  all(field: Field): string[]
  /** `found` marks a derived value, which does not change an existing facility. */
  set(field: Field, value: unknown, how?: 'stated' | 'found'): void
  /** Reads a field from this text if none of its columns has a value. */
  supply(field: Field, text: string | undefined): void
  /** Reads a field from this text, whatever its columns have. */
  replace(field: Field, text: string): void
  /** A fault that costs the row. */
  refuse(field: Field, value: string, reason: string): void
  /** A fault that costs only the value of an optional field. */
  drop(field: Field, value: string, reason: string): void
  readonly draft: Readonly<Partial<Record<Field, unknown>>>
  readonly stated: Set<Field>
  readonly respelled: Set<Field>
  readonly reasons: string[]
  readonly doubts: string[]
  readonly remarks: Remark[]
}
