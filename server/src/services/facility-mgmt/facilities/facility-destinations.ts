import { facilityDestinationCollection } from '@app/contract/facilities/facility-destinations.ts'
import type { Links } from '../../../patterns/links.ts'

/** Links from facilities to the destinations that they belong to. */
export const facilityDestinationLinks = {
  table: 'facility_destination',
  collection: facilityDestinationCollection,
  target: 'destination',
  field: 'destinationId',
} as const satisfies Links<
  (typeof facilityDestinationCollection)['item'],
  (typeof facilityDestinationCollection)['draft']
>
