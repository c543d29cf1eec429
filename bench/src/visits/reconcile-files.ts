import type { Report, ReportFigure } from '@app/contract/reports/report-schema.ts'
import { withFilledColumns } from '@app/contract/reports/filled-columns.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { readWorkbook } from '@app/server/platform/files/testing/read-workbook.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import type { RunningSide } from '../sides.ts'

/** The path of a report, with its query. */
type FileOf = (format: string) => Promise<Uint8Array>

export const filesOf =
  ({ port, headers }: RunningSide, path: string): FileOf =>
  async (format) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}&format=${format}`, { headers })
    if (!reply.ok) throw new Error(`${path} as ${format} returned ${reply.status}`)
    return new Uint8Array(await reply.arrayBuffer())
  }

type Values = readonly (number | string | null)[]

/** The numbers of each part of a report, in the order in which they are read. All are counts. Files leave out columns without any. */
function partsOf({ figures, series, tables }: Report): Values[][] {
  const total = (points: Report['series'][number]['points'], name: 'value' | 'before') => {
    const known = points.flatMap((point) => point[name] ?? [])
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  }
  return [
    figures.map(({ value, before }) => [value, before]),
    ...series.map(({ points }) => [
      ...points.map(({ value, before }) => [value, before]),
      ...(points.length === 0 ? [] : [[total(points, 'value'), total(points, 'before')]]),
    ]),
    ...tables
      .map(withFilledColumns)
      .map(({ rows, totals }) => [...rows.map(({ cells }) => cells), ...(totals ? [totals] : [])]),
  ]
}

const list = (parts: readonly (readonly Values[])[]) =>
  JSON.stringify(
    parts.map((rows) => rows.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell))))),
  )

/** Whether a CSV file has the numbers of the report, in its order. */
export async function isSameCsv(fileOf: FileOf, report: Report): Promise<boolean> {
  const parts = new TextDecoder()
    .decode(await fileOf('csv'))
    .trimEnd()
    .split(/\r\n\r\n/)
  const expected = partsOf(report)
  // The first has no figures. The others have a title and a head.
  const found = parts.slice(1).map((part, index) =>
    part
      .split('\r\n')
      .slice(2)
      .map((line) => line.split(',').slice(-(expected[index]?.[0]?.length ?? 0))),
  )
  return list(found) === list(expected)
}

/** Whether the sheets of a workbook have the numbers of the report, in its order. */
export async function isSameWorkbook(fileOf: FileOf, report: Report): Promise<boolean> {
  const sheets = await readWorkbook(await fileOf('xlsx'))
  const numbers = (sheet: number) =>
    // Days have another style.
    [...(sheets.get(`xl/worksheets/sheet${sheet}.xml`) ?? '').matchAll(/ s="5"><v>(-?\d+)<\/v>/g)].map(
      ([, value]) => value,
    )
  return partsOf(report).every(
    (rows, index) =>
      JSON.stringify(numbers(index + 2)) ===
      JSON.stringify(rows.flat().flatMap((cell) => (cell === null ? [] : [String(cell)]))),
  )
}

/** Whether a PDF has two pages, with the figures and totals of the report. */
export async function isSamePdf(fileOf: FileOf, report: Report): Promise<boolean> {
  const document = await getDocumentProxy(await fileOf('pdf'))
  const { text } = await extractText(document, { mergePages: true })
  const told = [
    ...report.figures.flatMap((figure: ReportFigure) => valueText(figure.value, figure)),
    ...report.tables.flatMap(({ totals, columns }) =>
      (totals ?? []).flatMap((value, at) =>
        typeof value === 'number' && columns[at]?.unit === 'count'
          ? valueText(value, { unit: 'count', currency: null })
          : [],
      ),
    ),
  ]
  return document.numPages === 2 && told.every((value) => text.includes(value))
}
