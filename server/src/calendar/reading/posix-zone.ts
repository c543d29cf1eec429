import type { Observance } from './own-zone.ts'
import { readOffset } from './written-times.ts'

const name = '(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]+>)'
const time = String.raw`[+-]?\d{1,2}(?::?\d\d){0,2}`
const pattern = new RegExp(
  `^${name}(?<behind>${time})(?<summer>${name}(?<summerBehind>${time})?(?:,(?<begins>[^,]+),(?<ends>[^,]+))?)?$`,
)
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const hourMs = 3_600_000

/**
 * The rules of a zone as POSIX writes them, such as `EST5EDT,M3.2.0,M11.1.0`. Where it names summer time without saying when, that is
 * as in the United States. Undefined for anything else.
 */
export function posixObservances(text: string): Observance[] | undefined {
  const groups = pattern.exec(text)?.groups ?? {}
  const { behind, summer, summerBehind, begins = 'M3.2.0', ends = 'M11.1.0' } = groups
  const standard = offsetOf(behind)
  if (standard === undefined) return undefined
  if (summer === undefined) return [{ from: standard, to: standard, walls: [0], rules: [] }]
  const inSummer = summerBehind === undefined ? standard + hourMs : offsetOf(summerBehind)
  const [first, last] = [onsetOf(begins), onsetOf(ends)]
  if (inSummer === undefined || !first || !last) return undefined
  return [
    { from: standard, to: inSummer, ...first },
    { from: inSummer, to: standard, ...last },
  ]
}

/** POSIX counts hours behind UTC. */
function offsetOf(text: string | undefined): number | undefined {
  const behind = text === undefined ? undefined : readOffset(text)
  return behind === undefined ? undefined : -behind
}

/**
 * `M3.2.0/2`: the month, the week or 5 for the last one, and the weekday. `J60`: the day of a year without February 29. `59`: the days since
 * January 1. The hour is two if it is left out, and may be up to a week before or after the day, as in Greenland and Egypt.
 */
function onsetOf(text: string): Pick<Observance, 'walls' | 'rules' | 'shift'> | undefined {
  const [, date = '', hour = '2', minute = '0', second = '0'] =
    /^([^/]+)(?:\/([+-]?\d{1,3})(?::(\d\d))?(?::(\d\d))?)?$/.exec(text) ?? []
  const rule = dateRule(date)
  if (rule === undefined || Math.abs(Number(hour)) > 167) return undefined
  const size = Math.abs(Number(hour)) * hourMs + Number(minute) * 60_000 + Number(second) * 1000
  return {
    // The first date of a rule is its first match, so that it has to begin on a day before it.
    walls: [],
    rules: [`FREQ=YEARLY;${rule};BYHOUR=0;BYMINUTE=0;BYSECOND=0`],
    shift: hour.startsWith('-') ? -size : size,
  }
}

function dateRule(date: string): string | undefined {
  const [, month, week, weekday] = /^M(\d\d?)\.([1-5])\.([0-6])$/.exec(date) ?? []
  if (month !== undefined)
    return Number(month) >= 1 && Number(month) <= 12
      ? `BYMONTH=${month};BYDAY=${week === '5' ? '-1' : week}${weekdays[Number(weekday)]}`
      : undefined
  const [, isFixed, digits] = /^(J?)(\d{1,3})$/.exec(date) ?? []
  const day = Number(digits)
  if (digits === undefined || day > 365) return undefined
  if (isFixed !== 'J') return `BYYEARDAY=${day + 1}`
  if (day === 0) return undefined
  const at = new Date(Date.UTC(2027, 0, day))
  return `BYMONTH=${at.getUTCMonth() + 1};BYMONTHDAY=${at.getUTCDate()}`
}
