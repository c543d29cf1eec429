import * as z from 'zod'
import { CalendarDate, distinct, Id } from '../envelope.ts'
import { ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { OrganizationType } from '../reference-lists/organization-types.ts'
import { StateName } from '../reference-lists/regions.ts'
import { TravelScope } from '../reference-lists/travel-scopes.ts'
import { VendorCategory } from '../reference-lists/vendor-categories.ts'
import { VendorServiceTag } from '../reference-lists/vendor-service-tags.ts'

/** Whoever holds events, or as an Industry Partner sells to those who do. */
export const OrganizationDraft = ProfileDraft.extend({
  organizationType: OrganizationType.default('Event Organization'),
  /** Whether its events are for local teams, for those that travel, or for both. */
  travelScope: TravelScope.nullable().default(null),
  yearFounded: z.int().min(1600).max(2099).nullable().default(null),
  /** What an Industry Partner sells. */
  vendorCategory: VendorCategory.nullable().default(null),
  /** What an Industry Partner offers. */
  services: distinct(VendorServiceTag, 'a service').default([]),
})
  .refine(
    ({ organizationType, vendorCategory }) =>
      organizationType === 'Industry Partner' || vendorCategory === null,
    { message: 'belongs to organizations of the type Industry Partner', path: ['vendorCategory'] },
  )
  .refine(
    ({ organizationType, services }) => organizationType === 'Industry Partner' || services.length === 0,
    { message: 'belong to organizations of the type Industry Partner', path: ['services'] },
  )

const NextEvent = z.object({
  id: Id,
  name: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  hasFlexibleDates: z.boolean(),
  dayCount: z.int().nullable(),
})

export const Organization = z
  .object({
    ...OrganizationDraft.shape,
    ...ProfileFacts.shape,
    sports: z.array(z.string()),
    /** Its public events, past ones included. */
    eventCount: z.int(),
    /** Its public events that are not over and not cancelled. */
    upcomingEventCount: z.int(),
    /** The first of those that are not over and not cancelled. */
    nextEvent: NextEvent.nullable(),
    /** The states of its public events, in alphabetical order. */
    eventStates: z.array(StateName),
    followerCount: z.int(),
    /** Miles from the position in the filter `near`. */
    distance: z.number().nullable(),
  })
  .strip()
export type Organization = z.infer<typeof Organization>
