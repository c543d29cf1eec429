import type { Api } from '@app/contract/api.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { miles } from '../../components/format.ts'
import type { OwnParts } from '../profile-page.ts'
import { loadNearest } from './nearest.ts'
import type { LocationContent } from '../links/part-of.tsx'
import type { PartnerContent } from '../links/partners-section.tsx'
import type { Profile } from '../../kind/profile-calls.ts'
import { kinds } from '../../kind/registry.ts'

/** What the pages of hotels and businesses have in common. */
export interface PlaceContent extends LocationContent, PartnerContent {
  profile: Profile
  /** The nearest facilities. */
  venues: Facility[]
}

interface LocationCalls {
  companies: {
    list(input: { ownerId: string; take: number }): Promise<{ data: PlaceContent['companies'] }>
  }
  partners: { list(input: { ownerId: string }): Promise<{ data: PlaceContent['partners'] }> }
}

export const locationParts = (
  calls: (api: Api) => LocationCalls,
): Pick<
  OwnParts<PlaceContent & { similar: { profile: Profile }[] }>,
  'companies' | 'partners' | 'venues'
> => ({
  companies: {
    load: async (api, { id }) => (await calls(api).companies.list({ ownerId: id, take: 100 })).data,
    live: 'signed-in',
  },
  partners: {
    load: async (api, { id }) => (await calls(api).partners.list({ ownerId: id })).data,
    live: 'staff',
  },
  venues: {
    load: (api, profile) =>
      loadNearest(api, profile, { calls: kinds.facility.calls, radii: [5, 25], enough: 3, most: 6 }),
  },
})

/** A key fact of their pages. */
export const nearestVenue = ([venue]: PlaceContent['venues']) =>
  venue !== undefined &&
  venue.distance !== null && { label: 'Nearest venue', value: miles(venue.distance), note: venue.name }
