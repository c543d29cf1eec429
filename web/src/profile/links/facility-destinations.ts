import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../../api/every-page.ts'
import { byRequest, linkCalls, type LinkSide } from './links.ts'
import { facilityLinks, type FacilityLink } from '../../kind/facility-links.ts'

/** Links to the caller's destinations, or to one of them, that wait to be accepted. Only their staff finds any. */
export const pendingLinks = async (
  api: Api,
  { take = 100, ...filter }: { take?: number; destinationId?: string } = {},
): Promise<FacilityLink[]> =>
  (await facilityLinks(api).search({ offset: 0, take, data: { ...filter, isAccepted: false } })).data

const shownResults = 6

export const destinationsOfFacility: LinkSide<FacilityLink> = {
  parts: ['destinations'],
  one: 'destination',
  many: 'destinations',
  list: (api, ownerId) => wholeList((page) => facilityLinks(api).list({ ownerId, ...page })),
  export: (api, ownerId, format) => facilityLinks(api).export({ ownerId, data: { format } }),
  nameOf: ({ name }) => name,

  request: {
    ...byRequest,
    find: async (api, text) =>
      (await api['destination-mgmt'].destinations.search({ take: shownResults, data: { text } })).data,
    add: (api, ownerId, { id }) => facilityLinks(api).create({ ownerId, data: { destinationId: id } }),
  },
  ...linkCalls(facilityLinks),
}

/** Visitors find accepted links only. */
export const facilitiesOfDestination = {
  parts: ['sites', 'pending'],
  one: 'facility',
  many: 'facilities',
  list: (api, destinationId) =>
    wholeList((page) => facilityLinks(api).search({ ...page, data: { destinationId } })),
  nameOf: ({ ownerName }) => ownerName,
  isWaiting: ({ isAccepted }) => !isAccepted,
  ...linkCalls(facilityLinks),
} satisfies LinkSide<FacilityLink>
