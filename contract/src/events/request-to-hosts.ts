import * as z from 'zod'
import { Id, line, prose } from '../envelope.ts'
import { HostKind } from '../profile-schema.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { SportName } from '../reference-lists/sports.ts'
import { UrgencyPriority } from '../reference-lists/urgency-levels.ts'
import { hasSubject, noSubject } from '../rules/asked-rules.ts'
import { lastDay, lastDayOfMonth } from '../rules/calendar-date.ts'
import { maxHosts } from '../rules/limits.ts'
import { wholeNumber } from '../whole-number.ts'
import { EventDay, isEventLength, tooManyDays } from './event-days.ts'

const HostRef = z.strictObject({ kind: HostKind, id: Id })
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2027-03')

/** Whether months can be the window in which an event takes place. */
function areOfOneEvent(months: readonly string[]): boolean {
  const [first, ...others] = months.toSorted()
  if (first === undefined) return true
  const endDate = lastDayOfMonth(others.at(-1) ?? first)
  return endDate <= lastDay && isEventLength({ startDate: `${first}-01`, endDate })
}

const isRepeated = (hosts: { id: string }[]) => new Set(hosts.map(({ id }) => id)).size < hosts.length

/** A request to one or several hosts, with or without an account. */
export const RequestToHosts = z
  .strictObject({
    name: line(100),
    email: z.email().max(254),
    organization: line(200).nullable().default(null),
    event: line(200).nullable().default(null),
    sport: SportName.nullable().default(null),
    startDate: EventDay.nullable().default(null),
    endDate: EventDay.nullable().default(null),
    /** Instead of dates: the months that would suit. */
    months: z.array(Month).max(12).default([]),
    spaceType: SpaceTypeName.nullable().default(null),
    spaceCount: wholeNumber(1, 1000, 'spaces').nullable().default(null),
    people: wholeNumber(1, 1_000_000, 'people').nullable().default(null),
    /** How soon a venue is needed: 0 is the most urgent. */
    urgency: UrgencyPriority.nullable().default(null),
    message: prose(5000).nullable().default(null),
    hosts: z
      .array(HostRef)
      .min(1)
      .max(maxHosts)
      .refine((hosts) => !isRepeated(hosts), 'must not repeat a host'),
    /** People don't see this field. Programs that fill in every field do. */
    fax: z.string().max(500).default(''),
  })
  .refine(({ startDate, endDate }) => (startDate === null) === (endDate === null), {
    message: 'set both startDate and endDate, or neither',
    path: ['endDate'],
  })
  .refine(({ startDate, endDate }) => startDate === null || endDate === null || startDate <= endDate, {
    message: 'must not be before startDate',
    path: ['endDate'],
  })
  .refine(
    ({ startDate, endDate }) =>
      startDate === null || endDate === null || isEventLength({ startDate, endDate }),
    tooManyDays,
  )
  .refine(({ startDate, months }) => startDate === null || months.length === 0, {
    message: 'must be empty if there are dates',
    path: ['months'],
  })
  .refine(({ months }) => areOfOneEvent(months), {
    message: `must be within a year, until ${lastDay.slice(0, 7)}`,
    path: ['months'],
  })
  .refine(({ event, sport, message }) => hasSubject([event, sport, message]), {
    message: noSubject,
    path: ['message'],
  })
