const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
/** `Sat, Apr 17`. */
export const dayWords = (date: string) => dayFormat.format(new Date(date))
