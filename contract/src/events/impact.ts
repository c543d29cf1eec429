import * as z from 'zod'
import { Id, Instant, line, Nothing, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { StateName } from '../reference-lists/regions.ts'
import { TeamCountRange } from '../reference-lists/team-count-ranges.ts'
import { route } from '../route.ts'
import { eventInputs, inputBounds, segmentInputs, type InputName } from '../rules/impact/inputs.ts'
import { inputSources, maxInputNote } from '../rules/impact/input-sources.ts'

const Range = z.object({ low: z.number(), high: z.number() })

const input = (name: InputName) => {
  const { least, most, isWhole } = inputBounds[name]
  const value = (isWhole ? z.int() : z.number()).min(least).max(most)
  return z
    .strictObject({
      low: value,
      high: value,
      source: z.enum(inputSources),
      /** Such as 'Room pick-up of three hotels, 2026'. */
      note: line(maxInputNote).nullable().default(null),
    })
    .refine(({ low, high }) => low <= high, { message: 'must not be less than low', path: ['high'] })
    .optional()
}

const Segment = z
  .strictObject({
    people: input('people'),
    local: input('local'),
    casual: input('casual'),
    nights: input('nights'),
    perRoom: input('perRoom'),
    days: input('days'),
    other: input('other'),
  } satisfies Record<keyof typeof segmentInputs, unknown>)
  .optional()

/** What the event states itself. Everything else has its default. */
export const ImpactInputs = z.strictObject({
  players: Segment,
  spectators: Segment,
  coaches: Segment,
  officials: Segment,
  event: z
    .strictObject({
      roomRate: input('roomRate'),
      taxRate: input('taxRate'),
      organizer: input('organizer'),
      roomNights: input('roomNights'),
    } satisfies Record<keyof typeof eventInputs, unknown>)
    .optional(),
})
export type ImpactInputs = z.output<typeof ImpactInputs>

const ImpactDraft = z.strictObject({
  inputs: ImpactInputs,
  /** Everyone who sees the event sees the estimate, too. */
  isPublic: z.boolean().default(false),
})

/** Ranges that are rounded outward. Their middle isn't more likely than the rest. */
const EstimatedRanges = z.object({
  /** What visitors and the organizer spend, in US dollars: eight of ten outcomes. */
  likely: Range,
  /** The same with all inputs at the one and at the other end. */
  spending: Range,
  visitors: Range,
  roomNights: Range,
  /** Taxes on hotel rooms. */
  tax: Range,
})

/** The room nights that the books of hotels show, of all blocks of the event together. Without names of hotels or guests. */
const VerifiedNights = z.object({
  /** Booked here. Rooms that are only held don't count. */
  here: z.int(),
  /** Booked by the hotels themselves, as each reported last. */
  reported: z.int(),
  /** How many hotels have reported. */
  reportedBy: z.int(),
  /** How many hotels owe a report: they never sent one, or were asked again since. Their older reports count until then. */
  awaited: z.int(),
  /** Whether the last night of all blocks is over. */
  isOver: z.boolean(),
})
export type VerifiedNights = z.output<typeof VerifiedNights>

export const Impact = z.object({
  /** The event's. */
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  isOver: z.boolean(),
  facts: z.object({
    days: z.int(),
    participants: z.int().nullable(),
    attendance: z.int().nullable(),
    teamCount: z.int().nullable(),
    teamCountRange: TeamCountRange.nullable(),
    budgetFrom: z.int().nullable(),
    budgetTo: z.int().nullable(),
    roomNights: z.int().nullable(),
    state: StateName.nullable(),
  }),
  inputs: ImpactInputs,
  isPublic: z.boolean(),
  /** False for a private event: those who see it are hosts that were asked, who would read each other's figures. */
  canShare: z.boolean(),
  /** When the inputs were changed. Null if they never were. */
  updatedDate: Instant.nullable(),
  estimate: EstimatedRanges,
  /** Null if no hotel has agreed to a block. */
  verified: VerifiedNights.nullable(),
  /** Whether the caller may change the inputs. */
  canEdit: z.boolean(),
})
export type Impact = z.output<typeof Impact>

/**
 * What an event brings to the place that hosts it. Besides the people of the event, those of the pages where it takes place have
 * their rights on it.
 */
export function impactRoutes<const P extends string>({ path }: OwnerDeclaration<P>) {
  const place = { path: `${path}/{id}/impact` as const, owner: ['item'], item: 'eventImpact' } as const
  return {
    get: route({
      ...place,
      method: 'GET',
      allow: 'visitor',
      reply: One(Impact),
      summary:
        'The estimated impact of an event. Only for the teams of the event and its hosts, unless it is public',
    }),
    put: route({
      ...place,
      method: 'PUT',
      allow: 'manager',
      otherStatus: 201,
      data: ImpactDraft,
      reply: One(Impact),
      summary: 'Replace the inputs that the event states itself',
    }),
    remove: route({
      ...place,
      method: 'DELETE',
      allow: 'manager',
      reply: Nothing,
      summary: 'Return to the defaults, and stop sharing the estimate',
    }),
  }
}
