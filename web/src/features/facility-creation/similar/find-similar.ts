import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { Api } from '@app/contract/api.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { similarTo, type Place, type Similar } from './similar-to.ts'

const most = 3

/** Asks for what is public near the pin, and in the town by the name and at all, and keeps what may be the same place. */
export async function findSimilar(
  api: Api,
  place: Place,
  states: readonly StateName[],
  signal: AbortSignal,
): Promise<Similar[]> {
  const { search } = api['facility-mgmt'].facilities
  const city = place.city.trim()
  const name = place.name.trim()
  const inTown = { city, state: states.find((state) => state === place.state) }
  const asked = [
    ...(place.pin?.isSetByHand
      ? [{ near: { lat: place.pin.lat, lng: place.pin.lng, dist: 0.2 }, sort: 'distance' as const }]
      : []),
    ...(city !== '' && name.length > 2 ? [{ ...inTown, text: name.slice(0, 200) }] : []),
    ...(city !== '' && place.address.trim() !== '' ? [inTown] : []),
  ]
  const replies = await Promise.all(asked.map((data) => search({ take: 100, data }, { signal })))
  const known = new Map<string, Facility>()
  for (const facility of replies.flatMap(({ data }) => data))
    if (!known.has(facility.id)) known.set(facility.id, facility)
  return similarTo(place, [...known.values()]).slice(0, most)
}
