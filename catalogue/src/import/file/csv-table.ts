import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportRefusal } from '../import-refusal.ts'
import { layoutOf } from './delimiter.ts'
import type { Encoding, Fingerprint } from './fingerprint.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

interface Numbered {
  line: number
  cells: string[]
}

/** Opens a delimited file; its rows are read as they are asked for. Throws `ImportRefusal` where there is no header. */
export async function openCsv(path: string, { encoding, beginning }: Fingerprint): Promise<SourceTable> {
  const records = numberedRecords(path, encoding, beginning)
  const header = await records.next()
  if (header.done) throw new ImportRefusal('The file holds no rows.')
  const columns = columnNames(header.value.cells)
  return { format: 'CSV', columns, rows: rowsOf(columns, records) }
}

async function* numberedRecords(
  path: string,
  encoding: Encoding,
  beginning: string,
): AsyncGenerator<Numbered> {
  const { delimiter, skippedLines } = layoutOf(beginning)
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    from_line: skippedLines + 1,
  })
  // Errors of the file reach the reader of the parser; the callback only keeps them from being thrown twice.
  pipeline(Readable.from(decoded(path, encoding)), parser, () => {})
  // The parser's own count takes a CR LF inside quotes for two lines.
  let line = skippedLines + 1
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const begins = line
      line += 1 + cells.reduce((sum, cell) => sum + lineBreaks(cell), 0)
      if (cells.some((cell) => cell.trim() !== '')) yield { line: begins, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const fault =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'opens a quote that is never closed'
        : `is broken (${error.message})`
    throw new ImportRefusal(`The row that begins in line ${line} ${fault}.`)
  }
}

async function* decoded(path: string, encoding: Encoding) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const lineBreaks = (cell: string) =>
  cell.includes('\n') || cell.includes('\r') ? cell.split(/\r\n|\r|\n/).length - 1 : 0

/** Excel leaves unnamed columns at the end of a row; one between named columns is a fault. */
function columnNames(header: string[]): string[] {
  const names = header.map((name) => name.trim())
  while (names.at(-1) === '') names.pop()
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    if (name === '') throw new ImportRefusal(`Column ${index + 1} has no name.`)
    if (seen.has(name)) throw new ImportRefusal(`There are two columns "${name}".`)
    seen.add(name)
  }
  return names
}

async function* rowsOf(columns: string[], records: AsyncGenerator<Numbered>): AsyncGenerator<SourceRow> {
  for await (const { line, cells } of records) {
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    const values = new Map(columns.map((column, index) => [column, cells[index] ?? '']))
    const isRagged = cells.length < columns.length || filled > columns.length
    yield {
      place: { line },
      values,
      ...(isRagged && {
        fault: `has ${counted(Math.max(filled, cells.length))} where the header has ${columns.length}`,
      }),
    }
  }
}

const counted = (cells: number) => (cells === 1 ? '1 cell' : `${cells} cells`)
