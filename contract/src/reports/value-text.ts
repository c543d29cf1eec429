import { shortMoneyText } from '../hotels/money.ts'
import { count } from '../rules/sentence-parts.ts'
import type { ReportCell, ReportColumn } from './report-schema.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

type Unit = Pick<ReportColumn, 'unit' | 'currency'>

/** A value of a report as people read it, on a page, in print and in a PDF. A dash if there is nothing to tell. */
export function valueText(value: ReportCell, { unit, currency }: Unit): string {
  if (value === null) return '–'
  if (typeof value === 'string') return unit === 'day' ? day.format(new Date(value)) : value
  if (unit === 'money') return shortMoneyText(value, currency ?? 'USD')
  if (unit === 'share') return `${shareText(value)}%`
  if (unit === 'difference') return value > 0 ? `+${count(value)}` : count(value)
  return unit === 'minutes' ? durationText(value) : count(value)
}

/** A day, given as YYYY-MM-DD, as people read it. */
export const dayText = (date: string) => valueText(date, { unit: 'day', currency: null })

/** With a decimal where there is one: 1,690 basis points are `16.9`. */
const shareText = (basisPoints: number) => String(Math.round(basisPoints / 10) / 10).replace('-', '−')

const perHour = 60
const perDay = 24 * perHour

/** The two largest units: `5 h 40 m`, `2 d 3 h`. */
function durationText(minutes: number): string {
  const [large, small, size, names] =
    minutes >= perDay
      ? [Math.floor(minutes / perDay), Math.floor((minutes % perDay) / perHour), perDay, ['d', 'h']]
      : [Math.floor(minutes / perHour), minutes % perHour, perHour, ['h', 'm']]
  if (minutes < size) return `${minutes} m`
  return small === 0 ? `${large} ${names[0]}` : `${large} ${names[0]} ${small} ${names[1]}`
}

/** Whether values add up, as shares, durations and running totals don't. */
export const addsUp = ({ unit, isRunning = false }: Unit & { isRunning?: boolean }) =>
  !isRunning && (unit === 'count' || unit === 'money')
