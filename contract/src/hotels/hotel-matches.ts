import * as z from 'zod'
import { CalendarDate, Id, Page } from '../envelope.ts'
import { anyOf } from '../filter.ts'
import { HotelAmenity } from '../reference-lists/hotel-amenities.ts'
import { route } from '../route.ts'
import { checkNights, Hindrance, RoomOffer, stayFacts } from './availability-schema.ts'
import { OfferedBlock } from './blocks/offered-block.ts'
import { Hotel } from './hotel-schema.ts'
import { bedTypes, centsFrom } from './room-schema.ts'

/** The hotels for an event: around its places, with a room for the stay. */
export const HotelMatchFilter = z
  .strictObject({
    eventId: Id,
    /** Opens the hotels of an event that the caller doesn't see: those of the block with this code, and nothing else. */
    code: stayFacts.code,
    /** Both or neither. By default, the nights of the event (`hotelStay`). */
    checkIn: CalendarDate.optional(),
    checkOut: CalendarDate.optional(),
    /** Who sleeps in one room. */
    guests: stayFacts.guests,
    /** How many rooms of one type have to be left. */
    rooms: z.int().min(1).max(10_000).default(1),
    /** A room with one of these beds. */
    beds: anyOf(z.enum(bedTypes)),
    /** Hotels with all of them. */
    amenities: anyOf(HotelAmenity),
    /** What one room costs for the stay with all mandatory fees, in cents of the hotel's currency. */
    total: z
      .strictObject({ from: centsFrom(0).optional(), to: centsFrom(0).optional() })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        message: 'must not be less than `from`',
        path: ['to'],
      })
      .optional(),
    /** From the nearest place of the event. Hotels that keep rooms for it are found at any distance. */
    miles: z.number().positive().max(100).default(25),
    /** Only these, at any distance, and also if the event has no position. */
    hotelIds: anyOf(Id),
    sort: z.enum(['distance', 'total', 'left']).default('distance'),
  })
  .superRefine(({ checkIn, checkOut }, issues) => {
    if (checkIn !== undefined && checkOut !== undefined) checkNights({ checkIn, checkOut }, issues)
    else if (checkIn !== checkOut)
      issues.addIssue({
        code: 'custom',
        path: [checkIn === undefined ? 'checkIn' : 'checkOut'],
        message: 'is required beside the other day',
      })
  })
export type HotelMatchFilter = z.output<typeof HotelMatchFilter>

/** Conditions that a search can do without. */
export const hotelConditions = ['beds', 'amenities', 'total', 'rooms'] as const
export type HotelCondition = (typeof hotelConditions)[number]

/** `Unknown`: nobody has entered its rooms, or sells rooms for an event so far ahead. `Full`: no room can be booked for the stay. */
const hotelStates = ['Open', 'Unknown', 'Full'] as const
export type HotelState = (typeof hotelStates)[number]

const Reason = z.object({ reason: z.enum(['distance', 'total', 'rooms']), tone: z.enum(['good', 'fair']) })

export const HotelMatch = z.object({
  /** Its `distance` is that to the nearest place. */
  hotel: Hotel,
  /** Miles to each place of the event. Empty without a position of the hotel or the event. */
  places: z.array(z.object({ name: z.string(), miles: z.number() })),
  state: z.enum(hotelStates),
  timeZone: stayFacts.timeZone,
  currency: stayFacts.currency,
  freeUntil: stayFacts.freeUntil,
  /** The cheapest room that meets all conditions, if the hotel is open. Its `hindrance` is that of everybody's price beside the block. */
  offer: RoomOffer.omit({ lines: true }).extend({ block: OfferedBlock.nullable() }).nullable(),
  /** Why no room can be booked, if it is full. */
  hindrance: Hindrance.nullable(),
  /**
   * What speaks for the hotel, if it is open: near, no dearer than most, and many rooms left. The total is only compared with others in the
   * currency of most hotels.
   */
  reasons: z.array(Reason),
})
export type HotelMatch = z.output<typeof HotelMatch>

const Counts = z.record(z.string(), z.int())

export const HotelMatches = z.object({
  /** Open ones first, and full ones last. */
  data: z.array(HotelMatch),
  _meta: z.object({
    stats: z.object({ count: z.int() }),
    stay: z.object({ checkIn: z.string(), checkOut: z.string() }),
    /** All that the code of a block tells of an event that its holder doesn't see. */
    event: z.object({
      name: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      hasFlexibleDates: z.boolean(),
      dayCount: z.int().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
    }),
    states: z.object({ Open: z.int(), Unknown: z.int(), Full: z.int() }),
    /** Open hotels by bed, whatever beds are asked for, and by amenity. */
    facets: z.object({ beds: Counts, amenities: Counts }),
    /** How many more would be open without one of the conditions. */
    changes: z.array(z.object({ drop: z.enum(hotelConditions), count: z.int() })),
  }),
})

export type HotelMatches = z.output<typeof HotelMatches>

export const hotelMatches = route({
  method: 'POST',
  path: '/hotels/search/matches',
  owner: null,
  allow: 'visitor',
  effect: 'read',
  query: Page,
  data: HotelMatchFilter,
  reply: HotelMatches,
  summary: 'Hotels around the places of an event with what a stay costs there and what is left',
})
