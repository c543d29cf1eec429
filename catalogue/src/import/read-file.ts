import type { ColumnChoices } from './columns/column-map.ts'
import { sampleOf, type ColumnSample } from './columns/column-sample.ts'
import { proposeColumns } from './columns/propose-columns.ts'
import { recognizeColumns, requireColumns, type Recognition } from './columns/recognize-columns.ts'
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
  /** The choices that this reading uses in place of the given ones, because some columns are not known. */
  proposal: ColumnChoices | undefined
}

export interface ReadOptions {
  choices: ColumnChoices
  places: KnownPlaces
  /** Called every 500 rows with the number of rows read. */
  onProgress?: (rows: number) => void
}

const maxRows = 200_000

/** Reads all rows of a file. Throws `ImportRefusal` if the file as a whole is unusable. */
export async function readFile(path: string, print: Fingerprint, options: ReadOptions): Promise<FileReading> {
  const { choices, places, onProgress } = options
  const sample = await sampleOf(await openTable(path, print))
  const table = await openTable(path, print)
  const { recognition, proposal } = recognize(table.columns, choices, sample, places)
  if (sample.size > 0) requireColumns(table.columns, recognition, table.format === 'GeoJSON')
  const readings: RowReading[] = []
  for await (const row of table.rows) {
    if (readings.length === maxRows)
      throw new ImportRefusal(
        `The file has more than ${maxRows.toLocaleString('en')} rows. Split it into several files.`,
      )
    readings.push(readRow(row, recognition, places))
    if (readings.length % 500 === 0) onProgress?.(readings.length)
  }
  if (readings.length === 0) throw new ImportRefusal('The file has no rows.')
  return { format: table.format, recognition, readings, proposal }
}

/** Recognizes the columns, with proposed choices if the given ones leave columns open. */
function recognize(
  columns: readonly string[],
  choices: ColumnChoices,
  sample: ColumnSample,
  places: KnownPlaces,
) {
  const first = recognizeColumns(columns, choices, sample)
  const proposal = proposeColumns(first, sample, places, choices)
  const recognition = proposal ? recognizeColumns(columns, proposal, sample) : first
  return { recognition, proposal }
}
