import type { BusyTimes } from '@app/server/calendar/reading/busy-times.ts'
import { calendarKind } from '@app/server/calendar/reading/calendar-kind.ts'
import type { CalendarToRead } from '@app/server/calendar/reading/reading-worker.ts'
import { heavyWork } from '@app/server/platform/heavy-work/heavy-work.ts'

/** Reads a calendar of as many events as the argument says. Prints the CPU seconds and the megabytes that this took at its peak. */

const dayMs = 86_400_000
const now = Date.now()
const [from, to] = [now - 31 * dayMs, now + 731 * dayMs]
const local = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+Z/g, '')

/** As Google Calendar writes it. Every twentieth event repeats. */
function event(number: number, count: number): string {
  const start = from + Math.floor(((to - from) * number) / count / 1_800_000) * 1_800_000
  return [
    'BEGIN:VEVENT',
    `DTSTART;TZID=America/New_York:${local(start)}`,
    `DTEND;TZID=America/New_York:${local(start + 5_400_000)}`,
    ...(number % 20 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=MO,WE'] : []),
    'DTSTAMP:20261124T120000Z',
    `UID:event-${number}@example.com`,
    `DESCRIPTION:Game ${number} of the fall league\\, division ${number % 12}. Bring both shirt`,
    ' s\\, and arrive 30 minutes before the start.\\nReferees are assigned on Thursday.',
    'LAST-MODIFIED:20261001T120000Z',
    `LOCATION:Three Forks Soccer Complex\\, Field ${number % 8}`,
    'STATUS:CONFIRMED',
    `SUMMARY:U${8 + (number % 10)} Thunder vs Lightning ${number}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ].join('\r\n')
}

const count = Number(process.argv[2])
const events = Array.from({ length: count }, (_, number) => event(number, count))
const file = Buffer.from(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'))
events.length = 0
globalThis.gc?.()

let peak = 0
const before = process.memoryUsage().rss
const look = () => {
  peak = Math.max(peak, process.memoryUsage().rss)
}
const timer = setInterval(look, 5)
const start = process.cpuUsage()
const heavy = heavyWork('')
const { dateCount } = await heavy
  .open<CalendarToRead, BusyTimes>(calendarKind)
  .run(
    { network: '', caller: '', signal: new AbortController().signal },
    { file, window: { timeZone: 'America/New_York', from, to } },
  )
look()
await heavy.close()
clearInterval(timer)
const { user, system } = process.cpuUsage(start)
if (dateCount < count) throw new Error(`only ${dateCount} dates were read`)
console.log(`${(user + system) / 1e6} ${(peak - before) / 1e6}`)
