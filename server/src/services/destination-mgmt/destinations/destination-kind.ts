import { destination } from '@app/contract/destinations/destination-routes.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

export const destinationKind = profileKind({
  contract: destination,
  sql: new URL('destination.sql', import.meta.url),
  hasPages: true,
  marketplace: 'marketplace',
  watches: { facility_destination: 'destination_id', other_name: 'owner_id' },
  dependents: `select owner_id as profile_id, destination_id as dependent_id from facility_destination where is_accepted`,
})
