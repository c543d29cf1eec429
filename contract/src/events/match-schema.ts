import * as z from 'zod'
import { AskedDates } from './asked-event.ts'
import { RequestReach } from './lead-schema.ts'
import { CalendarDate, ClockTime, Id } from '../envelope.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { ResponseTime } from '../reference-lists/response-times.ts'
import { Surface } from '../reference-lists/surfaces.ts'
import {
  choiceBounds,
  matchChanges,
  matchConditions,
  matchFilters,
  matchGroups,
} from '../rules/match-choices.ts'
import { matchParts } from '../rules/match-scores.ts'
import { ChangedFields } from './match-request.ts'

export const MatchCondition = z.enum(matchConditions)
export type MatchCondition = z.infer<typeof MatchCondition>
export const MatchChange = z.enum(matchChanges)
export type MatchChange = z.infer<typeof MatchChange>

const Step = z.object({
  condition: MatchCondition,
  /** Hosts that meet it and all before it. */
  count: z.int(),
  /** Hosts that meet all before it, or may, but not this one: what was left before less what is left now, `count` and `unknown`. */
  cost: z.int(),
  /** From `dates` on: hosts of which nobody knows whether they are free. They count neither as free nor as a cost. */
  unknown: z.int(),
})
/** A change of a request, and what it would give. */
export const OfferedChange = z.object({
  change: MatchChange,
  fields: ChangedFields,
  /** Hosts that fit with it, known to be free if the request has dates, and how many more these are. */
  count: z.int(),
  difference: z.int(),
  /** More hosts that fit with it, but of which nobody knows whether they are free. */
  unknown: z.int(),
})

export const MatchCounts = z.object({
  /** Hosts that fit. If the request has dates, they are known to be free. */
  count: z.int(),
  /** Hosts that fit, but of which nobody knows whether they are free. */
  unknown: z.int(),
  /** The hosts of the marketplace. */
  total: z.int(),
  /** Within how many miles of the request's towns they are looked for: 150 if it doesn't say so. Null without a town. */
  reach: z.int().nullable(),
  /** The towns that the place names, such as 'Dallas, TX': a host is near one of them, or in the area. */
  towns: z.array(z.string()),
  /** The places of a list that weren't found, as they are written: they are looked around nowhere. */
  unknownPlaces: z.array(z.string()),
  /** The state, region or country that the place names, in all of which they are looked for. */
  area: z.string().nullable(),
  funnel: z.array(Step),
  changes: z.array(OfferedChange),
})
export type MatchCounts = z.infer<typeof MatchCounts>

const Part = (most: number) => z.int().min(0).max(most)
export const Scores = z.object({
  fields: Part(matchParts.fields),
  dates: Part(matchParts.dates),
  rooms: Part(matchParts.rooms),
  distance: Part(matchParts.distance),
  record: Part(matchParts.record),
  replies: Part(matchParts.replies),
})

/** What was found about a host, from which its sentence and its reasons are written. */
export const Facts = z.object({
  /** How many spaces are asked for. Null if any do. */
  needed: z.int().nullable(),
  /** Spaces of the host that count, on these dates if it is known to be free. */
  own: z.int(),
  /** The surfaces of these spaces. */
  surfaces: z.array(Surface),
  /** Days on which all of it is free, setup days included. Without them if nobody knows. */
  from: CalendarDate.nullable(),
  to: CalendarDate.nullable(),
  /** By how many weeks they differ from the dates that the request prefers. */
  weeks: z.int(),
  setupDays: z.int(),
  /** Rooms of hotels within `hotelDist` miles. `uncounted`: hotels there that don't say how many they have. */
  rooms: z.int(),
  uncounted: z.int(),
  roomsNeeded: z.int().nullable(),
  hotelDist: z.int(),
  /** Miles from the address of the request, and how many it asks for at most, also where a change gives that up. */
  miles: z.number().nullable(),
  reach: z.int().nullable(),
  /** Past events that took place here. */
  events: z.int(),
  /** Whether one of them was in the months of these dates. Null without dates. */
  inSeason: z.boolean().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  responseTime: ResponseTime.nullable(),
  /** The share of its leads that the host answered, in steps of ten percent. Null with fewer than five. */
  answered: z.int().nullable(),
  /** A destination of the host has a grant program. */
  hasGrant: z.boolean(),
  /** Wanted amenities that it has, and how many are wanted. */
  amenities: z.array(AmenityName),
  amenitiesWanted: z.int(),
})
export type MatchFacts = z.infer<typeof Facts>

const Partner = z.object({
  id: Id,
  name: z.string(),
  miles: z.number(),
  spaces: z.int(),
  isFree: z.boolean(),
})

