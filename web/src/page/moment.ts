import { readDevice, writeDevice } from './device-storage.ts'

const key = 'time-zone'

/** Keeps the time zone of the person who is signed in. Null: that of the browser. */
export const saveTimeZone = (timeZone: string | null) => writeDevice(key, timeZone)

const chosenTimeZone = () => readDevice(key) ?? undefined

/** The time zone that the reader chose, or that of the browser. Only in the browser. */
export function ownTimeZone(): string {
  const chosen = chosenTimeZone()
  return chosen !== undefined && isKnown(chosen) ? chosen : Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Formats an instant as `Mar 12, 2027, 4:05 PM`, by default in the time zone that the reader chose. Only in the browser. */
export const moment = (text: string, timeZone = chosenTimeZone()) =>
  new Date(text).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(isKnown(timeZone) && { timeZone }),
  })

/** Formats an instant as `4:05 PM` in the time zone that the reader chose. Only in the browser. */
export const clockTime = (text: string) =>
  new Date(text).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: ownTimeZone() })

/** Whether this browser knows the time zone. Another one may have newer names. */
function isKnown(timeZone: string | undefined): boolean {
  if (timeZone === undefined) return false
  try {
    new Date().toLocaleString('en-US', { timeZone })
    return true
  } catch {
    return false
  }
}
