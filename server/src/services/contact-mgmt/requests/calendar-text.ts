const options = { timeZone: 'UTC' } as const
const days = new Intl.DateTimeFormat('en-US', { ...options, dateStyle: 'medium' })
const monthNames = new Intl.DateTimeFormat('en-US', { ...options, month: 'long', year: 'numeric' })
const list = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Calendar dates as `Mar 12 – 14, 2027`. */
export const calendarRange = (start: string, end: string) =>
  days.formatRange(new Date(start), new Date(end)).replaceAll('\u2009', ' ')

/** Months such as `2027-03` as `March 2027 or April 2027`. */
export const calendarMonths = (months: readonly string[]) =>
  list.format(months.map((month) => monthNames.format(new Date(month))))
