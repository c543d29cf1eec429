const digits = (n: number) => String(n).padStart(2, '0')

/** An instant as the value of a `datetime-local` input, in the reader's time zone. */
export function localTime(instant: string | null): string {
  if (instant === null) return ''
  const time = new Date(instant)
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(digits).join('-')
  return `${day}T${[time.getHours(), time.getMinutes()].map(digits).join(':')}`
}

/** The instant in the value of a `datetime-local` input. Null if it is empty. */
export const timeIn = (value: string): string | null => (value === '' ? null : new Date(value).toISOString())
