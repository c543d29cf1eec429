import { readDevice, writeDevice } from './device-storage.ts'

const key = 'time-zone'

/** Keeps the time zone of the person who is signed in. Null: that of the browser. */
export const saveTimeZone = (timeZone: string | null) => writeDevice(key, timeZone)

const chosenTimeZone = () => readDevice(key) ?? undefined

/** The time zone that the reader chose, or that of the browser. Only in the browser. */
export function ownTimeZone(): string {
  const chosen = chosenTimeZone()
  return chosen !== undefined && isKnown(chosen) ? chosen : instantFormat({}).resolvedOptions().timeZone
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format of instants, kept because creating one takes much longer than using it, and lists format hundreds of instants alike. */
export function instantFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options)
  const format = formats.get(name) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(name, format)
  return format
}

/** Formats an instant as `Mar 12, 2027, 4:05 PM`, by default in the time zone that the reader chose. Only in the browser. */
export const moment = (text: string, timeZone = chosenTimeZone()) =>
  instantFormat({
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(isKnown(timeZone) && { timeZone }),
  }).format(new Date(text))

/** Formats an instant as `4:05 PM` in the time zone that the reader chose. Only in the browser. */
export const clockTime = (text: string) =>
  instantFormat({ timeStyle: 'short', timeZone: ownTimeZone() }).format(new Date(text))

/** Whether this browser knows the time zone. Another one may have newer names. */
function isKnown(timeZone: string | undefined): boolean {
  if (timeZone === undefined) return false
  try {
    instantFormat({ timeZone })
    return true
  } catch {
    return false
  }
}
