import type { ColumnMap } from './columns/column-map.ts'
import { recognizeColumns, type Recognition } from './columns/recognize-columns.ts'
import type { Fingerprint } from './file/fingerprint.ts'
import { openTable } from './file/open-table.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { KnownPlaces } from './places/known-places.ts'
import type { RowReading } from './rows/candidate.ts'
import { readRow } from './rows/read-row.ts'

export interface FileReading {
  format: string
  recognition: Recognition
  readings: RowReading[]
}

export interface ReadOptions {
  map: ColumnMap
  places: KnownPlaces
  /** Called every 500 rows with the number of rows read. */
  onProgress?: (rows: number) => void
}

/** Reads all rows of a file. Throws `ImportRefusal` if the file as a whole is unusable. */
export async function readFile(path: string, print: Fingerprint, options: ReadOptions): Promise<FileReading> {
  const { map, places, onProgress } = options
  const table = await openTable(path, print)
  const recognition = recognizeColumns(table.columns, map, table.format === 'GeoJSON')
  const readings: RowReading[] = []
  for await (const row of table.rows) {
    readings.push(readRow(row, recognition, places))
    if (readings.length % 500 === 0) onProgress?.(readings.length)
  }
  if (readings.length === 0) throw new ImportRefusal('The file has no rows.')
  return { format: table.format, recognition, readings }
}
