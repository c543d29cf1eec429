import type { ColumnChoices } from '@app/catalogue/import/columns/column-map.ts'
import { signatureOf } from '@app/catalogue/import/columns/signature.ts'
import { fingerprint, type Fingerprint } from '@app/catalogue/import/file/fingerprint.ts'
import type { KnownPlaces } from '@app/catalogue/import/places/known-places.ts'
import { readColumns, readRows, type FileColumns } from '@app/catalogue/import/read-file.ts'
import type { RowReading } from '@app/catalogue/import/rows/candidate.ts'
import type pg from 'pg'
import type { ImportedKind } from './imported-kind.ts'
import type { Progress } from './progress.ts'
import { savedChoices } from './saved-mappings.ts'

/** The database and its gazetteer. */
export interface ImportDatabase {
  pool: pg.Pool
  places(): Promise<KnownPlaces>
}

export interface SourceRequest {
  kind: ImportedKind
  path: string
  choices: ColumnChoices
  /** Whose saved choices apply. Null for administrators. */
  destinationId: string | null
}

/** A file whose columns are recognized. */
export interface Source {
  kind: ImportedKind
  path: string
  print: Fingerprint
  /** Identifies files with the same columns. */
  signature: string
  places: KnownPlaces
  columns: FileColumns
  choices: ColumnChoices
  /** The earlier file that the choices come from, if none were given. */
  mappingFrom: string | undefined
}

/**
 * Opens a file and recognizes its columns. Without choices, those of the source's last import apply. Throws `ImportRefusal` for
 * a file that cannot be read and `UsageError` for invalid choices.
 */
export async function openSource(
  { pool, places: loadPlaces }: ImportDatabase,
  { kind, path, choices, destinationId }: SourceRequest,
): Promise<Source> {
  const print = await fingerprint(path)
  const places = await loadPlaces()
  const signature = await signatureOf(path, print)
  const saved = await savedChoices(pool, { kind, signature, destinationId }, choices)
  const used = saved?.choices ?? choices
  const columns = await readColumns(path, print, { kind: kind.reading, choices: used, places })
  return { kind, path, print, signature, places, columns, choices: used, mappingFrom: saved?.fileName }
}

export const readSource = (
  { path, print, columns, places }: Source,
  progress: Progress,
): Promise<RowReading[]> =>
  readRows(path, print, columns, { places, onProgress: (rows) => progress('reading', rows) })
