import {
  chartPaths,
  lookOf,
  stackPaths,
  type ChartPaths,
  type ChartScale,
  type StackPaths,
} from '@app/contract/reports/chart-paths.ts'
import type { Chart } from '@app/contract/reports/charts.ts'
import { comparedLabels, type ComparedWith } from '@app/contract/reports/report-period.ts'
import {
  axisLabel,
  chartPoints,
  chartPointText,
  isPart,
  pointLabel,
  seriesSentence,
  seriesTitle,
  tickText,
} from '@app/contract/reports/report-words.ts'
import type { ReportSeries } from '@app/contract/reports/report-schema.ts'
import type { Document } from './document.ts'
import { colors, rule, type Sheet } from './page-frame.ts'

const padding = { top: 6, right: 4, bottom: 15, left: 34 }
/** Of the title and the sentence. */
const textHeight = 30
const legendLine = 12
const labelSize = 7.5

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

export interface ChartToDraw {
  chart: Chart
  comparedWith: ComparedWith
  /** How many points the whole period has. */
  slots: number
  today: string
  /** Its numbers aren't printed, so screen readers read them with the chart. */
  isAlone: boolean
}

/** Fills of the parts of a stack, from the bottom up. They differ in gray, too. */
const partFills = [colors.now, '#9fb3ab', '#d9e2de', '#4a534e', '#c9803a']

const fillOf = (index: number) => partFills[index % partFills.length] ?? colors.now

/** A chart by the paths of the page, with its sentence. Lines differ by their dashes and bars by their fill, so that they can be told apart in gray. */
export function drawChart(sheet: Sheet, drawn: ChartToDraw, { x, y, width, height }: Place) {
  const { document, writer, part } = sheet
  const { chart, slots } = drawn
  const { whole, parts } = chart
  const title = { size: 11, weight: 'bold' } as const
  const name = seriesTitle(whole)
  const legend = legendOf(drawn)
  const besideTitle = width - legendWidth(sheet, legend)
  // Where there is little room, the legend is below, so that the title isn't cut.
  const isBelow = writer.widthOf(name, title) > besideTitle
  const headHeight = isBelow ? textHeight + legendLine : textHeight
  const frame = {
    slots,
    width,
    height: height - headHeight,
    padding,
    labelWidth: whole.per === 'month' ? 34 : 46,
  }
  const stack =
    parts.length > 0 ? stackPaths({ ...frame, parts: parts.map(({ points }) => points) }) : undefined
  const pair =
    stack === undefined
      ? chartPaths({
          ...frame,
          points: chartPoints(whole, drawn.today),
          limit: whole.limit?.value,
          look: whole.look,
        })
      : undefined
  const titleWidth = isBelow ? width : besideTitle
  part.content('H2', () => writer.write(writer.fitted(name, titleWidth, title), x, y + 11, title), {
    actual: name,
  })
  const text = { size: 8, color: colors.soft }
  const sentence = seriesSentence(whole)
  part.content('P', () => writer.write(writer.fitted(sentence, width, text), x, y + 23, text), {
    actual: sentence,
  })
  const draw = () => {
    drawLegend(sheet, legend, x + width, y + (isBelow ? headHeight - 5 : 11))
    document.save().translate(x, y + headHeight)
    const scale = stack ?? pair
    if (scale) drawAxes(sheet, whole, scale, { width, height: frame.height })
    if (stack) drawStack(document, stack)
    if (pair) drawPair(document, pair)
    if (pair?.look === 'lines') drawParts(document, drawn, pair)
    document.restore()
  }
  part.content('Figure', draw, { alt: altOf(drawn), bbox: [x, y + headHeight, x + width, y + height] })
}

/** What the chart shows, with its numbers if they are nowhere else. */
function altOf({ chart, comparedWith, isAlone }: ChartToDraw): string {
  const { whole } = chart
  const numbers = whole.points.map(
    (point, index) => `${pointLabel(point, whole.per)}: ${chartPointText(chart, index, comparedWith)}`,
  )
  return `Chart: ${seriesTitle(whole)}.${isAlone ? ` ${numbers.join('; ')}.` : ' Its numbers are in a table below.'}`
}

