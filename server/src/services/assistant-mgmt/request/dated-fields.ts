import type { ReadFields } from '@app/contract/events/request-reading.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import type { Known } from './known-request.ts'
import { daysOf, sameDaysIn, type Days } from './moved-dates.ts'
import { wholeWords } from './whole-words.ts'

const same = wholeWords('same|mism[ao]s?|igual(?:es)?|m[êe]mes?')
const ofWeek = wholeWords('week-?ends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|fin de semana')

/** The year in which days are nearest to those that stand, and not over. */
function inNearestYear(day: string, standing: string, today: string): string {
  const years = [-1, 0, 1].map((by) => `${Number(standing.slice(0, 4)) + by}${day.slice(4)}`)
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(standing))
  return (
    years
      .filter((one) => one >= today && !Number.isNaN(Date.parse(one)))
      .toSorted((one, other) => distance(one) - distance(other))[0] ?? day
  )
}

/** Dates as a later turn means them: what it leaves out is taken from the days that stand. */
export function datedFields(fields: ReadFields, text: string, { values }: Known, today: string): ReadFields {
  const { startDate, endDate, hasFlexibleDates, dayCount } = fields
  const days = daysOf(values)
  if (startDate === undefined || endDate === undefined || days === undefined) return fields
  const isExact = values.hasFlexibleDates !== true
  const withDays = ({ startDate: first, endDate: last }: Days): ReadFields => ({
    ...fields,
    startDate: { ...startDate, value: first },
    endDate: { ...endDate, value: last },
  })
  const words = startDate.ranges.map(({ start, end }) => text.slice(start, end)).join(' ')
  const hasYear = /\d{4}|\/\d\d\b|['’]\d\d\b/.test(words)
  const from =
    hasYear || ofWeek.test(words) ? startDate.value : inNearestYear(startDate.value, days.startDate, today)
  const years = Number(from.slice(0, 4)) - Number(startDate.value.slice(0, 4))
  const to = `${Number(endDate.value.slice(0, 4)) + years}${endDate.value.slice(4)}`
  if (hasFlexibleDates?.value !== true)
    return years === 0 ? fields : withDays({ startDate: from, endDate: to })
  if (isExact && same.test(text)) {
    const { hasFlexibleDates: _, ...rest } = withDays(sameDaysIn(days, from.slice(0, 7)))
    return rest
  }
  const length = isExact ? countDays(days.startDate, days.endDate) : values.dayCount
  return {
    ...withDays({ startDate: from, endDate: to }),
    ...(dayCount === undefined &&
      length !== undefined && { dayCount: { ...hasFlexibleDates, value: length, alternatives: [] } }),
  }
}
