import { hoursOn } from '@app/contract/rules/opening-hours.ts'
import type { Weekday } from '@app/contract/rules/weekdays.ts'
import type { ReadAnswer } from './read-answer.ts'
import { isListMet } from './lists.ts'
import { distanceBetween, nextDay, numberIn, recordNamed, spaceCount } from './record-values.ts'
import type { DestinationRecords, PublicRecord } from './records.ts'
import {
  denies,
  digitsOf,
  fold,
  hasDate,
  hasNumber,
  isWeekday,
  numbersIn,
  saysClosed,
  timesIn,
} from './texts.ts'

/**
 * Whether an answer contains a fact. Alternatives are separated by ' / ', each of which is one of these:
 * `Name > field`, `Name > spaces Court` or `Name > Sunday` (its hours): a value of a record, '@' for the destination.
 * `A <> B`: their distance. `=12`: a number. `2 of hotels amenities=Pool`: a list, as in `lists.ts`. `yes` and `no`.
 * Anything else is a text.
 */
export const isFactPresent = (fact: string, answer: ReadAnswer, records: DestinationRecords) =>
  fact.split(' / ').some((one) => isPresent(one, answer, records))

/** The records that a fact takes its values from, by name. */
export const recordsNamedIn = (fact: string) =>
  fact.split(' / ').flatMap((one) => {
    const ends = one.split(' <> ')
    if (ends.length > 1) return ends
    const [name = '', field] = one.split(' > ')
    return field === undefined || name === '@' ? [] : [name]
  })

function isPresent(fact: string, answer: ReadAnswer, records: DestinationRecords): boolean {
  const { text, language } = answer
  if (fact === 'yes') return !denies(text, language)
  if (fact === 'no') return denies(text, language)
  if (fact.startsWith('=')) return hasNumber(text, Number(fact.slice(1)))
  const [least, query] = fact.split(' of ', 2)
  if (query !== undefined && /^\d+$/.test(least ?? ''))
    return isListMet(Number(least), query, answer, records)
  const [from, to] = fact.split(' <> ')
  if (from !== undefined && to !== undefined)
    return hasDistance(text, distanceBetween(recordNamed(records, from), recordNamed(records, to)))
  const [name, field] = fact.split(' > ')
  if (name === undefined || field === undefined) return text.includes(fold(fact))
  const record = name === '@' ? records.destination : recordNamed(records, name)
  const weekday = isWeekday(field)
  if (weekday) return hasHours(text, record, weekday)
  if (field.startsWith('spaces ')) return hasNumber(text, spaceCount(record, field.slice(7)))
  return hasValue(text, record, field)
}

const kilometersPerMile = 1.609_344

/** In miles, or in kilometers. Answers may round. */
const hasDistance = (text: string, miles: number) =>
  numbersIn(text).some((number) =>
    [miles, miles * kilometersPerMile].some(
      (exact) => Math.abs(number - exact) <= Math.max(0.11, exact * 0.03),
    ),
  )

function hasHours(text: string, { hours, name }: PublicRecord, weekday: Weekday): boolean {
  if (hours.length === 0) throw new Error(`${name} has no hours.`)
  const times = timesIn(text)
  const onDay = hoursOn(nextDay(weekday), hours)
  if (onDay.length === 0) return saysClosed(text)
  return onDay.every(({ opens, closes }) =>
    opens === closes ? hasNumber(text, 24) : times.includes(opens) && times.includes(closes),
  )
}

function hasValue(text: string, { name, fields }: PublicRecord, field: string): boolean {
  const value = fields[field]
  if (field === 'lowestRate') {
    const rate = numberIn(fields, field) / 100
    return hasNumber(text, rate) || hasNumber(text, Math.round(rate))
  }
  if (typeof value === 'number') return hasNumber(text, value)
  if (typeof value !== 'string') throw new Error(`${name} has no ${field}.`)
  if (field === 'phone') return digitsOf(text).includes(digitsOf(value))
  if (field === 'website') return text.includes(fold(new URL(value).hostname.replace(/^www\./, '')))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return hasDate(text, value)
  if (/^\d\d:\d\d$/.test(value)) return timesIn(text).includes(value)
  return text.includes(fold(value))
}
