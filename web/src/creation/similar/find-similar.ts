import type { Profile, ProfileCalls } from '../../kinds/profile-calls.ts'
import { similarTo, type Place, type Similar } from './similar-to.ts'

const maxFound = 3

/** Searches near the pin, in the city by name, and in the city, and returns what may be the same place. */
export async function findSimilar(
  { search }: ProfileCalls,
  place: Place,
  signal: AbortSignal,
): Promise<Similar[]> {
  const city = place.city.trim()
  const name = place.name.trim()
  const inCity = { city, state: place.state || undefined }
  const filters = [
    ...(place.pin?.isSetByHand
      ? [{ near: { lat: place.pin.lat, lng: place.pin.lng, dist: 0.2 }, sort: 'distance' }]
      : []),
    ...(city !== '' && name.length > 2 ? [{ ...inCity, text: name.slice(0, 200) }] : []),
    ...(city !== '' && place.address.trim() !== '' ? [inCity] : []),
  ]
  const replies = await Promise.all(filters.map((data) => search({ take: 100, data }, { signal })))
  const known = new Map<string, Profile>()
  for (const profile of replies.flatMap(({ data }) => data))
    if (!known.has(profile.id)) known.set(profile.id, profile)
  return similarTo(place, [...known.values()]).slice(0, maxFound)
}
