import * as z from 'zod'
import { CalendarDate, line, One } from '../envelope.ts'
import { AgeGroup } from '../reference-lists/age-groups.ts'
import { CompetitionLevel } from '../reference-lists/competition-levels.ts'
import { FacilityType } from '../reference-lists/facility-types.ts'
import { Gender } from '../reference-lists/genders.ts'
import { Location } from '../reference-lists/locations.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { SportName } from '../reference-lists/sports.ts'
import { Surface } from '../reference-lists/surfaces.ts'
import { TeamCountRange } from '../reference-lists/team-count-ranges.ts'
import { route } from '../route.ts'
import { longestRequest } from '../rules/limits.ts'

/** Characters of the shown text. `end` isn't included. */
const TextRange = z.object({ start: z.int(), end: z.int() })
export type TextRange = z.output<typeof TextRange>

const read = <T extends z.ZodType>(value: T) =>
  z
    .object({
      value,
      /** An uncertain value must be confirmed. */
      state: z.enum(['certain', 'uncertain']),
      /** Why it is uncertain, in a sentence. */
      reason: z.string().nullable(),
      /** The words that it was read from, in order. */
      ranges: z.array(TextRange).min(1),
      /** What else the words may mean. Those of `startDate` and `endDate` belong together. */
      alternatives: z.array(value),
    })
    .optional()

const count = read(z.int())
const day = read(CalendarDate)

/** What a text says, by the names of an event's fields, and who asks. */
export const ReadFields = z.object({
  name: read(z.string()),
  sportsList: read(z.array(SportName)),
  startDate: day,
  endDate: day,
  hasFlexibleDates: read(z.boolean()),
  dayCount: count,
  flexWeeks: count,
  setupDays: count,
  teamCount: count,
  teamCountRange: read(TeamCountRange),
  participants: count,
  attendance: count,
  ages: read(z.string()),
  ageGroup: read(AgeGroup),
  gender: read(Gender),
  eventLevel: read(CompetitionLevel),
  facilityTypes: read(z.array(FacilityType)),
  spaceName: read(SpaceTypeName),
  spaceCount: count,
  surface: read(Surface),
  surfaces: read(z.array(Surface)),
  location: read(Location),
  requestAddress: read(z.string()),
  requestDist: count,
  budgetFrom: count,
  budgetTo: count,
  roomNights: count,
  roomsPerNight: count,
  hotelDist: count,
  urgency: count,
  responseDeadline: day,
  decisionDate: day,
  requirementNotes: read(z.string()),
  contactName: read(z.string()),
  contactEmail: read(z.string()),
  contactPhone: read(z.string()),
  contactOrganization: read(z.string()),
})
export type ReadFields = z.output<typeof ReadFields>
export type ReadFieldName = keyof ReadFields

export const readFieldNames = ReadFields.keyof().options

export const RequestReading = z.object({
  /** The text as it is shown: without markup, and with plain line breaks. */
  text: z.string(),
  fields: ReadFields,
  /** Fields that a request needs and the text doesn't say. */
  missing: z.array(
    z.object({
      name: ReadFields.keyof(),
      /** A number of an earlier year, which the text doesn't repeat for this one. */
      earlier: z.object({ value: z.int(), ranges: z.array(TextRange) }).nullable(),
    }),
  ),
  /** Sentences that no field was read from. */
  unused: z.array(TextRange),
})
export type RequestReading = z.output<typeof RequestReading>

/** Reads a request in somebody's own words. Stores nothing. */
export const requestReading = {
  text: route({
    method: 'POST',
    path: '/events/requests/reading',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    budget: 'exports',
    data: z.strictObject({
      text: z
        .string()
        .max(longestRequest)
        .refine((text) => text.trim() !== '', 'must not be empty'),
    }),
    reply: One(RequestReading),
    summary: 'What a request in plain words asks for, each field with the words that it was read from',
  }),
  file: route({
    method: 'POST',
    path: '/events/requests/reading/file',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    budget: 'exports',
    query: z.object({ name: line(255) }),
    body: 'file',
    reply: One(RequestReading),
    summary: 'The same for an email (.eml), a PDF or a text file of at most 10 MB',
  }),
}
