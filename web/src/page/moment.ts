import { readDevice, writeDevice } from './device-storage.ts'

const key = 'time-zone'

/** Keeps the time zone of the person who is signed in. Null: that of the browser. */
export const saveTimeZone = (timeZone: string | null) => writeDevice(key, timeZone)

/** Formats an instant as `Mar 12, 2027, 4:05 PM`, by default in the time zone that the reader chose. Only in the browser. */
export const moment = (text: string, timeZone = readDevice(key) ?? undefined) =>
  new Date(text).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(isKnown(timeZone) && { timeZone }),
  })

/** Whether this browser knows the time zone. Another one may have newer names. */
function isKnown(timeZone: string | undefined): boolean {
  if (timeZone === undefined) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined
  } catch {
    return false
  }
}
