import { addDays } from '../../../search/reading/calendar-days.ts'

/** Days that a sentence names. */
export interface NamedDays {
  from: string
  to: string
  /** Characters of the sentence. */
  start: number
  end: number
  hasYear: boolean
  /** `window`: a longer time in which the days are. `weekend`: without its days. */
  type: 'days' | 'weekend' | 'week' | 'window'
  /** The words before a month: 'mid-July'. */
  isVague: boolean
  /** The day of the week that was written with the first day. */
  weekday: number | undefined
  /** A day such as New Year, without a number. */
  isHoliday: boolean
  /** Joined with the dates before it by 'or'. */
  isAlternative: boolean
  /** No calendar has such days: 'June 31'. Then `from` and `to` say nothing. */
  isMissing: boolean
}

/** Between days in a row: 'Saturday March 20 and Sunday March 21'. */
export const isAlso =
  /^(?:st|nd|rd|th)?\s*(?:,|&|\+|\/|,?\s*and)\s*(?:on )?(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\.?,? ?)?(?:the )?$/i

/** The words between the ends of a range. */
export const isUntil = (gap: string, before: string) =>
  /^(?:st|nd|rd|th)?[\s,(]*(?:-|–|—|to|thru|through|until|till)[\s,]*(?:on )?(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\.?,? ?)?(?:the )?$/i.test(
    gap,
  ) ||
  (/^\s*and\s*$/i.test(gap) && /\bbetween\s+(?:\w+\s+)?$/i.test(before))

const mostDays = 200

/** Two days, or times of several, as one from the first to the last. */
export function rangeOf(first: NamedDays, last: NamedDays): NamedDays | undefined {
  if (first.isMissing || last.isMissing) return { ...first, end: last.end, isMissing: true }
  let { from } = first
  const hasYear = first.hasYear || last.hasYear
  // 'March 25 to March 27, 2027': the year is that of the last day.
  if (last.hasYear && !first.hasYear) {
    const year = Number(last.to.slice(0, 4))
    from = `${year}${from.slice(4)}`
    if (from > last.to) from = `${year - 1}${from.slice(4)}`
  }
  if (from > last.to || addDays(from, mostDays) < last.to) return undefined
  const isWindow = first.type === 'window' || last.type === 'window' || addDays(from, 20) < last.to
  return {
    ...first,
    from,
    to: last.to,
    end: last.end,
    hasYear,
    type: isWindow ? 'window' : 'days',
    isVague: first.isVague || last.isVague,
    isHoliday: first.isHoliday && last.isHoliday,
  }
}
