import { destination } from '@app/contract/destinations/destination-routes.ts'
import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import type { MarketSource } from '../../market/search-market.server.ts'
import { abbreviated } from '../../components/format.ts'
import { kinds } from '../../kind/registry.ts'
import { destinationMarket } from './market.ts'

export const destinationSource: MarketSource<Destination> = {
  market: destinationMarket,
  filter: destination.filter,
  calls: kinds.destination.calls,
  card: ({ destinationType, facilityCount, followerCount }) => ({
    type: destinationType,
    score: [
      { label: facilityCount === 1 ? 'Facility' : 'Facilities', value: abbreviated(facilityCount) },
      { label: followerCount === 1 ? 'Follower' : 'Followers', value: abbreviated(followerCount) },
    ],
  }),
}
