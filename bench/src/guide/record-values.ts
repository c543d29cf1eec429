import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { milesBetween } from '@app/contract/rules/globe.ts'
import { weekdayOf, type Weekday } from '@app/contract/rules/weekdays.ts'
import * as z from 'zod'
import { fold } from './texts.ts'
import type { DestinationRecords, PublicRecord } from './records.ts'

const find = ({ all }: DestinationRecords, name: string) => all.find((one) => fold(one.name) === fold(name))

export const hasRecord = (records: DestinationRecords, name: string) => find(records, name) !== undefined

/** The record of a name; the nearest of several, because they are read in that order. */
export function recordNamed(records: DestinationRecords, name: string): PublicRecord {
  const found = find(records, name)
  if (!found) throw new Error(`There is no record named ${name}.`)
  return found
}

export function numberIn(fields: Record<string, unknown>, field: string): number {
  const value = fields[field]
  if (typeof value !== 'number') throw new Error(`There is no number in ${field}.`)
  return value
}

const Spaces = z.array(
  z.object({
    name: z.string(),
    count: z.number(),
    surface: z.string().nullable(),
    location: z.string().nullable(),
  }),
)
export const spacesOf = ({ fields }: PublicRecord) => Spaces.catch([]).parse(fields.spaceTypes)

export const spaceCount = (record: PublicRecord, name: string) =>
  spacesOf(record)
    .filter((space) => space.name === name)
    .reduce((sum, { count }) => sum + count, 0)

const Names = z.array(z.union([z.string(), z.object({ name: z.string() }).transform((one) => one.name)]))

/** The values of a field, of which some are lists. */
export function valuesOf(record: PublicRecord, field: string): string[] {
  const value = record.fields[field]
  if (field === 'spaces') return spacesOf(record).map(({ name }) => name)
  if (field === 'surface' || field === 'location')
    return spacesOf(record).flatMap((space) => space[field] ?? [])
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return Names.catch([]).parse(value)
}

export function distanceBetween(a: PublicRecord, b: PublicRecord): number {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null)
    throw new Error(`${a.name} or ${b.name} has no position.`)
  return milesBetween({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng })
}

/** The next such day: hours may depend on the season. */
export function nextDay(weekday: Weekday): string {
  const today = dayOf(new Date())
  return (
    [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days)).find((day) => weekdayOf(day) === weekday) ??
    today
  )
}
