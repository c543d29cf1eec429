import { PassThrough, Readable } from 'node:stream'
import { cellsOf, type ExportedColumn } from '@app/contract/columns/column.ts'
import { byteOrderMark, csvRow } from '@app/contract/rules/csv.ts'
import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import { stepper } from '../platform/heavy-work/next-round.ts'
import { ZipFile } from 'yazl'
import { sheetEnd, sheetPath, sheetRows, sheetStart, workbookParts } from './sheet-xml.ts'

type Batches = AsyncIterable<readonly unknown[]>

export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * A file of items that are read in batches, each when the one before it was sent. If reading fails, the stream is destroyed
 * before the file is complete.
 */
export const writeFile = (
  format: ExportFormat,
  columns: readonly ExportedColumn[],
  batches: Batches,
): Readable => (format === 'csv' ? streamOf(csvText(columns, batches)) : workbook(columns, batches))

/** A stream that reads ahead no further than one batch. */
const streamOf = (texts: AsyncIterable<string>) => Readable.from(encoded(texts), { objectMode: false })

async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}

async function* csvText(columns: readonly ExportedColumn[], batches: Batches) {
  const cells = cellsOf(columns)
  yield byteOrderMark + csvRow(columns.map(({ heading }) => heading))
  yield* inSteps(batches, (item) => csvRow(cells(item)))
}

async function* sheetText(columns: readonly ExportedColumn[], batches: Batches) {
  const cells = cellsOf(columns)
  const write = sheetRows(columns)
  let row = 1
  yield sheetStart(columns)
  yield* inSteps(batches, (item) => write(cells(item), ++row))
  yield sheetEnd
}

/** A text per batch. */
async function* inSteps(batches: Batches, rowOf: (item: unknown) => string) {
  const endStep = stepper()
  for await (const items of batches) {
    const rows: string[] = []
    for (const item of items) {
      await endStep()
      rows.push(rowOf(item))
    }
    yield rows.join('')
  }
}

function workbook(columns: readonly ExportedColumn[], batches: Batches): Readable {
  const zip = new ZipFile()
  const sheet = streamOf(sheetText(columns, batches))
  for (const [path, text] of Object.entries(workbookParts)) zip.addBuffer(Buffer.from(text), path)
  zip.addReadStream(sheet, sheetPath)
  zip.end()
  const file = zip.outputStream.pipe(new PassThrough())
  const fail = (error: Error) => file.destroy(error)
  sheet.on('error', fail)
  zip.on('error', fail)
  file.once('close', () => sheet.destroy())
  return file
}
