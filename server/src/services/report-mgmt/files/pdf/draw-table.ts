import type { ReportCell, ReportColumn, ReportTable } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { cutTable, rowsShown } from './cut-table.ts'
import type { Place } from './draw-chart.ts'
import { colors, separate, type Sheet } from './page-frame.ts'
import { wordsOf, type Part } from './structure.ts'
import { isolated } from './text-runs.ts'
import type { TextLook, TextWriter } from './text-writer.ts'

const titleHeight = 18
const headLine = 9
const rowHeight = 14.5
const leastLabelShare = 0.25
const widestText = 130
const narrowestText = 48
const mostUsualColumns = 7

export function tableHeight(table: ReportTable, most: number): number {
  const { rows, totals } = table
  const lines = Math.max(rowsShown(table, most), 1) + (totals !== null && rows.length > 0 ? 1 : 0)
  return titleHeight + 2 * headLine + 6 + lines * rowHeight
}

const isText = ({ unit }: ReportColumn) => unit === 'text'

interface TableLook {
  cell: TextLook
  head: TextLook
  total: TextLook
  gap: number
}

/** Smaller if there are many columns. */
function lookOf({ columns }: ReportTable): TableLook {
  const isWide = columns.length > mostUsualColumns
  const cell = { size: isWide ? 7 : 8.5, color: colors.ink }
  return {
    cell,
    head: { size: isWide ? 6.5 : 7.5, color: colors.soft },
    total: { ...cell, weight: 'bold' },
    gap: isWide ? 6 : 10,
  }
}

type Row = ReportTable['rows'][number]

/** The widths of the columns beside the labels. Where there is too little room, columns of words are cut first. */
function widthsOf(writer: TextWriter, table: ReportTable, rows: readonly Row[], width: number) {
  const { columns, totals } = table
  const { head, total, gap } = lookOf(table)
  /** On two lines, as narrow as its words allow. */
  const headWidth = (label: string) => {
    const words = label.split(' ')
    const lineWidth = (from: number, to?: number) => writer.widthOf(words.slice(from, to).join(' '), head)
    return Math.min(...words.map((_, at) => Math.max(lineWidth(0, at + 1), lineWidth(at + 1))))
  }
  const natural = columns.map((column, index) => {
    const values = [...rows.map(({ cells }) => cells[index] ?? null), totals?.[index] ?? null]
    const cells = values.map((cell) => writer.widthOf(valueText(cell, column).slice(0, 60), total))
    return Math.min(widestText, Math.max(0, ...cells, headWidth(column.label))) + gap
  })
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, each) => sum + each, 0)
  const most = width * (1 - leastLabelShare)
  const over = Math.max(0, sumOf(natural) - most)
  const spare = natural.map((each, index) => {
    const column = columns[index]
    return column && isText(column) ? Math.max(0, each - narrowestText) : 0
  })
  const cut = Math.min(over, sumOf(spare))
  const widths = natural.map((each, index) =>
    cut === 0 ? each : each - (cut * (spare[index] ?? 0)) / sumOf(spare),
  )
  return sumOf(widths) <= most ? widths : widths.map((each) => (each * most) / sumOf(widths))
}

interface Cells {
  x: number
  labelWidth: number
  /** Where each column is, and how much room it has. */
  columns: (ReportColumn & { left: number; room: number })[]
}

function cellsOf(
  writer: TextWriter,
  table: ReportTable,
  rows: readonly Row[],
  { x, width }: Pick<Place, 'x' | 'width'>,
): Cells {
  const widths = widthsOf(writer, table, rows, width)
  const { gap } = lookOf(table)
  let right = x + width - widths.reduce((sum, each) => sum + each, 0)
  const labelWidth = right - x
  const columns = table.columns.map((column, index) => {
    const room = (widths[index] ?? 0) - gap
    const left = right + gap
    right = left + room
    return { ...column, left, room }
  })
  return { x, labelWidth, columns }
}

/** A table with at most so many rows, and one that has the sums of all others. */
export function drawTable(sheet: Sheet, table: ReportTable, most: number, place: Omit<Place, 'height'>) {
  const { document, writer, part } = sheet
  const { x, y, width } = place
  const { label, totals } = table
  const title = { size: 11, weight: 'bold' } as const
  // The second half of a table has none.
  if (label !== '')
    part.content('H2', () => writer.write(writer.fitted(label, width, title), x, y + 11, title), {
      actual: label,
    })
  const rows = cutTable(table, most)
  const look = lookOf(table)
  const cells = cellsOf(writer, table, rows, place)
  const tagged = part.part('Table')
  drawHead(sheet, table, cells, { top: y + titleHeight, row: tagged.part('THead').part('TR') })
  const body = tagged.part('TBody')
  let top = y + titleHeight + 2 * headLine + 5
  separate({ document }, { x, y: top, width, color: colors.ink })
  const writeRow = (row: Part, name: string, values: readonly ReportCell[], rowLook: TextLook) => {
    drawRow(sheet, cells, { row, name, values, look: rowLook, baseline: top + 10, gap: look.gap })
    top += rowHeight
  }
  if (rows.length === 0)
    body
      .part('TR')
      .content('TD', () =>
        writer.write('Nothing in these days.', x, top + 10, { ...look.cell, color: colors.soft }),
      )
  for (const row of rows) {
    const name = isolated(row.label)
    const text = row.note === null ? name : `${name}, ${isolated(row.note)}`
    writeRow(body.part('TR'), text, row.cells, look.cell)
    separate({ document }, { x, y: top, width })
  }
  if (totals !== null && rows.length > 0) {
    separate({ document }, { x, y: top, width, color: colors.ink })
    writeRow(tagged.part('TFoot').part('TR'), 'Total', totals, look.total)
  }
}

function drawHead(
  { writer }: Sheet,
  table: ReportTable,
  { x, labelWidth, columns }: Cells,
  { top, row }: { top: number; row: Part },
) {
  const { head, gap } = lookOf(table)
  const writeHead = (text: string, left: number, room: number, align: 'left' | 'right') => {
    const lines = writer.wrapped(text, room, head, 2)
    const draw = () => {
      for (const [index, line] of lines.entries()) {
        const baseline = top + 2 * headLine - (lines.length - 1 - index) * headLine
        writer.write(line, align === 'left' ? left : left + room, baseline, { ...head, align })
      }
    }
    row.content('TH', draw, { ...wordsOf(text, lines.join(' ')), scope: 'Column' })
  }
  writeHead(table.of, x, labelWidth - gap, 'left')
  for (const column of columns)
    writeHead(column.label, column.left, column.room, isText(column) ? 'left' : 'right')
}

interface RowToDraw {
  row: Part
  name: string
  values: readonly ReportCell[]
  look: TextLook
  baseline: number
  gap: number
}

function drawRow(
  { writer }: Sheet,
  { x, labelWidth, columns }: Cells,
  { row, name, values, look, baseline, gap }: RowToDraw,
) {
  const label = writer.fitted(name, labelWidth - gap, look)
  row.content('TH', () => writer.write(label, x, baseline, look), { ...wordsOf(name, label), scope: 'Row' })
  for (const [index, column] of columns.entries()) {
    const { left, room } = column
    const value = valueText(values[index] ?? null, column)
    const words = isText(column) ? isolated(value) : value
    const text = writer.fitted(words, room, look)
    const draw = () =>
      isText(column)
        ? writer.write(text, left, baseline, look)
        : writer.write(text, left + room, baseline, { ...look, align: 'right' })
    row.content('TD', draw, wordsOf(words, text))
  }
}
