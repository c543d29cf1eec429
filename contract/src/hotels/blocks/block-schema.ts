import * as z from 'zod'
import { collection } from '../../collection.ts'
import { CalendarDate, Id, Instant, line, prose } from '../../envelope.ts'
import { currencies } from '../pricing-schema.ts'
import { centsFrom } from '../room-schema.ts'

/** An event and its neighboring nights. */
export const longestBlock = 31
/** In a block, of a night and type. */
export const mostRooms = 10_000

/**
 * `Asked` until the hotel answers, `Offered` until whoever asked agrees. Only an agreed block takes rooms from the hotel's inventory.
 * `Released`: what nobody booked is the hotel's again; what was booked stays.
 */
export const BlockStatus = z.enum(['Asked', 'Offered', 'Agreed', 'Declined', 'Withdrawn', 'Released'])
export type BlockStatus = z.output<typeof BlockStatus>

/** What has ended of an agreed block. Its rooms stay the block's until the hotel releases them, and nobody books them. */
export const BlockEnding = z.enum(['EventDeleted', 'EventCancelled', 'HotelDeleted', 'HotelHidden'])
export type BlockEnding = z.output<typeof BlockEnding>

const AskedNight = z.strictObject({ night: CalendarDate, rooms: z.int().min(1).max(mostRooms) })

/** Adds an issue to each night that has the key of an earlier one. */
const notTwice =
  <T extends { night: string }>(keyOf: (night: T) => string, message: string) =>
  (nights: readonly T[], issues: z.core.$RefinementCtx) => {
    const seen = new Set<string>()
    for (const [at, night] of nights.entries()) {
      const key = keyOf(night)
      if (seen.has(key)) issues.addIssue({ code: 'custom', path: [at, 'night'], message })
      seen.add(key)
    }
  }

const ofType = ({ roomId, night }: { roomId: string | null; night: string }) => `${roomId} ${night}`
const ofTypeTwice = 'must not repeat a night of a room type'

/** Nights without a gap need not be: a tournament may skip a weekday. */
const AskedNights = z
  .array(AskedNight)
  .min(1)
  .max(longestBlock)
  .superRefine(notTwice(({ night }) => night, 'must not repeat a night'))

const OfferedNight = z.strictObject({
  /** Null: rooms that the hotel books itself, of whatever type. */
  roomId: Id.nullable(),
  night: CalendarDate,
  rooms: z.int().min(1).max(mostRooms),
  /** A night, before the charges of the hotel's pricing. */
  rate: centsFrom(0),
})

const terms = {
  /** The last day on which rooms of the block are booked, at the hotel. Null: until the night itself. */
  cutOff: CalendarDate.nullable().default(null),
  /** The share of the room nights that the group pays for, booked or not, in percent. Null: it pays only for what is booked. */
  guaranteedPercent: z.int().min(1).max(100).nullable().default(null),
  /** The attrition clause in the hotel's words. */
  attrition: prose(1000).nullable().default(null),
  /** One night is free for each so many that are booked. */
  compPer: z.int().min(1).max(1000).nullable().default(null),
  /** In cents, for each night that is booked, and in the rate. Guests read it, its receiver and its purpose before they book. */
  rebate: centsFrom(1).nullable().default(null),
  rebateReceiver: line(200).nullable().default(null),
  rebatePurpose: line(300).nullable().default(null),
  /** `Link`: only who has the link to the block books its rooms. */
  access: z.enum(['Everyone', 'Link']).default('Everyone'),
}

export const BlockOffer = z
  .strictObject({
    nights: z
      .array(OfferedNight)
      .min(1)
      .max(longestBlock * 30)
      .superRefine(notTwice(ofType, ofTypeTwice)),
    ...terms,
    answer: prose(2000).nullable().default(null),
  })
  .superRefine(({ nights, cutOff, rebate, rebateReceiver, rebatePurpose }, issues) => {
    const last = nights.reduce((latest, { night }) => (night > latest ? night : latest), '')
    if (cutOff !== null && cutOff > last)
      issues.addIssue({ code: 'custom', path: ['cutOff'], message: 'must not be after the last night' })
    if (rebate !== null && nights.some(({ rate }) => rate < rebate))
      issues.addIssue({ code: 'custom', path: ['rebate'], message: 'must not be more than a rate' })
    const named = { rebateReceiver, rebatePurpose }
    for (const [field, value] of Object.entries(named))
      if ((value === null) !== (rebate === null))
        issues.addIssue({
          code: 'custom',
          path: [field],
          message: rebate === null ? 'is only for a rebate' : 'is required for a rebate',
        })
  })

