import { buckets, type BucketUnit, type ComparedWith, type Days } from './report-period.ts'
import type { Report, ReportFigure, ReportSeries } from './report-schema.ts'
import { addsUp, dayText, valueText } from './value-text.ts'
import { countDays, lastDayOfMonth } from '../rules/calendar-date.ts'
import { monthText } from '../rules/month-text.ts'
import { abbreviated, count, counted } from '../rules/sentence-parts.ts'
import type { Chart } from './charts.ts'

type Point = ReportSeries['points'][number]
type ReportUnit = Pick<ReportFigure, 'unit' | 'currency'>

interface Change {
  text: string
  direction: 'up' | 'down' | 'none'
}

/** How a figure changed, in words: an arrow or a color alone says nothing to many. A percentage of a share or of nothing would mislead. */
export function changeOf(value: number, before: number, unit: ReportUnit): Change {
  if (value === before) return { text: 'No change', direction: 'none' }
  const direction = value > before ? 'up' : 'down'
  const word = directionWords[unit.unit === 'minutes' ? 'minutes' : 'others'][direction]
  return { text: `${sizeOf(Math.abs(value - before), before, unit)} ${word}`, direction }
}

const directionWords = {
  minutes: { up: 'slower', down: 'faster' },
  others: { up: 'more', down: 'less' },
}

function sizeOf(change: number, before: number, unit: ReportUnit): string {
  if (unit.unit === 'share') {
    const points = Math.round(change / 10) / 10
    return points < 0.1 ? 'Less than 0.1 points' : `${points} ${points === 1 ? 'point' : 'points'}`
  }
  if (before === 0) return valueText(change, unit.unit === 'difference' ? plain : unit)
  const percent = (change / Math.abs(before)) * 100
  return `${percent < 1 ? 'Less than 1' : count(Math.round(percent))}%`
}

const plain = { unit: 'count', currency: null } as const

const dayName = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** The days of a point: `Fri, Dec 4`, `Week of Dec 4`, `December 2026`, or `Dec 4 to Dec 9` of a part of a week or month. */
export function pointLabel({ startDate, endDate }: Days, unit: BucketUnit): string {
  if (unit === 'day') return dayName.format(new Date(startDate))
  if (isWhole({ startDate, endDate }, unit))
    return unit === 'week'
      ? `Week of ${shortDay.format(new Date(startDate))}`
      : monthText(startDate.slice(0, 7))
  const [first, last] = [startDate, endDate].map((day) => shortDay.format(new Date(day)))
  return startDate === endDate ? `${first}` : `${first} to ${last}`
}

/** Below a chart, where there is little room: the first day, or the month. The last point may have all later months. */
export function axisLabel(startDate: string, unit: BucketUnit, endDate = startDate): string {
  if (unit !== 'month') return shortDay.format(new Date(startDate))
  const isLater = startDate.slice(0, 7) !== endDate.slice(0, 7)
  return `${shortMonth.format(new Date(startDate))}${isLater ? '+' : ''}`
}

/** Whether a point is low only because it isn't over or has fewer days than the others. A running total isn't low because of its days. */
export function isPart(
  point: Point,
  { per, isRunning }: Pick<ReportSeries, 'per' | 'isRunning'>,
  today: string,
): boolean {
  return point.value !== null && (isUnfinished(point, today) || (!isRunning && !isWhole(point, per)))
}

/** The points of a series for its chart. */
export const chartPoints = (series: Pick<ReportSeries, 'points' | 'per' | 'isRunning'>, today: string) =>
  series.points.map((point) => ({ ...point, isPart: isPart(point, series, today) }))

export const isUnfinished = ({ startDate, endDate }: Days, today: string) =>
  startDate <= today && endDate >= today

function isWhole({ startDate, endDate }: Days, unit: BucketUnit): boolean {
  if (unit === 'month') return startDate.endsWith('-01') && endDate === lastDayOfMonth(startDate.slice(0, 7))
  return countDays(startDate, endDate) === (unit === 'week' ? 7 : 1)
}

const beforeWords: Record<ComparedWith, (text: string) => string> = {
  period: (text) => `${text} before`,
  edition: (text) => `${text} at the last edition`,
  usual: (text) => `usually ${text}`,
}

/** `630 before`. */
export const beforeText = (before: number, unit: ReportUnit, comparedWith: ComparedWith) =>
  beforeWords[comparedWith](valueText(before, unit))

