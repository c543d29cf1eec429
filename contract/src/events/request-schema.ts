import * as z from 'zod'
import { CalendarDate, Flag, Id, Instant, line, Page, prose } from '../envelope.ts'
import { HostKind } from '../profile-schema.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { SportName } from '../reference-lists/sports.ts'
import { UrgencyPriority } from '../reference-lists/urgency-levels.ts'
import { EventDay, isEventLength, tooManyDays } from './event-days.ts'
import { lastDay, lastDayOfMonth } from '../rules/calendar-date.ts'
import { maxHosts } from '../rules/limits.ts'
import { wholeNumber } from '../whole-number.ts'

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

const fields = {
  name: line(100),
  email: z.email().max(254),
  organization: line(200).nullable().default(null),
  event: line(200).nullable().default(null),
  sport: SportName.nullable().default(null),
  startDate: CalendarDate.nullable().default(null),
  endDate: CalendarDate.nullable().default(null),
  /** Instead of dates: the months that would suit. */
  months: z.array(Month).max(12).default([]),
  spaceType: SpaceTypeName.nullable().default(null),
  spaceCount: wholeNumber(1, 1000, 'spaces').nullable().default(null),
  people: wholeNumber(1, 1_000_000, 'people').nullable().default(null),
  /** How soon a venue is needed: 0 is the most urgent. */
  urgency: UrgencyPriority.nullable().default(null),
  message: prose(5000).nullable().default(null),
}

/** A request to one or several hosts. */
export const RequestDraft = z
  .strictObject({
    ...fields,
    startDate: EventDay.nullable().default(null),
    endDate: EventDay.nullable().default(null),
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
  .refine(
    ({ event, sport, message }) => event !== null || sport !== null || (message !== null && message !== ''),
    { message: 'tell the hosts what this is about: the event, the sport or a message', path: ['message'] },
  )

export const LeadMove = z.object({
  from: LeadStatus,
  to: LeadStatus,
  by: z.enum(['host', 'sender', 'admin']),
  /** Null for senders without an account, and for readers of the other side. */
  name: z.string().nullable(),
  at: Instant,
  /** Whether the lead was closed with the award of another host. */
  isByAward: z.boolean(),
})

/** An offer that a host sent, changed or withdrew. */
export const LeadOffer = z.object({
  what: z.enum(['Offered', 'OfferWithdrawn']),
  /** As in moves. */
  name: LeadMove.shape.name,
  at: Instant,
})

export const LeadHost = z.object({
  kind: HostKind,
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Its page was removed or hidden. */
  isGone: z.boolean(),
  /** Somebody is on its team, so that it can be written to. */
  isManaged: z.boolean(),
})

/**
 * How requests reach a host. `Email`: at an address of its own or, without one, at those of its managers. `Inbox`: its team
 * finds them on the marketplace only. `Nobody`: they are kept until somebody manages the page.
 */
export const RequestReach = z.enum(['Email', 'Inbox', 'Nobody'])
export type RequestReach = z.output<typeof RequestReach>

export const leadFields = {
  id: Id,
  status: LeadStatus,
  /** Whether the host was sent an email about it. */
  isMailed: z.boolean(),
  moves: z.array(LeadMove),
  /** The newest 50, oldest first. */
  offers: z.array(LeadOffer),
}

/** What a host offers, in short. US dollars. */
const Offer = z.object({
  startDate: CalendarDate,
  endDate: CalendarDate,
  rent: z.int(),
  fees: z.int(),
  /** The normalized total that bids are compared by, with rebates. */
  total: z.int(),
  spaceCount: z.int().nullable(),
  note: z.string().nullable(),
})

/** A request as its sender sees it. */
export const SentRequest = z.object({
  id: Id,
  ...fields,
  /** Answers count until the end of this day. */
  responseDeadline: CalendarDate.nullable(),
  createdDate: Instant,
  /** Null until the sender has confirmed the address. Only then, the hosts receive the request. */
  confirmedDate: Instant.nullable(),
  leads: z.array(
    z.object({
      ...leadFields,
      reach: RequestReach,
      host: LeadHost,
      passReason: z.string().nullable(),
      offer: Offer.nullable(),
    }),
  ),
})
export type SentRequest = z.output<typeof SentRequest>

/** A request as one of its hosts sees it. */
export const Lead = z.object({
  ...leadFields,
  /** The event that the request is. */
  eventId: Id,
  host: LeadHost,
  /** What the organizer wrote to this host. */
  message: z.string().nullable(),
  passReason: z.string().nullable(),
  /** Who of the team works on it. */
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  request: z.object({
    ...fields,
    /** Null for a host that wasn't asked, until it is chosen. */
    email: fields.email.nullable(),
    /** Answers count until the end of this day. */
    responseDeadline: CalendarDate.nullable(),
    confirmedDate: Instant,
  }),
})
export type Lead = z.output<typeof Lead>

/** By default, leads of all statuses and levels of urgency. */
export const LeadFilter = z.strictObject({
  id: Id.optional(),
  status: LeadStatus.optional(),
  urgency: z.literal([0, 1, 2, '0', '1', '2'], 'must be 0, 1 or 2').transform(Number).optional(),
})
export type LeadFilter = z.output<typeof LeadFilter>
/** Those that wait for an answer until a deadline, the soonest first. */
export const IsDue = Flag.default(false)
/** A page of leads. */
export const LeadQuery = Page.extend({ ...LeadFilter.shape, isDue: IsDue })
