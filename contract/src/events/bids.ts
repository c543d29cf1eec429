import * as z from 'zod'
import { collection } from '../collection.ts'
import {
  CalendarDate,
  ClockTime,
  distinct,
  Id,
  Instant,
  line,
  Nothing,
  One,
  optional,
  prose,
} from '../envelope.ts'
import { items, under } from '../patterns/items.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { DestinationService } from '../reference-lists/destination-services.ts'
import { isEventLength, tooManyDays } from '../rules/asked-dates.ts'
import { route } from '../route.ts'
import { Dollars, wholeNumber } from '../whole-number.ts'
import { EventDay } from './event-days.ts'
import { leadItem } from './lead-routes.ts'
import { Lead, ListedLead } from './lead-schema.ts'

const milesError = 'must be a number of miles from 0 to 200'

const fields = {
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** For all spaces and days. */
  rent: Dollars,
  fees: Dollars.default(0),
  feesNote: optional(line(200)),
  /** 0 if the rent includes it. Null if the host doesn't stream. */
  liveStreamCost: optional(Dollars),
  /** What the host pays the organizer. */
  grantAmount: Dollars.default(0),
  services: distinct(DestinationService, 'a service').default([]),
  /** Costs of the organizer, by name, that the offer includes. */
  included: distinct(line(80), 'a cost').default([]),
  spaceCount: optional(wholeNumber(0, 1000, 'spaces')),
  spacesNote: optional(line(200)),
  /** On the busiest night. */
  hotelRooms: optional(wholeNumber(0, 100_000, 'rooms')),
  /** Of a room and night, without tax. */
  hotelRate: optional(wholeNumber(0, 10_000, 'dollars')),
  /** Of each room night, which teams pay in the rate. */
  rebate: wholeNumber(0, 1000, 'dollars').default(0),
  hotelMiles: optional(
    z.number({ error: milesError }).min(0, { error: milesError }).max(200, { error: milesError }),
  ),
  cancellationTerms: optional(prose(1000)),
  note: optional(prose(5000)),
}

export const BidDraft = z
  .strictObject({
    ...fields,
    startDate: EventDay,
    endDate: EventDay,
    /** The total that the host looked at. If it isn't the one that the organizer will read, the offer is refused. */
    confirmedTotal: z.int().optional(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    message: 'must not be before startDate',
    path: ['endDate'],
  })
  .refine(isEventLength, tooManyDays)

/** A time in the calendar of a facility that a bid stands on. */
const BidHold = z.object({
  entryId: Id,
  facilityId: Id,
  facilityName: z.string(),
  spaces: z.array(z.string()),
  /** Those of the type that the event asks for, or without a type. All if it asks for none. */
  spacesAsked: z.array(z.string()),
  starts: Instant,
  ends: Instant,
  /** The days that it takes, by the clock of the facility. An end at midnight belongs to the day before. */
  firstDay: CalendarDate,
  lastDay: CalendarDate,
  /** When it begins on its first day, and ends on its last one, if that leaves out opening hours. */
  fromTime: ClockTime.nullable(),
  toTime: ClockTime.nullable(),
  /** `Booked` after the award. */
  state: z.enum(['Held', 'RanOut', 'Booked']),
  /** Its place in line. Null unless it is held. */
  place: z.int().nullable(),
  expiresDate: Instant.nullable(),
  /** The last day on which it is held, by the clock of the facility. */
  heldThrough: CalendarDate.nullable(),
  /** When somebody else booked its time. */
  takenDate: Instant.nullable(),
})

/** What a host offers, as its own team and the organizer read it. */
export const Bid = z.object({
  ...fields,
  leadId: Id,
  profileId: Id,
  profileName: z.string(),
  status: Lead.shape.status,
  holds: z.array(BidHold),
  /** Costs of the organizer that the offer leaves out, at the organizer's own prices. */
  missing: z.array(z.object({ name: z.string(), price: z.int() })),
  /** Rent, fees, the live stream and what is missing, less the grant. */
  totalWithoutRebate: z.int(),
  /** Less the rebate of the room nights that the event asks for, of which no more count than the block has. */
  total: z.int(),
  /** The total when the offer was sent. It differs from the one now if the organizer changed its costs or room nights since. */
  confirmedTotal: z.int(),
  rebateTotal: z.int(),
  hoursToAnswer: z.number().nullable(),
  submittedDate: Instant,
  /** Changes with each offer, and with what is held for it. */
  version: z.string(),
})
export type Bid = z.output<typeof Bid>

/** A bid beside the others of its event. */
export const ComparedBid = Bid.extend({
  headerImage: z.string().nullable(),
  /** From where the event looks around. Null if it doesn't say, or the host has no position. */
  miles: z.number().nullable(),
})
export type ComparedBid = z.output<typeof ComparedBid>

const costFields = { name: line(80), price: Dollars, note: optional(line(200)) }
export const eventCosts = collection({
  item: z.object({ id: Id, ...costFields, createdDate: Instant }),
  draft: z.strictObject(costFields),
  texts: ['name'],
  quota: { name: 'eventCosts', noun: 'costs', most: 30 },
})

const Award = z.strictObject({
  closeOthers: z.boolean().default(false),
  /** Of the offer that the organizer saw, null if there was none. An award of another one is refused. */
  offerVersion: Bid.shape.version.nullable().optional(),
})

/** What the organizer of an event needs besides spaces, for comparing bids. Hosts that were asked read it at their lead. */
export const costsOfEvent = <const P extends string>(kind: OwnerDeclaration<P>) =>
  items(under(kind, 'costs'), eventCosts, { read: 'manager', write: 'manager' })

/** All bids of an event that the caller reads. */
export const bidsOfEvent = <const P extends string>({ owner, path }: OwnerDeclaration<P>) =>
  route({
    method: 'GET',
    path: `${path}/{ownerId}/bids`,
    owner,
    allow: 'user',
    link: 'sender',
    reply: One(z.array(ComparedBid)),
    summary: 'The bids that the caller reads, the lowest total first',
  })

/** The bid of a lead with what it is compared by, and its award. */
export const bidOfLead = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const lead = leadItem(kind)
  const one = { ...lead, path: `${lead.path}/bid` as const }
  return {
    bid: {
      get: route({ ...one, link: 'host', method: 'GET', reply: One(Bid.nullable()) }),
      submit: route({
        ...one,
        link: 'host',
        method: 'PUT',
        otherStatus: 201,
        data: BidDraft,
        reply: One(Bid),
        summary: 'Offer to host, or change the offer, until the deadline. An open lead becomes interested',
      }),
      withdraw: route({ ...one, method: 'DELETE', reply: Nothing }),
    },
    costs: route({
      ...lead,
      link: 'host',
      method: 'GET',
      path: `${lead.path}/costs`,
      reply: One(z.array(z.object(costFields))),
      summary: 'What the organizer needs besides spaces, at its own prices, for the host that was asked',
    }),
    holds: route({
      ...lead,
      method: 'GET',
      path: `${lead.path}/holds`,
      reply: One(z.array(BidHold)),
      summary: 'The holds that facilities gave to the lead, also before there is a bid',
    }),
    award: route({
      method: 'PUT',
      path: `${lead.path}/award`,
      owner: kind.owner,
      allow: 'manager',
      link: 'sender',
      data: Award.default({ closeOthers: false }),
      reply: One(ListedLead),
      summary: 'Choose a host: what it holds is booked, or nothing changes',
    }),
  }
}
