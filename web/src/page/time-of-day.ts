const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** `08:00` as `8 AM`, `08:30` as `8:30 AM`. Node and browsers put different spaces before the letters. */
export function timeOfDay(time: string) {
  const format = time.endsWith(':00') ? hour : minute
  return format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll('\u202F', ' ')
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
/** `Sat, Apr 17`. */
export const dayWords = (date: string) => dayFormat.format(new Date(date))
