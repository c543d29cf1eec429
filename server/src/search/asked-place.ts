import type { Position } from '@app/contract/rules/globe.ts'
import type { Geocoder } from '../patterns/resolve-location.ts'
import { areaByWords, areaOfState, areaOfStates, isAnywhere, type Area } from './reading/areas.ts'
import { isForeignAddress } from './reading/foreign-countries.ts'

/** Where a request looks for a venue: around a position, in all of an area, or anywhere. */
export interface AskedPlace {
  position: Position | null
  area: Area | null
}

/** Finds an address. In practice, in the offline gazetteer. */
export type FindAddress = Geocoder['geocode']

/** Reads the address of a request. A single state is an area as well, rather than its middle. Null if the address isn't known. */
export async function askedPlace(address: string | null, find: FindAddress): Promise<AskedPlace | null> {
  if (address === null || isAnywhere(address)) return { position: null, area: null }
  const named = areaByWords(address)
  if (named !== undefined) return { position: null, area: named }
  // The gazetteer has a London in Ontario.
  if (isForeignAddress(address)) return null
  const found = await find(address)
  if (found !== null && found.precision !== 'state')
    return { position: { lat: found.lat, lng: found.lng }, area: null }
  const area = areaOfStates(address) ?? (found && areaOfState(found.state))
  return area && { position: null, area }
}