/** Rooms that a hotel offers for an event without being asked. */
export const BlockProposal = BlockOffer.safeExtend({ eventId: Id })

export const BlockNight = z.object({
  roomId: Id.nullable(),
  /** Null for rooms of whatever type. */
  roomName: z.string().nullable(),
  night: CalendarDate,
  contracted: z.int(),
  /** What is in the block now. */
  size: z.int(),
  /** What is booked or held here. Zero for rooms that the hotel books itself. */
  taken: z.int(),
  /** What is booked of what is taken: a room that is only held may come back. */
  booked: z.int(),
  /** Only for the contract: `price` is what one guest pays, with all mandatory fees. */
  rate: z.int(),
  price: z.int(),
})
export type BlockNight = z.output<typeof BlockNight>

/**
 * Where the pick-up comes from: bookings `Here` alone, or the hotel's reports. `Missing`: it was asked and has not answered since.
 * `NotAsked`: it will be.
 */
export const PickUpSource = z.enum(['Here', 'NotAsked', 'Reported', 'Missing'])

/** A night of a block, of all room types. */
const PickUpNight = z.object({
  night: CalendarDate,
  size: z.int(),
  /** Whether the hotel books rooms of the night itself, so that it reports them. */
  isReported: z.boolean(),
  /** Booked or held here. */
  here: z.int(),
  /** Booked elsewhere, by the last report. Null without one. */
  reported: z.int().nullable(),
})

/** Rooms of a hotel for the guests of an event, with copies of the names of what may be deleted. */
export const RoomBlock = z.object({
  id: Id,
  status: BlockStatus,
  ended: BlockEnding.nullable(),
  hotelId: Id.nullable(),
  hotelName: z.string(),
  eventId: Id.nullable(),
  eventName: z.string(),
  /** The page that asked: the event itself, or a destination for it. */
  askerId: Id.nullable(),
  askerName: z.string(),
  asked: z.array(AskedNight),
  /** Whether the hotel offered by itself. `asked` are the nights of its first offer then, and the event is who agrees. */
  isUnasked: z.boolean(),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  firstNight: CalendarDate,
  lastNight: CalendarDate,
  nights: z.array(BlockNight),
  /** Room nights: contracted, in the block now, and booked here or as the hotel has reported. */
  contracted: z.int(),
  size: z.int(),
  pickedUp: z.int(),
  pickUp: z.array(PickUpNight),
  pickUpSource: PickUpSource,
  reportedDate: Instant.nullable(),
  /** With the last report, in cents, and rooms a night that the hotel can add. */
  averageRate: z.int().nullable(),
  extraRooms: z.int().nullable(),
  reportNote: z.string().nullable(),
  timeZone: z.string(),
  currency: z.enum(currencies),
  ...terms,
  /** What a link to the rooms of the block contains, for whom `access` asks for it. */
  code: z.string(),
  /** Rises with each answer, change of sizes and report. As If-Match, it keeps a change from replacing another's. */
  revision: z.int(),
  createdDate: Instant,
})
export type RoomBlock = z.output<typeof RoomBlock>

export const BlockRequest = z.strictObject({
  hotelId: Id,
  asked: AskedNights,
  note: prose(2000).nullable().default(null),
})

/** What a destination asks for an event. */
export const EventBlockRequest = BlockRequest.extend({ eventId: Id })

export const BlockAnswer = z.strictObject({ answer: prose(2000).nullable().default(null) })

/** Nights of a block that change: those that are left out stay. */
export const BlockSizes = z.strictObject({
  nights: z
    .array(
      z.strictObject({ roomId: Id.nullable(), night: CalendarDate, size: z.int().min(0).max(mostRooms) }),
    )
    .min(1)
    .max(longestBlock * 30)
    .superRefine(notTwice(ofType, ofTypeTwice)),
})

/** How many of the rooms that a hotel books itself are booked, of each night that it knows. */
export const PickUpReport = z.strictObject({
  nights: z
    .array(z.strictObject({ night: CalendarDate, rooms: z.int().min(0).max(mostRooms) }))
    .min(1)
    .max(longestBlock)
    .superRefine(notTwice(({ night }) => night, 'must not repeat a night')),
  averageRate: centsFrom(0).nullable().default(null),
  extraRooms: z.int().min(0).max(mostRooms).nullable().default(null),
  note: prose(1000).nullable().default(null),
})

export const roomBlocks = collection({
  item: RoomBlock,
  draft: BlockRequest,
  texts: ['hotelName', 'eventName', 'askerName'],
  sort: 'firstNight',
  quota: { name: 'roomBlocks', noun: 'room blocks' },
})
