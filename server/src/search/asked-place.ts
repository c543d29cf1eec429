import type { Position } from '@app/contract/rules/globe.ts'
import type { Geocoder } from '../patterns/resolve-location.ts'
import { placeParts, type PlacePart } from './place-parts.ts'
import { areaByWords, areaOfState, areaOfStates, isAnywhere, united, type Area } from './reading/areas.ts'
import { isForeignAddress } from './reading/foreign-countries.ts'

/** A town that is looked around. */
export interface AskedTown extends Position {
  /** 'Dallas, TX'. */
  label: string
}

/** Where a request looks for a venue: around each of its towns, and in all of an area. Anywhere without both. */
export interface AskedPlace {
  towns: readonly AskedTown[]
  area: Area | null
  /** The places of a list that weren't found, as they are written. */
  unknown: readonly string[]
}

/** Finds an address. In practice, in the offline gazetteer. */
export type FindAddress = Geocoder['geocode']

const anywhere: AskedPlace = { towns: [], area: null, unknown: [] }
const inArea = (area: Area): AskedPlace => ({ ...anywhere, area })

/** Reads the address of a request. A single state is an area as well, rather than its middle. Null if the address isn't known. */
export async function askedPlace(address: string | null, find: FindAddress): Promise<AskedPlace | null> {
  if (address === null || isAnywhere(address)) return anywhere
  const named = areaByWords(address)
  if (named !== undefined) return inArea(named)
  const listed = await listedPlaces(address, find)
  if (listed !== null) return listed
  // The gazetteer has a London in Ontario.
  if (isForeignAddress(address)) return null
  const found = await find(address)
  if (found !== null && found.precision !== 'state') return around(found)
  const area = areaOfStates(address) ?? (found && areaOfState(found.state))
  return area && inArea(area)
}

/** How many addresses are remembered: a form is counted again with each change. */
const keptAddresses = 500

/** Reads addresses, and remembers them. */
export function placeReader(find: FindAddress): (address: string | null) => Promise<AskedPlace | null> {
  const places = new Map<string, AskedPlace | null>()
  return async (address) => {
    const known = places.get(address ?? '')
    if (known !== undefined) return known
    const found = await askedPlace(address, find)
    if (places.size >= keptAddresses) places.clear()
    places.set(address ?? '', found)
    return found
  }
}

const around = ({ lat, lng, label }: AskedTown): AskedPlace => ({ ...anywhere, towns: [{ lat, lng, label }] })

/**
 * All places of a list. Null if the address is none, or seems to be a name, such as 'Parks and Recreation Department, Salem, OR': then a
 * part that isn't known is beside one that is, or none is known.
 */
async function listedPlaces(address: string, find: FindAddress): Promise<AskedPlace | null> {
  const places: AskedPlace[] = []
  const known = new Set<number>()
  const unknown: PlacePart[] = []
  for (const part of placeParts(address)) {
    const place = await placeOfPart(part, find)
    // 'Dallas or anywhere'.
    if (place === anywhere) return anywhere
    if (place === null) unknown.push(part)
    else {
      places.push(place)
      known.add(part.chunk)
    }
  }
  if (places.length === 0 || unknown.some(({ chunk }) => known.has(chunk))) return null
  const areas = places.flatMap(({ area }) => area ?? [])
  const towns = new Map(places.flatMap((place) => place.towns).map((town) => [town.label, town]))
  return {
    towns: [...towns.values()],
    area: areas.length === 0 ? null : united(areas),
    unknown: unknown.map(({ text }) => text),
  }
}

/** How many times as large as its namesake in a shared state a town must be to be meant: Atlanta, GA in 'Atlanta or Dallas, Texas'. */
const farLarger = 20

async function placeOfPart(part: PlacePart, find: FindAddress): Promise<AskedPlace | null> {
  const { text, town, state, isOtherState, isSharedState } = part
  if (town !== null && state !== null) {
    const found = await find(`${town}, ${state}`)
    const namesake = isSharedState ? await find(town) : null
    const isMeant = (namesake?.population ?? 0) <= farLarger * Math.max(found?.population ?? 0, 1)
    if (found?.state === state && found.precision !== 'state')
      return around(isMeant ? found : (namesake ?? found))
    if (isOtherState) return inArea(areaOfState(state))
  }
  if (isAnywhere(text)) return anywhere
  const named = areaByWords(text)
  if (named !== undefined) return inArea(named)
  if (isForeignAddress(text)) return null
  const found = await find(text)
  if (found === null) return null
  return found.precision === 'state' ? inArea(areaOfState(found.state)) : around(found)
}
