import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type { Position } from '@app/contract/rules/globe.ts'
import { areaByWords, areaOfState, isAnywhere, type Area } from './reading/areas.ts'

/** Where a request looks for a venue: around a position, in all of an area, or anywhere. */
export interface AskedPlace {
  position: Position | null
  area: Area | null
}

/** Finds an address. In practice, in the offline gazetteer. */
export type FindAddress = (
  address: string,
) => Promise<(Position & { precision: 'postal code' | 'city' | 'state'; state: StateName }) | null>

/** Reads the address of a request. A single state is an area as well, rather than its middle. Null if the address isn't known. */
export async function askedPlace(address: string | null, find: FindAddress): Promise<AskedPlace | null> {
  if (address === null || isAnywhere(address)) return { position: null, area: null }
  const named = areaByWords(address)
  const found = named === undefined ? await find(address) : null
  const area = found?.precision === 'state' ? areaOfState(found.state) : (named ?? null)
  if (area !== null) return { position: null, area }
  return found && { position: { lat: found.lat, lng: found.lng }, area: null }
}
