import * as z from 'zod'
import { CalendarDate, distinct, line, optional, prose } from '../envelope.ts'
import { FacilityType } from '../reference-lists/facility-types.ts'
import { Location } from '../reference-lists/locations.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { SportName } from '../reference-lists/sports.ts'
import { Surface } from '../reference-lists/surfaces.ts'
import { TeamCountRange } from '../reference-lists/team-count-ranges.ts'
import { askedLengths } from '../rules/text-lengths.ts'
import { amenityLevels } from '../rules/asked-levels.ts'
import { Dollars, wholeNumber } from '../whole-number.ts'

const people = optional(wholeNumber(1, 1_000_000, 'people'))
const budget = optional(Dollars)

const levelError = 'must be 0, 1 or 2'

/** What an event asks of a venue. Without any of it, the organizer asks for nothing in particular. */
export const requestFields = {
  /** The sports by name, equal to the collection `sports`. Writing it adds and removes sports. */
  sportsList: distinct(SportName, 'a sport').default([]),
  /** Fixed dates may move by up to so many weeks either way. */
  flexWeeks: optional(wholeNumber(0, 8, 'weeks')),
  /** Days before the first one on which the spaces are needed too. */
  setupDays: optional(wholeNumber(0, 7, 'days')),
  /** How many teams come, if only the range is known. */
  teamCountRange: optional(TeamCountRange),
  /** Players. */
  participants: people,
  /** Spectators. */
  attendance: people,
  /** Ages in the organizer's words, such as 'U11 to U15'. */
  ages: optional(line(askedLengths.ages)),
  facilityTypes: distinct(FacilityType, 'a type').default([]),
  /** Only facilities of `facilityTypes` will do. */
  needsSpecificFacilityType: z.boolean().default(false),
  /** What it is played on. Further spaces are in the collection `requirements`. */
  spaceName: optional(SpaceTypeName),
  /** Only spaces of the type `spaceName` will do. */
  needsSpecificSpaceType: z.boolean().default(false),
  spaceCount: optional(wholeNumber(1, 1000, 'spaces')),
  surface: optional(Surface),
  /** Any of these will do. Empty if `surface` says it. */
  surfaces: distinct(Surface, 'a surface').default([]),
  location: optional(Location),
  /** Whether games are streamed live: what only hosts with this amenity have. */
  liveStream: optional(z.enum(amenityLevels)),
  spaceDescription: optional(prose(askedLengths.spaceDescription)),
  /** Spaces of other facilities within so many miles count, too. */
  partnerDist: optional(wholeNumber(0, 50, 'miles')),
  /** Around where it looks for a venue. Without both, it looks nationally. */
  requestAddress: optional(line(askedLengths.requestAddress)),
  /** Within how many miles of `requestAddress`. */
  requestDist: optional(wholeNumber(1, 3000, 'miles')),
  budgetFrom: budget,
  budgetTo: budget,
  /** Hotel nights in all. */
  roomNights: optional(wholeNumber(1, 1_000_000, 'room nights')),
  /** Hotel rooms on the busiest night. */
  roomsPerNight: optional(wholeNumber(1, 100_000, 'rooms')),
  /** Within how many miles of the spaces the hotels must be. */
  hotelDist: optional(wholeNumber(1, 100, 'miles')),
  /** How soon a venue is needed: a `priority` of `urgencyLevels`. */
  urgency: optional(z.int({ error: levelError }).min(0, { error: levelError }).max(2, { error: levelError })),
  /** Hosts can answer until the end of this day. */
  responseDeadline: optional(CalendarDate),
  /** When the organizer decides. */
  decisionDate: optional(CalendarDate),
  requirementNotes: optional(prose(askedLengths.requirementNotes)),
}
