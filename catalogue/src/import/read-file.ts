import { maxImportRows } from '@app/contract/rules/limits.ts'
import type { ColumnChoices } from './columns/column-map.ts'
import { sampleOf, type ColumnSample } from './columns/column-sample.ts'
import { proposeColumns } from './columns/propose-columns.ts'
import type { Recognition } from './columns/recognition.ts'
import { recognizeColumns, requireColumns } from './columns/recognize-columns.ts'
import type { Fingerprint } from './file/fingerprint.ts'
import { openTable } from './file/open-table.ts'
import type { ImportKind } from './import-kind.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { KnownPlaces } from './places/known-places.ts'
import type { RowReading } from './rows/candidate.ts'
import { readRow } from './rows/read-row.ts'

/** The columns of a file and what they are for. */
export interface FileColumns {
  format: 'CSV' | 'GeoJSON'
  names: readonly string[]
  sample: ColumnSample
  recognition: Recognition
  /** The choices that are used in place of the given ones, because some columns are not known. */
  proposal: ColumnChoices | undefined
}

export interface FileReading extends FileColumns {
  readings: RowReading[]
}

interface ColumnOptions {
  kind: ImportKind
  choices: ColumnChoices
  places: KnownPlaces
}

export interface ReadOptions extends ColumnOptions {
  /** Called every 500 rows with the number of rows read. */
  onProgress?: (rows: number) => void
}

/** Recognizes the columns, with proposed choices if the given ones leave columns open. */
export async function readColumns(
  path: string,
  print: Fingerprint,
  { kind, choices, places }: ColumnOptions,
): Promise<FileColumns> {
  const { format, columns: names, rows } = await openTable(path, print)
  const sample = await sampleOf({ rows })
  const first = recognizeColumns(kind, names, choices, sample)
  const proposal = proposeColumns(first, sample, places, choices)
  const recognition = proposal ? recognizeColumns(kind, names, proposal, sample) : first
  return { format, names, sample, recognition, proposal }
}

/** Reads all rows of a file. Throws `ImportRefusal` if the file as a whole is unusable. */
export async function readRows(
  path: string,
  print: Fingerprint,
  { format, names, sample, recognition }: FileColumns,
  { places, onProgress }: Pick<ReadOptions, 'places' | 'onProgress'>,
): Promise<RowReading[]> {
  if (sample.size > 0) requireColumns(names, recognition, format === 'GeoJSON')
  const table = await openTable(path, print)
  const readings: RowReading[] = []
  for await (const row of table.rows) {
    if (readings.length === maxImportRows)
      throw new ImportRefusal(
        `The file has more than ${maxImportRows.toLocaleString('en')} rows. Split it into several files.`,
      )
    readings.push(readRow(row, recognition, places))
    if (readings.length % 500 === 0) onProgress?.(readings.length)
  }
  if (readings.length === 0) throw new ImportRefusal('The file has no rows.')
  return readings
}

/** Reads the columns and all rows of a file. Throws `ImportRefusal` if the file as a whole is unusable. */
export async function readFile(path: string, print: Fingerprint, options: ReadOptions): Promise<FileReading> {
  const columns = await readColumns(path, print, options)
  return { ...columns, readings: await readRows(path, print, columns, options) }
}
