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

/** `M3.2.0/2`: the month, the week or 5 for the last one, the weekday, and the hour, which is two if it is left out. */
function onsetOf(text: string): Pick<Observance, 'walls' | 'rules'> | undefined {
  const [, month, week, weekday, hour = '2'] =
    /^M(\d\d?)\.([1-5])\.([0-6])(?:\/(\d\d?)(?::00)*)?$/.exec(text) ?? []
  if (month === undefined || Number(hour) > 23) return undefined
  const day = `${week === '5' ? '-1' : week}${weekdays[Number(weekday)]}`
  // The first date of a rule is its first match, so that it has to begin on a day before it.
  return {
    walls: [],
    rules: [`FREQ=YEARLY;BYMONTH=${month};BYDAY=${day};BYHOUR=${hour};BYMINUTE=0;BYSECOND=0`],
  }
}
