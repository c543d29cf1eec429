import { readTime, type WrittenTime } from './written-times.ts'

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frequency = (typeof frequencies)[number]

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** A weekday, 0 for Sunday. The second Tuesday has the position 2, the last one -1, and every one 0. */
interface RuleWeekday {
  weekday: number
  position: number
}

/** How an event repeats. Lists are undefined where the rule has none. */
export interface Rule {
  frequency: Frequency
  interval: number
  count: number | undefined
  until: WrittenTime | undefined
  weekStart: number
  weekdays: RuleWeekday[] | undefined
  months: number[] | undefined
  monthDays: number[] | undefined
  yearDays: number[] | undefined
  weeks: number[] | undefined
  hours: number[] | undefined
  minutes: number[] | undefined
  seconds: number[] | undefined
  positions: number[] | undefined
}

/** Throws for anything else than a rule of RFC 5545, because half of a rule gives other dates. */
export function readRule(text: string): Rule {
  const parts = new Map<string, string>()
  // Some programs give the name of the property twice.
  for (const part of text.replace(/^\s*RRULE\s*:/i, '').split(';')) {
    const [key = '', value] = part.split('=')
    if (part.trim() !== '') parts.set(key.trim().toUpperCase(), value?.trim().toUpperCase() ?? '')
  }
  const take = <T>(name: string, read: (value: string) => T): T | undefined => {
    const value = parts.get(name)
    parts.delete(name)
    return value === undefined || value === '' ? undefined : read(value)
  }
  /** From one to the largest on, or from the end of the month or year backward. */
  const list = (name: string, smallest: number, largest: number) =>
    take(name, (value) => value.split(',').map((one) => wholeNumber(one, smallest, largest)))
  const rule: Rule = {
    frequency: frequencyOf(take('FREQ', (value) => value)),
    // An interval of zero would never come to a next date.
    interval: Math.max(1, take('INTERVAL', (value) => wholeNumber(value, 0, 1e6)) ?? 1),
    count: take('COUNT', (value) => wholeNumber(value, 1, 1e9)),
    until: take('UNTIL', untilOf),
    weekStart: take('WKST', weekdayOf)?.weekday ?? 1,
    weekdays: take('BYDAY', (value) => value.split(',').map(weekdayOf)),
    months: list('BYMONTH', 1, 12),
    monthDays: list('BYMONTHDAY', -31, 31),
    yearDays: list('BYYEARDAY', -366, 366),
    weeks: list('BYWEEKNO', -53, 53),
    hours: list('BYHOUR', 0, 23),
    minutes: list('BYMINUTE', 0, 59),
    // A leap second is the next minute, as for all of our clocks.
    seconds: list('BYSECOND', 0, 60),
    positions: list('BYSETPOS', -366, 366),
  }
  requireGregorian(
    take('RSCALE', (value) => value),
    take('SKIP', (value) => value),
  )
  const [unknown] = [...parts.keys()].filter((name) => !name.startsWith('X-'))
  if (unknown !== undefined) throw new Error(`the rule has an unknown part ${unknown}`)
  return rule
}

function frequencyOf(text: string | undefined): Frequency {
  const found = frequencies.find((name) => name === text)
  if (!found) throw new Error('the rule has no frequency')
  return found
}

function untilOf(text: string): WrittenTime {
  const time = readTime(text)
  if (!time) throw new Error('the end of the rule is no time')
  return time
}

function weekdayOf(text: string): RuleWeekday {
  const [, position = '', name = ''] = /^([+-]?\d{0,2})\s*([A-Z]{2})[A-Z]*$/.exec(text.trim()) ?? []
  const weekday = weekdays.indexOf(name)
  if (weekday === -1) throw new Error('the rule has an unknown weekday')
  return { weekday, position: position === '' ? 0 : wholeNumber(position, -53, 53) }
}

function wholeNumber(text: string, smallest: number, largest: number): number {
  const value = /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= smallest && value <= largest)) throw new Error('the rule has a number out of its range')
  return value
}

/** RFC 7529 has calendars of other cultures, and other ways than leaving out February 30. */
function requireGregorian(scale = 'GREGORIAN', skip = 'OMIT') {
  if (scale !== 'GREGORIAN' || skip !== 'OMIT') throw new Error('the rule is of another calendar')
}
