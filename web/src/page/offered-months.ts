import { addMonths, monthOf } from '../components/display/calendar-weeks.ts'

export interface OfferedMonths {
  label: string
  months: string[]
}

const monthsAhead = 6
const summer = ['06', '07', '08']
const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** The next months, and what is left of this summer or the next one. */
export function offeredMonths(today: string): OfferedMonths[] {
  const first = monthOf(today)
  const next = Array.from({ length: monthsAhead }, (_, at) => addMonths(first, at))
  const year = Number(first.slice(0, 4)) + (first.slice(5) > '08' ? 1 : 0)
  return [
    ...next.map((month) => ({ label: name.format(new Date(`${month}-01`)), months: [month] })),
    { label: 'Summer', months: summer.map((month) => `${year}-${month}`).filter((month) => month >= first) },
  ]
}
