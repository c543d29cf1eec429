import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import type { ReportPaper } from '@app/contract/reports/report-formats.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { withFilledColumns } from '@app/contract/reports/filled-columns.ts'
import { chartsOf } from '@app/contract/reports/charts.ts'
import { slotsOf } from '@app/contract/reports/report-words.ts'
import { chartNumbers, numbersName } from './chart-numbers.ts'
import { drawChart } from './draw-chart.ts'
import { drawFigures } from './draw-figures.ts'
import { drawTable } from './draw-table.ts'
import { blockGap, fitTables } from './fit-tables.ts'
import { colors, drawFrames, sheetOf, type Sheet } from './page-frame.ts'
import { textWriter } from './text-writer.ts'
import { writeIntroduction } from './introduction.ts'

/** A report as it is printed, with its words. */
export interface PrintedReport {
  report: Report
  paper: ReportPaper
  pageName: string
  /** Such as `Leads, Nov 1 – 30, 2026`. */
  title: string
  /** Of whoever prints it. May be empty. */
  introduction: string
  /** What it is compared with, and until when it counts. */
  about: string
  /** How the figures are counted. */
  notes: readonly string[]
  /** For the foot. */
  made: string
  /** ISO 8601. */
  madeAt: string
}

const titleLook = { size: 20, weight: 'bold' } as const
const aboutLook = { size: 8.5, color: colors.soft }
const aboutLine = 12
const chartHeights = [236, 190, 150, 118]
const leastChart = 90
const columnGap = 24
const noteLook = { size: 7.5, color: colors.soft }
const noteLine = 10.5
const notesHead = 24
const noteIndent = 14

/** A report on two pages: figures and charts, then tables and notes. Tables that are too long end with the sums of what is left out. */
export async function reportPdf(printed: PrintedReport): Promise<Buffer> {
  const { paper, pageName, title, made, madeAt } = printed
  const document = new Pdf({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margin: 0,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${title}: ${pageName}`, CreationDate: new Date(madeAt) },
  })
  const file = buffer(document)
  const sheet = sheetOf(document, textWriter(document))
  draw(sheet, printed)
  drawFrames(sheet, { name: pageName, subject: title, made })
  document.end()
  return file
}

function draw(sheet: Sheet, printed: PrintedReport) {
  const { left, width } = sheet
  const { report, notes } = printed
  const from = drawFigures(
    sheet,
    report,
    writeIntroduction(sheet, printed.introduction, drawHead(sheet, printed)),
  )
  const noted = linesOf(sheet, notes)
  const endHeight = notesHead + noted.reduce((sum, { lines }) => sum + lines.length, 0) * noteLine
  const { chartHeight, fitted } = fitReport(sheet, report, { from, endHeight })
  const hasNumbers = fitted.rows.some(({ tables }) => tables.some(({ name }) => name === numbersName))
  drawCharts(sheet, report, { from, height: chartHeight, isAlone: !hasNumbers })
  const turnTo = pageTurner(sheet)
  for (const { tables, page, y } of fitted.rows) {
    turnTo(page)
    const cell = tables.length === 1 ? width : (width - columnGap) / 2
    for (const [index, table] of tables.entries())
      drawTable(sheet, table, fitted.most, { x: left + index * (cell + columnGap), y, width: cell })
  }
  turnTo(fitted.page)
  drawNotes(sheet, noted, fitted.y)
}

function pageTurner({ document }: Sheet) {
  let page = 0
  return (next: number) => {
    for (; page < next; page++) document.addPage()
  }
}

/** Tables that have as many rows are long enough for what is read on paper. */
const enoughRows = 12

/** The highest charts beside which tables have enough rows, or else those with which they have the most. */
function fitReport({ top, bottom }: Sheet, report: Report, room: { from: number; endHeight: number }) {
  const { rows } = chartGrid(report)
  const tables = report.tables.map(withFilledColumns)
  const longest = Math.max(0, ...tables.map((table) => table.rows.length))
  const tallest = Math.floor((bottom - room.from) / Math.max(rows, 1)) - blockGap
  const fits = chartHeights
    .map((height) => Math.max(Math.min(height, tallest), leastChart))
    .map((chartHeight) => ({
      chartHeight,
      fitted: fitTables(
        { tables, extra: chartNumbers(report) },
        { y: room.from + rows * (chartHeight + blockGap), top, bottom, endHeight: room.endHeight },
      ),
    }))
  return fits.reduce((best, next) =>
    best.fitted.most >= Math.min(longest, enoughRows) || next.fitted.most <= best.fitted.most ? best : next,
  )
}

/** The name is in the frame of the page, too, which screen readers leave out. */
function drawHead({ writer, part, left, width, top }: Sheet, { pageName, title, about }: PrintedReport) {
  part.content('H1', () => writer.write(writer.fitted(title, width, titleLook), left, top + 20, titleLook), {
    actual: `${title}: ${pageName}`,
  })
  const lines = writer.wrapped(about, width, aboutLook)
  const drawAbout = () => {
    for (const [index, line] of lines.entries())
      writer.write(line, left, top + 34 + index * aboutLine, aboutLook)
  }
  if (about !== '') part.content('P', drawAbout, { actual: about })
  return top + 40 + lines.length * aboutLine
}

/** One below the other, or in pairs if there are several. */
function chartGrid({ series }: Report) {
  const charts = chartsOf(series)
  const columns = charts.length > 2 ? 2 : 1
  return { charts, columns, rows: Math.ceil(charts.length / columns) }
}

function drawCharts(
  sheet: Sheet,
  report: Report,
  { from, height, isAlone }: { from: number; height: number; isAlone: boolean },
) {
  const { left, width } = sheet
  const { charts, columns } = chartGrid(report)
  const cell = columns === 1 ? width : (width - columnGap) / 2
  for (const [index, chart] of charts.entries())
    drawChart(
      sheet,
      {
        chart,
        comparedWith: report.comparedWith,
        slots: slotsOf(report, chart.whole),
        today: report.today,
        isAlone,
      },
      {
        x: left + (index % columns) * (cell + columnGap),
        y: from + Math.floor(index / columns) * (height + blockGap),
        // The last chart that nothing is beside has the whole width.
        width: index === charts.length - 1 && index % columns === 0 ? width : cell,
        height,
      },
    )
}

/** Each note by its lines. */
const linesOf = ({ writer, width }: Sheet, notes: readonly string[]) =>
  notes.map((note) => ({ note, lines: writer.wrapped(note, width - noteIndent, noteLook) }))

function drawNotes({ writer, part, left }: Sheet, notes: ReturnType<typeof linesOf>, from: number) {
  if (notes.length === 0) return
  const title = 'How these figures are counted'
  part.content('H2', () => writer.write(title, left, from + 11, { size: 11, weight: 'bold' }))
  const list = part.part('L')
  let y = from + notesHead
  for (const [index, { note, lines }] of notes.entries()) {
    const item = list.part('LI')
    const top = y
    item.content('Lbl', () => writer.write(`${index + 1}`, left, top, noteLook))
    const drawLines = () => {
      for (const [line, text] of lines.entries())
        writer.write(text, left + noteIndent, top + line * noteLine, noteLook)
    }
    item.content('LBody', drawLines, { actual: note })
    y += lines.length * noteLine
  }
}