/** `783, 630 before`. The title of the chart says of what. */
export const pointText = (
  { value, before }: Pick<Point, 'value' | 'before'>,
  unit: ReportUnit,
  comparedWith: ComparedWith = 'period',
) => `${valueText(value, unit)}${before === null ? '' : `, ${beforeText(before, unit, comparedWith)}`}`

/** A point of a chart with its parts: `5: Won 3, Lost 2`. */
export function chartPointText({ whole, parts }: Chart, index: number, comparedWith: ComparedWith): string {
  const point = whole.points[index]
  if (point === undefined) return ''
  const text = pointText(point, whole, comparedWith)
  const named = parts.flatMap(({ label, points }) => {
    const value = points[index]?.value
    return value ? [`${label} ${valueText(value, whole)}`] : []
  })
  return [text, ...(named.length > 0 ? [named.join(', ')] : [])].join('. ')
}

export const seriesTitle = ({ label, per }: ReportSeries) => `${label} by ${per}`

/** What a chart shows, for below its title. */
export function seriesSentence(series: ReportSeries): string {
  const { per, points, limit } = series
  const known = points.flatMap(({ value, ...days }) => (value === null ? [] : [{ ...days, value }]))
  const [first] = known
  if (first === undefined)
    return points.length > 0 && !series.isRunning
      ? 'Nothing was counted in these days.'
      : 'These days are still to come.'
  const highest = known.reduce((best, point) => (point.value > best.value ? point : best), first)
  return [
    addsUp(series) && `${valueText(totalOf(series, 'value'), series)} in ${counted(known.length, per)}.`,
    known.length > 1 &&
      highest.value > 0 &&
      `Highest: ${valueText(highest.value, series)} (${pointLabel(highest, per)}).`,
    limit !== null && `${limit.label}: ${valueText(limit.value, series)}.`,
  ]
    .filter((part) => part !== false)
    .join(' ')
}

/** Of all points. Null if they don't add up, or nothing is known of them. */
export function totalOf(series: ReportSeries, name: 'value' | 'before'): number | null {
  const known = series.points.flatMap((point) => point[name] ?? [])
  return known.length === 0 || !addsUp(series) ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Beside an axis, where there is little room. */
export function tickText(value: number, unit: ReportUnit): string {
  if (unit.unit === 'count') return abbreviated(value)
  if (unit.unit === 'money') return `$${abbreviated(value / 100)}`
  return valueText(value, unit)
}

/** Until when an unfinished period counts, by the clock of the page's place. */
function untilText({ until, timeZone }: Pick<Report, 'until' | 'timeZone'>): string | undefined {
  if (until === null) return undefined
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(until))
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(until))
    .find(({ type }) => type === 'timeZoneName')
  return [time, zone?.value].filter(Boolean).join(' ')
}

/** Says until when a period counts that isn’t over. Undefined if it is over. */
export function unfinishedText(report: Pick<Report, 'until' | 'timeZone'>): string | undefined {
  const until = untilText(report)
  return until === undefined ? undefined : `This period isn’t over: it counts until today at ${until}.`
}

/** Why no figure of a period has one to compare with. Undefined if some have, or before anything was counted. */
export function uncomparedText({
  figures,
  since,
  comparedWith,
}: Pick<Report, 'figures' | 'since' | 'comparedWith'>): string | undefined {
  if (since === null || figures.some(({ before }) => before !== null)) return undefined
  return comparedWith === 'edition'
    ? 'There are no figures of the last edition from these days.'
    : `There are no figures from before ${dayText(since)} to compare with.`
}

/** Which requests the overview of the marketplace has: those of one moment, beside those of an earlier one. */
export function openText({ days, compared, figures }: Pick<Report, 'days' | 'compared' | 'figures'>): string {
  const earlier =
    compared !== null && figures.some(({ before }) => before !== null)
      ? `, compared with those that were on ${dayText(compared.endDate)} at the same time of day`
      : ''
  return `Requests that are open on ${dayText(days.endDate)}${earlier}.`
}

/** How many points a chart has once its period is over: those of days to come are kept free. */
export function slotsOf({ days, today, compared }: Report, { points, per }: ReportSeries): number {
  // A report of days to come has points for them.
  if (compared === null) return points.length
  return points.length + buckets(days, per).filter(({ startDate }) => startDate > today).length
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Nov 1 – 30, 2026`. */
export const daysText = ({ startDate, endDate }: Days) =>
  // Node puts thin spaces around the dash.
  longDay.formatRange(new Date(startDate), new Date(endDate)).replaceAll('\u2009', ' ')
