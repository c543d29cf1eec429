import type { MapMark } from '@app/contract/patterns/search.ts'
import type { KnownCalendar } from './market.ts'

export interface EntryStatements {
  /** Selects the entries with the ids `$1`. */
  entries: string
  /** Selects the `id` of all entries, neighbors together, which keeps the index small. */
  ids: string
  /** Selects the `id` and `version` of all entries. */
  versions: string
}

/** What is kept of each entry beside the index. */
export interface LoadedRows {
  /** The version that the index has, or has left out. */
  loaded: Map<string, number | string>
  marks: Map<string, MapMark>
  known: Map<string, KnownCalendar>
}

export const emptyRows = (): LoadedRows => ({ loaded: new Map(), marks: new Map(), known: new Map() })

export function forgetRow(rows: LoadedRows, id: string) {
  rows.loaded.delete(id)
  rows.marks.delete(id)
  rows.known.delete(id)
}
