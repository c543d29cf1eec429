import { anyOf } from '../filter.ts'
import { approval } from '../patterns/approval.ts'
import { boosts } from '../patterns/boosts.ts'
import { changes } from '../patterns/changes.ts'
import { claims } from '../patterns/claims.ts'
import { favorites } from '../patterns/favorites.ts'
import { documents, files } from '../patterns/files.ts'
import { imports } from '../facilities/import-routes.ts'
import { under } from '../patterns/items.ts'
import { leads } from '../patterns/leads.ts'
import { memberCollection, members } from '../patterns/members.ts'
import { otherNames } from '../patterns/other-names.ts'
import { profileAbilities, profiles } from '../patterns/profiles.ts'
import { reactions } from '../patterns/reactions.ts'
import { search } from '../patterns/search.ts'
import { profileFilter } from '../profile-filter.ts'
import { profileKind } from '../profile-kind.ts'
import { DestinationService } from '../reference-lists/destination-services.ts'
import { SportName } from '../reference-lists/sports.ts'
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
  ...profiles(destination),
  ...search(destination),
  approve: approval(destination),
  followed: favorites(destination, 'followed'),
  followers: reactions(under(destination, 'followers')),
  images: files(under(destination, 'images')),
  documents: documents(under(destination, 'documents')),
  boosts: boosts(destination),
  changes: changes(destination),
  otherNames: otherNames(destination),
  claims: claims(destination),
  leads: leads(destination),
  imports: imports({ ...under(destination, 'imports'), allow: 'manager' }),
  members: members(under(destination, 'members'), destination),
}

export const destinationAbilities = {
  ...profileAbilities(destinations, destinations.members),
  follow: destinations.followers.add,
  importFacilities: destinations.imports.upload,
}
