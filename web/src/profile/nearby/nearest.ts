import type { Api } from '@app/contract/api.ts'
import type { Profile, ProfileCalls } from '../../kind/profile-calls.ts'

interface Nearest<I extends Profile> {
  calls(api: Api): ProfileCalls<I>
  /** In miles. The radius grows until there are enough. */
  radii: readonly number[]
  enough: number
  most: number
}

/**
 * The profiles of a kind that are nearest to one, without itself. The radius grows because promoted profiles come first in
 * any search: in a wide one they would displace those next door.
 */
export async function loadNearest<I extends Profile>(
  api: Api,
  { id, lat, lng }: Pick<Profile, 'id' | 'lat' | 'lng'>,
  { calls, radii, enough, most }: Nearest<I>,
): Promise<I[]> {
  if (lat === null || lng === null) return []
  let others: I[] = []
  for (const dist of radii) {
    const { data } = await calls(api).search({
      offset: 0,
      take: most + 1,
      data: { near: { lat, lng, dist }, sort: 'distance' },
    })
    others = data.filter((other) => other.id !== id)
    if (others.length >= enough) break
  }
  return others.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0)).slice(0, most)
}