/** A day of which only a part is free. */
const PartDay = z.object({
  day: CalendarDate,
  /** All of the spaces are free in these hours. Null if they have no three hours in common. */
  hours: z
    .object({
      /** Null: from the opening on, or until the closing. */
      from: ClockTime.nullable(),
      to: ClockTime.nullable(),
    })
    .nullable(),
})
export type PartDay = z.infer<typeof PartDay>

/** The sentence about a host, and the reasons that are told with it: good, fair or bad ones. */
export const matchSentences = ['allHere', 'withPartners', 'otherDates', 'datesUnknown'] as const
export const matchReasons = ['rooms', 'record', 'grant', 'distance', 'amenities', 'dates', 'replies'] as const
const Reason = z.object({ reason: z.enum(matchReasons), tone: z.enum(['good', 'fair', 'bad']) })
export type MatchReason = z.infer<typeof Reason>

export const reached = {
  /** How a request reaches the host. */
  reach: RequestReach,
  /** Somebody is on its team, so that it can be written to. */
  isManaged: z.boolean(),
}

export const HostMatch = z.object({
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  headerImage: z.string(),
  ...reached,
  score: z.int().min(0).max(100),
  scores: Scores,
  /** False if nobody knows whether the host, or a partner, is free. */
  isFree: z.boolean(),
  sentence: z.enum(matchSentences),
  reasons: z.array(Reason).max(3),
  facts: Facts,
  /** Days on which its own spaces aren't free from opening to closing, if they are known to be free. */
  partDays: z.array(PartDay),
  partners: z.array(Partner),
})
export type HostMatch = z.infer<typeof HostMatch>

const Weekend = z.object({
  from: CalendarDate,
  to: CalendarDate,
  /** By how many weeks it differs from the preferred one. */
  weeks: z.int(),
  /** Whether the request allows these dates. */
  isAllowed: z.boolean(),
  count: z.int(),
})
export type MatchWeekend = z.infer<typeof Weekend>

export const MatchChoice = z.strictObject({
  /**
   * The hosts that fit and are free, or those of which nobody knows. `opening`: the first list that isn't empty of these two, the hosts that
   * are booked, those farther away, and those that would fit without another condition. `_meta.opening` tells which it is.
   */
  group: z.enum([...matchGroups, 'opening']).default('free'),
  only: z.enum(matchFilters).optional(),
  /** Only the dates that many weeks after the preferred ones, or before. */
  week: z.int().min(choiceBounds.week.least).max(choiceBounds.week.most).optional(),
  /** Only hosts that don't fit, but would with this change. */
  change: MatchChange.optional(),
  /** Looks within so many miles of the place, instead of those of the request. Without effect for an area. */
  dist: z.int().min(choiceBounds.dist.least).max(choiceBounds.dist.most).optional(),
})
export type MatchChoice = z.output<typeof MatchChoice>

export const Matched = z.object({
  data: z.array(HostMatch),
  _meta: z.object({
    stats: z.object({ count: z.int() }),
    counts: MatchCounts,
    /** How many hosts the group has, and how many of them each filter leaves. */
    filters: z.object({ all: z.int(), onSite: z.int(), partners: z.int(), grant: z.int(), indoor: z.int() }),
    /** How many hosts of the list are free on each: with its filter, and its change of the request. */
    weekends: z.array(Weekend),
    /** The list that the group `opening` has become. Null for another group, and if no list has a host. */
    opening: z
      .object({
        group: z.enum(matchGroups),
        change: MatchChange.nullable(),
        dist: z.int().nullable(),
        /** Which all of its hosts have. */
        sports: z.array(z.string()),
      })
      .nullable(),
    /** Whether none of the dates that the request allows is still to come. */
    areDatesOver: z.boolean(),
  }),
})

export const Fitting = z.object({
  id: Id,
  name: z.string(),
  /** The lead of the facility, if it was asked or answered. */
  leadId: Id.nullable(),
  /** In the RFP marketplace, where a host answers without being asked. */
  isListed: z.boolean(),
  ...AskedDates.shape,
  /** Where it looks, what it pays in US dollars, and until when it takes answers. */
  requestAddress: z.string().nullable(),
  budgetFrom: z.int().nullable(),
  budgetTo: z.int().nullable(),
  responseDeadline: CalendarDate.nullable(),
  isFree: z.boolean(),
  score: z.int(),
  scores: Scores,
  facts: Facts,
})
/** Which of the requests that fit are listed: those whose dates are free, those that are leads of the facility, and the others. */
export const FittingFilter = z.enum(['free', 'leads', 'others'])
export type FittingFilter = z.output<typeof FittingFilter>

/** Changes of a facility's page, and how many open requests each would add. */
export const ProfileGain = z.object({
  gain: z.enum(['surface', 'location', 'sport', 'amenity', 'calendar']),
  /** The type of the spaces that it is about. */
  spaceName: z.string().nullable(),
  value: z.string().nullable(),
  count: z.int(),
})
export type ProfileGain = z.infer<typeof ProfileGain>
