import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Many, Page } from '../envelope.ts'
import { Link, LinkChange, links } from '../patterns/links.ts'
import { route } from '../route.ts'

export const facilityDestinationCollection = collection({
  item: Link.extend({ destinationId: Id }),
  draft: z.strictObject({ destinationId: Id }),
  change: LinkChange,
  texts: ['name'],
  sort: 'name',
})

/** Links from facilities to the destinations that they belong to. */
export const facilityDestinations = {
  ...links(
    { owner: 'facility', path: '/facilities' },
    'destinations',
    'facilityDestination',
    facilityDestinationCollection,
  ),
  search: route({
    method: 'POST',
    path: '/facilities/destinations/search',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    query: Page,
    data: facilityDestinationCollection.filter,
    reply: Many(facilityDestinationCollection.item),
    summary: 'Links between all facilities and destinations',
  }),
}
