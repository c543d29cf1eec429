import { isCalendarDate } from '@app/contract/rules/calendar-date.ts'

/** A date of the calendar at midnight of this machine's zone, as calendars on a page want it. */
export const toLocalDate = (date: string | undefined): Date | undefined =>
  date !== undefined && isCalendarDate(date) ? new Date(`${date}T00:00`) : undefined

export function fromLocalDate(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export interface DateRangeValue {
  from?: string
  to?: string
}

/** A range as it is read: 'Mar 12 – 14, 2027', with an open end 'From Mar 12, 2027'. */
export function formatRange({ from, to }: DateRangeValue): string | undefined {
  const [start, end] = [toLocalDate(from), toLocalDate(to)]
  if (start !== undefined && end !== undefined)
    return start <= end ? alike(medium.formatRange(start, end)) : undefined
  if (start !== undefined) return `From ${medium.format(start)}`
  return end && `Until ${medium.format(end)}`
}

/** Node and browsers put different spaces around the dash, which a page that both render must not show. */
const alike = (range: string) => range.replaceAll('\u2009', ' ')
