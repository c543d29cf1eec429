import { tourGuideOf } from '../assistants/tour-guide-routes.ts'
import { anyOf } from '../filter.ts'
import { approvalRoutes, commonRoutes } from '../patterns/common-routes.ts'
import { following } from '../patterns/favorites.ts'
import { imports } from '../imports/import-routes.ts'
import { under } from '../patterns/items.ts'
import { memberCollection, members } from '../patterns/members.ts'
import { membershipAsksOf } from '../patterns/membership-asks.ts'
import { profileAbilities } from '../patterns/profiles.ts'
import { profileFilter } from '../profile-filter.ts'
import { profileKind } from '../profile-kind.ts'
import { DestinationService } from '../reference-lists/destination-services.ts'
import { SportName } from '../reference-lists/sports.ts'
import { blocksAskedBy } from '../hotels/blocks/block-routes.ts'
import { EventBlockRequest } from '../hotels/blocks/block-schema.ts'
import { Destination, DestinationDraft } from './destination-schema.ts'

export const destination = profileKind({
  owner: 'destination',
  path: '/destinations',
  reaction: 'followers',
  item: Destination,
  draft: DestinationDraft,
  /** Destinations with all of `services` and any of `sports`. */
  filter: profileFilter(Destination, { services: anyOf(DestinationService), sports: anyOf(SportName) }, [
    'followers',
    'facilities',
  ]),
  roles: { Manager: 'manager', Sales: 'member', Marketing: 'member' },
})

export const destinationMembers = memberCollection(destination)

export const destinations = {
  ...commonRoutes(destination),
  ...approvalRoutes(destination),
  membershipAsks: membershipAsksOf(destination),
  blocks: blocksAskedBy(destination, EventBlockRequest),
  ...following(destination),
  imports: imports({ ...under(destination, 'imports'), allow: 'manager' }),
  tourGuide: tourGuideOf(destination),
  members: members(under(destination, 'members'), destination),
}

export const destinationAbilities = {
  ...profileAbilities(destinations, destinations.members),
  follow: destinations.followers.add,
  importFacilities: destinations.imports.upload,
  askHotels: destinations.blocks.create,
  setUpGuide: destinations.tourGuide.create,
}
