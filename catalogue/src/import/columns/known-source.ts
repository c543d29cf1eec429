import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import type { Field } from '@app/contract/imports/import-fields.ts'

/** An open data set that is detected by its columns, and its column meanings beyond the general synonyms. */
export interface KnownSource {
  name: string
  /** Whether the columns belong to this source. `headers` are normalized with `headerName`, `names` are as written. */
  matches(headers: ReadonlySet<string>, names: readonly string[]): boolean
  /** Fields by `headerName`. Take precedence over the synonyms, in this order. */
  columns: ReadonlyMap<string, Field>
  /** Whether to ignore a column, by its `headerName`. */
  ignores?(header: string): boolean
  /** Ignore unknown columns, because the set of columns is open-ended. */
  ignoresUnknown?: true
  /** The type of every row in the source. */
  facilityType?: FacilityType
  /** Guesses the type if neither the columns nor clear words in the name give it. */
  guessType?(name: string, capacity: number | undefined): FacilityType
}

export const unknownSource: KnownSource = { name: 'unknown', matches: () => true, columns: new Map() }

/** Columns of a source by their names. A map, because names such as 'constructor' would be found in any object. */
export const columnsNamed = (fields: Readonly<Record<string, Field>>): KnownSource['columns'] =>
  new Map(Object.entries(fields))
