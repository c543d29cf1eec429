import type { ColumnMap } from './columns/column-map.ts'
import { recogniseColumns, type Recognition } from './columns/recognise-columns.ts'
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
  /** Told every so often how many rows are read. */
  onProgress?: (rows: number) => void
}

/** Reads a whole file row by row. Throws `ImportRefusal` where the file as such is no good. */
export async function readFile(path: string, print: Fingerprint, options: ReadOptions): Promise<FileReading> {
  const { map, places, onProgress } = options
  const table = await openTable(path, print)
  const recognition = recogniseColumns(table.columns, map, table.format === 'GeoJSON')
  const readings: RowReading[] = []
  for await (const row of table.rows) {
    readings.push(readRow(row, recognition, places))
    if (readings.length % 500 === 0) onProgress?.(readings.length)
  }
  if (readings.length === 0) throw new ImportRefusal('The file holds no rows.')
  return { format: table.format, recognition, readings }
}
