import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { hoursOn } from '@app/contract/rules/opening-hours.ts'
import * as z from 'zod'
import type { ReadAnswer } from './read-answer.ts'
import { distanceBetween, nextDay, recordNamed, spaceCount, valuesOf } from './record-values.ts'
import type { DestinationRecords, PublicRecord } from './records.ts'
import { fold, isWeekday } from './texts.ts'

const kinds = { facilities: 'facility', hotels: 'hotel', businesses: 'business', events: 'event' } as const
const isKinds = (word: string): word is keyof typeof kinds => word in kinds

type Check = (record: PublicRecord) => boolean

/**
 * Whether an answer names at least so many of the records of a query, and lists no others of their kind. A query is
 * `promotions Name` (those that run today), `hotels closest Name`, or a kind with conditions between ' and ': `field=value`, `field~part`,
 * `spaces Court>=3`, `open Friday 23:30`, `near Name<=5` or `near hotels amenities=Pool<=5`.
 */
export function isListMet(
  least: number,
  query: string,
  answer: ReadAnswer,
  records: DestinationRecords,
): boolean {
  const { text, places } = answer
  if (query.startsWith('promotions '))
    return (
      promotionsToday(recordNamed(records, query.slice(11))).filter((title) => text.includes(fold(title)))
        .length >= least
    )
  const { kind, found } = select(query, records)
  if (found.length < least) throw new Error(`There are only ${found.length} of ${query}.`)
  const wanted = new Set(found.map(({ id }) => id))
  const known = new Set(records.all.map(({ id }) => id))
  // The nearest one may be the first of a list.
  const isWhole = !query.includes(' closest ')
  const others = places.filter(
    (place) => isWhole && place.kind === kind && known.has(place.id) && !wanted.has(place.id),
  )
  const named = found.filter(({ name }) => text.includes(fold(name)))
  return named.length >= least && others.length === 0
}

const Promotions = z.array(z.object({ title: z.string(), startDate: z.string(), endDate: z.string() }))

function promotionsToday({ more, name }: PublicRecord): string[] {
  const today = dayOf(new Date())
  const running = Promotions.parse(more).filter(
    ({ startDate, endDate }) => startDate <= today && today <= endDate,
  )
  if (running.length === 0) throw new Error(`${name} has no promotion today.`)
  return running.map(({ title }) => title)
}

function select(query: string, records: DestinationRecords) {
  const [word = '', ...rest] = query.split(' ')
  if (!isKinds(word)) throw new Error(`There is no kind ${word}.`)
  const kind = kinds[word]
  const all = records.all.filter((one) => one.kind === kind)
  const [first, ...words] = rest
  if (first === 'closest') {
    const from = recordNamed(records, words.join(' '))
    const nearest = all.toSorted((a, b) => distanceBetween(a, from) - distanceBetween(b, from))
    return { kind, found: nearest.slice(0, 1) }
  }
  const checks = rest
    .join(' ')
    .split(' and ')
    .map((condition) => checkOf(condition, records))
  return { kind, found: all.filter((one) => checks.every((check) => check(one))) }
}

function checkOf(condition: string, records: DestinationRecords): Check {
  if (condition.startsWith('near ')) return isNear(condition.slice(5), records)
  if (condition.startsWith('open ')) return isOpen(condition.slice(5))
  const spaces = /^spaces (?<name>.+)>=(?<least>\d+)$/.exec(condition)?.groups
  if (spaces) return (one) => spaceCount(one, spaces.name ?? '') >= Number(spaces.least)
  const {
    field = '',
    sign,
    value = '',
  } = /^(?<field>\w+)(?<sign>[=~])(?<value>.+)$/.exec(condition)?.groups ?? {}
  if (sign === '~') return (one) => valuesOf(one, field).some((own) => own.includes(value))
  if (sign === '=') return (one) => valuesOf(one, field).includes(value)
  throw new Error(`There is no condition ${condition}.`)
}

function isNear(condition: string, records: DestinationRecords): Check {
  const [of = '', miles = ''] = condition.split('<=')
  const centers = isKinds(of.split(' ')[0] ?? '') ? select(of, records).found : [recordNamed(records, of)]
  return (one) => centers.some((center) => distanceBetween(one, center) <= Number(miles))
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Hours after midnight are those of the day before: 'Saturday 24:30'. */
function isOpen(condition: string): Check {
  const [day = '', time = ''] = condition.split(' ')
  const weekday = isWeekday(day)
  if (!weekday) throw new Error(`There is no day ${day}.`)
  return ({ hours }) =>
    hoursOn(nextDay(weekday), hours).some(({ opens, closes }) => {
      const end = minutesOf(closes) + (closes <= opens ? 1440 : 0)
      return minutesOf(opens) <= minutesOf(time) && minutesOf(time) < end
    })
}
