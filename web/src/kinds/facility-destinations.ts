import type { Api } from '@app/contract/api.ts'
import { everyPage } from '../api/every-page.ts'
import { linkCalls, type LinkSide } from '../profile/links/links.ts'

/** Links from facilities to the destinations that they belong to. */
const links = (api: Api) => api['facility-mgmt'].facilities.destinations

const shownResults = 6

export const destinationsOfFacility: LinkSide = {
  part: 'destinations',
  one: 'destination',
  many: 'destinations',
  list: (api, ownerId) => everyPage((page) => links(api).list({ ownerId, ...page })),
  nameOf: ({ name }) => name,
  request: {
    find: async (api, text) =>
      (await api['destination-mgmt'].destinations.search({ take: shownResults, data: { text } })).data,
    add: (api, ownerId, destinationId) => links(api).create({ ownerId, data: { destinationId } }),
  },
  ...linkCalls(links),
}

/** The server lists only accepted links by destination. */
export const facilitiesOfDestination: LinkSide = {
  part: 'sites',
  one: 'facility',
  many: 'facilities',
  list: (api, destinationId) => everyPage((page) => links(api).search({ ...page, data: { destinationId } })),
  nameOf: ({ ownerName }) => ownerName,
  ...linkCalls(links),
}
