import { busyTimes } from '../busy-times.ts'

const span = { from: Date.parse('2026-11-01T00:00Z'), to: Date.parse('2028-11-01T00:00Z') }
const text = (time: number | undefined) => new Date(time ?? Number.NaN).toISOString().slice(0, 16)

/** What a page in New York makes of a file: `2027-03-01T18:00 2027-03-01T19:00` in UTC, and what it says about it. */
export function readFile(file: string, timeZone = 'America/New_York') {
  const { starts, ends, remarks } = busyTimes(file, { timeZone, ...span })
  return {
    times: starts.map((start, at) => `${text(start)} ${text(ends[at])}`),
    remarks: remarks.map(({ kind, count, examples }) => `${count} ${kind} ${examples.join(' | ')}`),
  }
}

export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
/** From 18:00 to 19:00 in UTC, on a day of March. */
export const hourAt = (day: string) => [`DTSTART:202703${day}T180000Z`, `DTEND:202703${day}T190000Z`]
export const busyAt = (...days: string[]) => days.map((day) => `2027-03-${day}T18:00 2027-03-${day}T19:00`)
