import * as z from 'zod'
import { CalendarDate, distinct } from '../envelope.ts'
import { Membership, ProfileDraft, ProfileFacts } from '../profile-schema.ts'
import { DestinationService } from '../reference-lists/destination-services.ts'
import { DestinationType } from '../reference-lists/destination-types.ts'

export const DestinationDraft = ProfileDraft.extend({
  destinationType: DestinationType,
  services: distinct(DestinationService, 'a service').default([]),
  /** Whether its events show live hotel rates, from the day after `hotelLiveRatesVisibleAfter`. */
  hotelLiveRatesEnabled: z.boolean().default(false),
  hotelLiveRatesVisibleAfter: CalendarDate.nullable().default(null),
  hotelSpecialsHiddenAfter: CalendarDate.nullable().default(null),
})

export const Destination = DestinationDraft.extend({
  ...ProfileFacts.shape,
  membership: Membership,
  /** The sports of its facilities, most frequent first. */
  sports: z.array(z.string()),
  facilityCount: z.int(),
  followerCount: z.int(),
  /** Miles from the position in the filter `near`. */
  distance: z.number().nullable(),
}).strip()
export type Destination = z.infer<typeof Destination>
