import { moment } from './moment.ts'

const minuteMs = 60_000
const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

/** `12 minutes ago`, and the day and time after a day. */
export function ago(instant: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return format.format(-minutes, 'minute')
  return minutes < 1440 ? format.format(-Math.floor(minutes / 60), 'hour') : moment(instant)
}
