import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { restoreDefused } from '@app/contract/rules/csv.ts'
import { CsvError, parse } from 'csv-parse'
import { ImportRefusal } from '../import-refusal.ts'
import { refuseTooManyColumns } from './column-limit.ts'
import { detectLayout } from './delimiter.ts'
import type { Encoding, Fingerprint } from './fingerprint.ts'
import { unnamedFirst, type SourceRow, type SourceTable } from './source-table.ts'
import { lineBreaks, openingQuote, unclosedQuote } from './unclosed-quote.ts'

const maxRowLength = 1_000_000

interface NumberedRecord {
  line: number
  cells: string[]
}

/** Opens a delimited file and streams its rows. Throws `ImportRefusal` if there is no header. */
export async function openCsv(path: string, { encoding, beginning }: Fingerprint): Promise<SourceTable> {
  const records = numberedRecords(path, encoding, beginning)
  const header = await records.next()
  if (header.done) throw new ImportRefusal('The file has no rows.')
  const columns = columnNames(header.value.cells)
  return { format: 'CSV', columns, rows: rowsOf(columns, records) }
}

async function* numberedRecords(
  path: string,
  encoding: Encoding,
  beginning: string,
): AsyncGenerator<NumberedRecord> {
  const { delimiter, skippedLines } = detectLayout(beginning)
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
    from_line: skippedLines + 1,
  })
  // File errors surface when the parser is read. The empty callback keeps them from being thrown twice.
  pipeline(Readable.from(decoded(path, encoding)), parser, () => {})
  // The parser's own line count counts a CR LF inside quotes twice.
  let line = skippedLines + 1
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const firstLine = line
      line += 1 + cells.reduce((sum, cell) => sum + lineBreaks(cell), 0)
      if (cells.some((cell) => cell.trim() !== '')) yield { line: firstLine, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const quote = error.code === 'CSV_QUOTE_NOT_CLOSED' && (await openingQuote(decoded(path, encoding), line))
    const fault = quote || faultOf(error)
    throw new ImportRefusal(`The row that starts on line ${line} ${fault}${fault.endsWith('…') ? '' : '.'}`)
  }
}

function faultOf({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'has an unclosed quote'
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `is longer than ${maxRowLength.toLocaleString('en')} characters; a closing quote or line breaks may be missing`
  return `is malformed (${message})`
}

async function* decoded(path: string, encoding: Encoding) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/**
 * Drops unnamed columns at the end, which Excel writes. An unnamed first column has the row numbers of R or pandas. Another
 * one is an error.
 */
function columnNames(header: string[]): string[] {
  const names = header.map((name) => name.trim())
  while (names.at(-1) === '') names.pop()
  if (names[0] === '') names[0] = unnamedFirst
  refuseTooManyColumns(names.length)
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    if (name === '') throw new ImportRefusal(`Column ${index + 1} has no name.`)
    if (seen.has(name)) throw new ImportRefusal(`Two columns are named "${name}".`)
    seen.add(name)
  }
  return names
}

async function* rowsOf(
  columns: string[],
  records: AsyncGenerator<NumberedRecord>,
): AsyncGenerator<SourceRow> {
  for await (const { line, cells } of records) {
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    const values = new Map(columns.map((column, index) => [column, restoreDefused(cells[index] ?? '')]))
    const isRagged = cells.length < columns.length || filled > columns.length
    const fault =
      unclosedQuote(line, cells, isRagged) ??
      (isRagged
        ? `has ${cellCount(Math.max(filled, cells.length))}, but the header has ${columns.length}`
        : undefined)
    yield { place: { line }, values, ...(fault !== undefined && { fault }) }
  }
}

const cellCount = (cells: number) => (cells === 1 ? '1 cell' : `${cells} cells`)
