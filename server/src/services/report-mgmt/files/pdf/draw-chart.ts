import { chartPaths, type ChartPaths } from '@app/contract/reports/chart-paths.ts'
import {
  axisLabel,
  isWhole,
  seriesSentence,
  seriesTitle,
  tickText,
} from '@app/contract/reports/report-words.ts'
import type { ReportSeries } from '@app/contract/reports/report-schema.ts'
import { colors, rule, type Document, type Sheet } from './page-frame.ts'

const padding = { top: 6, right: 4, bottom: 15, left: 34 }
/** Of the title and the sentence. */
const headHeight = 30
const labelSize = 7.5

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

export interface ChartToDraw {
  series: ReportSeries
  /** How many points the whole period has. */
  slots: number
  today: string
}

/** A chart by the paths of the page, with its sentence. Lines differ by their dashes and bars by their fill, so that they can be told apart in gray. */
export function drawChart(sheet: Sheet, chart: ChartToDraw, { x, y, width, height }: Place) {
  const { document, writer } = sheet
  const { series, slots } = chart
  const title = { size: 11, weight: 'bold' } as const
  const legendWidth = series.points.some(({ before }) => before !== null) ? 112 : 0
  writer.write(writer.fitted(seriesTitle(series), width - legendWidth, title), x, y + 11, title)
  const text = { size: 8, color: colors.soft }
  writer.write(writer.fitted(seriesSentence(series), width, text), x, y + 23, text)
  const paths = chartPaths({
    points: series.points,
    slots,
    limit: series.limit?.value,
    width,
    height: height - headHeight,
    padding,
    labelWidth: series.per === 'month' ? 34 : 46,
  })
  if (legendWidth > 0) drawLegend(sheet, paths.look, x + width, y + 11)
  document.save().translate(x, y + headHeight)
  drawAxes(sheet, chart, paths, { x, y, width, height: height - headHeight })
  drawPaths(document, paths)
  if (paths.look === 'lines') drawParts(document, chart, paths)
  document.restore()
}

function drawAxes(
  { document, writer }: Sheet,
  { series }: ChartToDraw,
  paths: ChartPaths,
  { width, height }: Place,
) {
  const label = { size: labelSize, color: colors.faint }
  for (const { value, y } of paths.ticks) {
    rule({ document }, { x: padding.left, y, width: width - padding.left - padding.right })
    writer.write(tickText(value, series), padding.left - 5, y + 2.5, { ...label, align: 'right' })
  }
  if (series.limit) {
    const y = paths.heightOf(series.limit.value)
    document.moveTo(padding.left, y).lineTo(width - padding.right, y)
    document.lineWidth(1).strokeColor(colors.ink).dash(1.5, { space: 2 }).stroke().undash()
  }
  for (const index of paths.labeled) {
    const point = series.points[index]
    const middle = paths.middles[index]
    if (point === undefined || middle === undefined) continue
    const isLast = index === paths.middles.length - 1
    const align = paths.look === 'bars' || (index > 0 && !isLast) ? 'center' : isLast ? 'right' : 'left'
    writer.write(axisLabel(point.startDate, series.per), middle, height - 3, { ...label, align })
  }
}

function drawPaths(document: Document, { look, now, before }: ChartPaths) {
  if (look === 'lines') {
    document.lineCap('round').lineJoin('round')
    if (before !== '')
      document
        .path(before)
        .lineWidth(1.25)
        .strokeColor(colors.before)
        .dash(3, { space: 2.5 })
        .stroke()
        .undash()
    if (now !== '') document.path(now).lineWidth(1.75).strokeColor(colors.now).stroke()
    document.lineCap('butt')
    return
  }
  if (before !== '') document.path(before).lineWidth(0.75).fillAndStroke('#ffffff', colors.before)
  if (now !== '') document.path(now).fill(colors.now)
}

/** Rings on points that have fewer days than the others, or aren't over. */
function drawParts(document: Document, { series: { points, per }, today }: ChartToDraw, paths: ChartPaths) {
  for (const [index, point] of points.entries())
    if (point.value !== null && (point.endDate === today || !isWhole(point, per)))
      document
        .circle(paths.middles[index] ?? 0, paths.heightOf(point.value), 2.5)
        .lineWidth(1.25)
        .fillAndStroke('#ffffff', colors.now)
}

function drawLegend({ document, writer }: Sheet, look: ChartPaths['look'], right: number, y: number) {
  const text = { size: labelSize, color: colors.soft }
  const [first, second] = [right - 108, right - 40]
  if (look === 'lines') {
    document
      .moveTo(first, y - 2.5)
      .lineTo(first + 14, y - 2.5)
      .lineWidth(1.75)
      .strokeColor(colors.now)
      .stroke()
    document
      .moveTo(second, y - 2.5)
      .lineTo(second + 12, y - 2.5)
      .lineWidth(1.25)
    document.strokeColor(colors.before).dash(3, { space: 2.5 }).stroke().undash()
  } else {
    document.rect(first + 6, y - 6, 7, 7).fill(colors.now)
    document
      .rect(second + 5, y - 6, 7, 7)
      .lineWidth(0.75)
      .fillAndStroke('#ffffff', colors.before)
  }
  writer.write('This period', first + 17, y, text)
  writer.write('Before', right, y, { ...text, align: 'right' })
}
