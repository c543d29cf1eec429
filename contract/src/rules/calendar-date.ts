/** The first and last date that the product accepts, as YYYY-MM-DD. */
export const firstDay = '1900-01-01'
export const lastDay = '2099-12-31'

/** The day in UTC, by which the server counts days: 2027-03-14. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

const dayMs = 86_400_000

/** The day that many days later, or before if negative. */
export const addDays = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * dayMs))

/** The last day of a month such as '2027-03'. */
export const lastDayOfMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year, number, 0)))
}

/** The Sunday on or before a day. */
export const weekOf = (day: string) => addDays(day, -new Date(day).getUTCDay())

/** The number of days, both ends included. Dates are YYYY-MM-DD. */
export const countDays = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** Whether the text is a date in the form YYYY-MM-DD that exists; 2026-02-31 does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
