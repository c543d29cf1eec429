import * as z from 'zod'
import { CalendarDate, distinct } from '../envelope.ts'
import { SpaceType, SpaceTypeDraft } from '../facilities/space-type-schema.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { Event } from './event-schema.ts'
import { RequestLocationCategory } from '../reference-lists/request-locations.ts'
import { requestFields } from './request-fields.ts'

const { hasFlexibleDates, dayCount, ageGroup, gender, eventLevel, teamCount } = Event.shape

/** What an event asks of a venue, and who asks, by the names of the event's fields. */
export const AskedFields = z.object({
  name: z.string(),
  description: z.string().nullable(),
  /** Null while only months, or nothing, is decided. The dates that such an event is stored with are stand-ins, which nobody reads. */
  startDate: CalendarDate.nullable(),
  endDate: CalendarDate.nullable(),
  /** The months that would suit, such as `2027-03`, instead of dates. */
  months: z.array(z.string()),
  /** Neither dates nor months are decided. */
  hasOpenDates: z.boolean(),
  hasFlexibleDates,
  dayCount,
  ageGroup,
  gender,
  eventLevel,
  teamCount,
  ...requestFields,
  /** Further spaces that the host must have. */
  requirements: z.array(SpaceType.omit({ id: true, createdDate: true })),
  /** What the organizer would like to have there. */
  amenities: z.array(AmenityName),
  contactName: z.string(),
  /** Null for a host that wasn't asked, until it is chosen. */
  contactEmail: z.string().nullable(),
  contactOrganization: z.string().nullable(),
})
export type AskedFields = z.output<typeof AskedFields>

const { spaceName, surface, spaceCount, location, requestAddress, requestDist, ...sameNames } =
  AskedFields.shape

/** Where a request looks for a venue: 'Nationally' without an address, 'Within' so many miles of it, or 'Near' it. */
const RequestLocation = z.object({
  address: requestAddress,
  /** In miles. */
  dist: requestDist,
  category: RequestLocationCategory,
})

/** The same by the specification's names of a request: one shape for its organizer, its hosts and the holders of their links. */
export const AskedEvent = z.object({
  ...sameNames,
  spaceType: spaceName,
  spaceSurface: surface,
  spaceTypeCount: spaceCount,
  spaceLocation: location,
  location: RequestLocation,
})
export type AskedEvent = z.output<typeof AskedEvent>

/** What is written of a request besides the fields of its event. */
export const askedCollections = {
  requirements: z.array(SpaceTypeDraft).max(100).default([]),
  amenities: distinct(AmenityName, 'an amenity').default([]),
}

/** When an event takes place, as far as its organizer knows. */
export const AskedDates = AskedEvent.pick({
  startDate: true,
  endDate: true,
  months: true,
  hasOpenDates: true,
})
