const digits = (n: number) => String(n).padStart(2, '0')

/** An instant as the value of a `datetime-local` input, in the reader's time zone. */
export function localTime(instant: string | null): string {
  if (instant === null) return ''
  const time = new Date(instant)
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(digits).join('-')
  return `${day}T${[time.getHours(), time.getMinutes()].map(digits).join(':')}`
}

/** The latest value of a `datetime-local` input that the API accepts: its years have four digits. */
export const latestTime = '9999-12-31T23:59'

/** The instant in the value of a `datetime-local` input. Null if it is empty, or not a date that browsers can parse. */
export function timeIn(value: string): string | null {
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
