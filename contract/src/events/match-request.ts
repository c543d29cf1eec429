import * as z from 'zod'
import { CalendarDate, distinct } from '../envelope.ts'
import { SpaceTypeDraft } from '../facilities/space-type-schema.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { requestRules } from '../rules/asked-rules.ts'
import { countDays } from '../rules/calendar-date.ts'
import { maxEventDays } from './event-days.ts'
import { EventDraft } from './event-schema.ts'
import { requestFields } from './request-fields.ts'

const { hasFlexibleDates, dayCount } = EventDraft.shape
const day = CalendarDate.nullable().default(null)

/** The fields of an event that decide which hosts fit. A draft may lack any of them. */
export const matchFields = {
  sportsList: requestFields.sportsList,
  startDate: day,
  endDate: day,
  hasFlexibleDates,
  dayCount,
  flexWeeks: requestFields.flexWeeks,
  setupDays: requestFields.setupDays,
  facilityTypes: requestFields.facilityTypes,
  needsSpecificFacilityType: requestFields.needsSpecificFacilityType,
  spaceName: requestFields.spaceName,
  needsSpecificSpaceType: requestFields.needsSpecificSpaceType,
  spaceCount: requestFields.spaceCount,
  surface: requestFields.surface,
  surfaces: requestFields.surfaces,
  location: requestFields.location,
  partnerDist: requestFields.partnerDist,
  requestAddress: requestFields.requestAddress,
  requestDist: requestFields.requestDist,
  roomsPerNight: requestFields.roomsPerNight,
  hotelDist: requestFields.hotelDist,
}

/** An event that asks for a venue, stored or not. */
export const MatchRequest = z
  .strictObject({
    ...matchFields,
    /** Further spaces that the host must have. */
    requirements: z.array(SpaceTypeDraft).max(20).default([]),
    /** What the organizer would like to have there. */
    amenities: distinct(AmenityName, 'an amenity').default([]),
  })
  .superRefine((request, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    for (const { isKept, path, message } of requestRules)
      if (path in matchFields && !isKept(request)) issue(path, message)
    const { startDate, endDate } = request
    if ((startDate === null) !== (endDate === null)) return issue('endDate', 'must be set if startDate is')
    if (startDate === null || endDate === null) return
    if (countDays(startDate, endDate) > maxEventDays)
      issue('endDate', `must be at most ${maxEventDays} days after startDate`)
  })
export type MatchRequest = z.output<typeof MatchRequest>
