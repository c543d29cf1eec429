import { loadApi } from '../../api/load-api.ts'
import type { MapProfile } from '../../components/map/map-profile.ts'
import type { LoadMarketView } from '../../components/map/market-view.ts'
import { addressLine } from '../../page/place-words.ts'
import { facilityAddress } from './facility-address.ts'
import type { Market } from './load-market.server.ts'

type Filter = Market['filter']

/** What of a result lies in a part of the map. The map has no order. */
export async function markersOf(
  { sort: _sort, ...filter }: Filter,
  view: Parameters<LoadMarketView>[0],
  signal: AbortSignal,
) {
  const { facilities } = (await loadApi())['facility-mgmt']
  const { data } = await facilities.searchMap({ data: { ...filter, ...view } }, { signal })
  return data
}

/** What the window of a marker tells. */
export async function infoOf(id: string, wish: string, signal: AbortSignal): Promise<MapProfile> {
  const { facilities } = (await loadApi())['facility-mgmt']
  const { data: facility } = await facilities.get({ id }, { signal })
  return {
    id,
    name: facility.name,
    lat: facility.lat ?? 0,
    lng: facility.lng ?? 0,
    address: addressLine(facility),
    headerImage: facility.headerImage,
    logo: facility.logo,
    googlePlaceId: facility.googlePlaceId,
    to: facilityAddress(id, wish),
  }
}
