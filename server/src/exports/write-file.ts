import { PassThrough, Readable } from 'node:stream'
import { cellsOf, type ExportedColumn } from '@app/contract/columns/column.ts'
import { byteOrderMark, csvRow } from '@app/contract/rules/csv.ts'
import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import { stepper } from '../platform/heavy-work/next-round.ts'
import { ZipFile } from 'yazl'
import { sheetEnd, sheetPath, sheetRows, sheetStart, workbookParts } from './sheet-xml.ts'

/** Writes one file, whose rows come in batches. */
export interface FileWriter {
  /** The text of the next rows, computed in steps. */
  textOf(items: readonly unknown[]): Promise<string>
  /**
   * The file of these texts, each of which is read when the one before it was sent. If reading fails, the stream is destroyed before the
   * file is complete.
   */
  streamOf(texts: AsyncIterable<string>): Readable
}

export const fileWriter = (format: ExportFormat, columns: readonly ExportedColumn[]): FileWriter =>
  format === 'csv' ? csvWriter(columns) : workbookWriter(columns)

function csvWriter(columns: readonly ExportedColumn[]): FileWriter {
  const cells = cellsOf(columns)
  const headings = csvRow(columns.map(({ heading }) => heading))
  return {
    textOf: inSteps((item) => csvRow(cells(item))),
    streamOf: (texts) => streamOf(byteOrderMark + headings, texts, ''),
  }
}

function workbookWriter(columns: readonly ExportedColumn[]): FileWriter {
  const cells = cellsOf(columns)
  const write = sheetRows(columns)
  let row = 1
  return {
    textOf: inSteps((item) => write(cells(item), ++row)),
    streamOf: (texts) =>
      workbookOf(streamOf(sheetStart(columns.map(({ heading }) => heading)), texts, sheetEnd)),
  }
}

function inSteps(rowOf: (item: unknown) => string) {
  const endStep = stepper()
  return async (items: readonly unknown[]) => {
    const rows: string[] = []
    for (const item of items) {
      await endStep()
      rows.push(rowOf(item))
    }
    return rows.join('')
  }
}

/** A stream that reads ahead no further than one text. */
const streamOf = (start: string, texts: AsyncIterable<string>, end: string) =>
  Readable.from(encoded(start, texts, end), { objectMode: false })

async function* encoded(start: string, texts: AsyncIterable<string>, end: string) {
  yield Buffer.from(start)
  for await (const text of texts) yield Buffer.from(text)
  yield Buffer.from(end)
}

function workbookOf(sheet: Readable): Readable {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(workbookParts(['Export']))) zip.addBuffer(Buffer.from(text), path)
  zip.addReadStream(sheet, sheetPath(1))
  zip.end()
  const file = zip.outputStream.pipe(new PassThrough())
  const fail = (error: Error) => file.destroy(error)
  sheet.on('error', fail)
  zip.on('error', fail)
  file.once('close', () => sheet.destroy())
  return file
}