function drawAxes(
  { document, writer }: Sheet,
  series: ReportSeries,
  scale: ChartScale,
  { width, height }: Pick<Place, 'width' | 'height'>,
) {
  const label = { size: labelSize, color: colors.faint }
  for (const { value, y } of scale.ticks) {
    rule({ document }, { x: padding.left, y, width: width - padding.left - padding.right })
    writer.write(tickText(value, series), padding.left - 5, y + 2.5, { ...label, align: 'right' })
  }
  if (series.limit) {
    const y = scale.heightOf(series.limit.value)
    document.moveTo(padding.left, y).lineTo(width - padding.right, y)
    document.lineWidth(1).strokeColor(colors.ink).dash(1.5, { space: 2 }).stroke().undash()
  }
  for (const index of scale.labeled) {
    const point = series.points[index]
    const middle = scale.middles[index]
    if (point === undefined || middle === undefined) continue
    const isLast = index === scale.middles.length - 1
    const align = scale.look === 'bars' || (index > 0 && !isLast) ? 'center' : isLast ? 'right' : 'left'
    const text = axisLabel(point.startDate, series.per, point.endDate)
    writer.write(text, middle, height - 3, { ...label, align })
  }
}

function drawStack(document: Document, { parts, before }: StackPaths) {
  for (const [index, path] of parts.entries())
    if (path !== '') document.path(path).lineWidth(0.5).fillAndStroke(fillOf(index), '#ffffff')
  if (before !== '') document.path(before).lineWidth(1.5).strokeColor(colors.ink).stroke()
}

function drawPair(document: Document, { look, now, before, toParts }: ChartPaths) {
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
    document.lineWidth(1.75).strokeColor(colors.now)
    if (now !== '') document.path(now).stroke()
    if (toParts !== '') document.path(toParts).dash(0.5, { space: 4 }).stroke().undash()
    document.lineCap('butt')
    return
  }
  if (before !== '') document.path(before).lineWidth(0.75).fillAndStroke('#ffffff', colors.before)
  if (now !== '') document.path(now).fill(colors.now)
}

/** Rings on points that have fewer days than the others, or aren't over. */
function drawParts(document: Document, { chart: { whole }, today }: ChartToDraw, paths: ChartPaths) {
  for (const [index, point] of whole.points.entries())
    if (point.value !== null && isPart(point, whole, today))
      document
        .circle(paths.middles[index] ?? 0, paths.heightOf(point.value), 2.5)
        .lineWidth(1.25)
        .fillAndStroke('#ffffff', colors.now)
}

interface LegendEntry {
  label: string
  /** Draws its sign, so wide, at a place. */
  draw(document: Document, x: number, y: number): void
}

const signWidth = 14

const square =
  (fill: string, stroke = fill) =>
  (document: Document, x: number, y: number) =>
    void document
      .rect(x + 4, y - 6, 7, 7)
      .lineWidth(0.75)
      .fillAndStroke(fill, stroke)

const stroke =
  (color: string, width: number, dash?: number) => (document: Document, x: number, y: number) => {
    document
      .moveTo(x, y - 2.5)
      .lineTo(x + signWidth - 3, y - 2.5)
      .lineWidth(width)
      .strokeColor(color)
    if (dash !== undefined) document.dash(dash, { space: 2.5 })
    document.stroke().undash()
  }

function legendOf({ chart: { whole, parts }, comparedWith, slots }: ChartToDraw): LegendEntry[] {
  const isCompared = whole.points.some(({ before }) => before !== null)
  const { now, before } = comparedLabels[comparedWith]
  if (parts.length > 0)
    return [
      ...parts.map(({ label }, index) => ({ label, draw: square(fillOf(index)) })),
      ...(isCompared ? [{ label: before, draw: stroke(colors.ink, 1.5) }] : []),
    ]
  const hasLines = lookOf(Math.max(slots, whole.points.length), whole.look) === 'lines'
  const ofNow = { label: now, draw: hasLines ? stroke(colors.now, 1.75) : square(colors.now) }
  const ofBefore = {
    label: before,
    draw: hasLines ? stroke(colors.before, 1.25, 3) : square('#ffffff', colors.before),
  }
  return [
    ...(isCompared || whole.limit ? [ofNow] : []),
    ...(isCompared ? [ofBefore] : []),
    ...(whole.limit ? [{ label: whole.limit.label, draw: stroke(colors.ink, 1, 1.5) }] : []),
  ]
}

const legendLook = { size: labelSize, color: colors.soft }
const legendGap = 8

const legendWidth = ({ writer }: Sheet, entries: readonly LegendEntry[]) =>
  entries.reduce((sum, { label }) => sum + writer.widthOf(label, legendLook) + signWidth + legendGap, 0)

/** Ends at `right`. */
function drawLegend({ document, writer }: Sheet, entries: readonly LegendEntry[], right: number, y: number) {
  let x = right
  for (const { label, draw } of entries.toReversed()) {
    x -= writer.widthOf(label, legendLook)
    writer.write(label, x, y, legendLook)
    x -= signWidth
    draw(document, x, y)
    x -= legendGap
  }
}
