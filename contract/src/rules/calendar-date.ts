/** The first and last date that the product accepts, as YYYY-MM-DD. */
export const firstDay = '1900-01-01'
export const lastDay = '2099-12-31'

/** The day in UTC, by which the server counts days: 2027-03-14. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Whether the text is a date in the form YYYY-MM-DD that exists; 2026-02-31 does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
