import type { Api } from '@app/contract/api.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import { surroundingMiles } from '@app/contract/rules/limits.ts'
import type { Offer } from '../../components/display/offer-line.tsx'
import { nearbyFacts, type NearbyFacts, type NearbyGroup } from '../../kinds/nearby-facts.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import type { Content } from '../profile-page.ts'

export interface NearbyRow {
  id: string
  name: string
  lat: number
  lng: number
  distance: number
  category: PlaceCategoryName
  line: string
  tags: string[]
  offer: Offer | null
}

export interface NearbyList {
  /** Within the distance, not only in `rows`. */
  count: number
  /** Nearest first. */
  rows: NearbyRow[]
  groups: NearbyGroup[]
}

/** Lists by their kinds. Empty for a profile without a position. */
export type Surroundings = Partial<Record<ProfileKindName, NearbyList>>

/** A page that lists other kinds near its place. */
export interface SurroundedContent extends Content {
  surroundings: Surroundings
}

/** The most rows of a list. */
export const mostNearby = 96

/** Searches put up to two promoted profiles first, however far they are, and may find the place itself. */
const spare = 3

export type Place = Pick<Profile, 'id' | 'lat' | 'lng'>

/** What a page lists near its place, of these kinds. */
export async function loadSurroundings(
  api: Api,
  names: readonly ProfileKindName[],
  place: Place,
): Promise<Surroundings> {
  const lists = names.map(async (name) => {
    const facts = nearbyFacts[name]
    return facts && ([name, await loadNearby(api, facts, place)] as const)
  })
  return Object.fromEntries((await Promise.all(lists)).filter((list) => list !== undefined))
}

/** The profiles nearest to a place that has a position. `filter` is that of a group. */
export async function loadNearby(
  api: Api,
  facts: NearbyFacts,
  { id, lat, lng }: Place,
  { filter = {}, most = facts.most }: { filter?: object; most?: number } = {},
): Promise<NearbyList> {
  const near = { lat, lng, dist: surroundingMiles }
  const hasGroups = facts.groups !== undefined
  const { data, _meta } = await facts.kind.calls(api).search({
    offset: 0,
    take: Math.min(most, mostNearby) + spare,
    data: { ...filter, near, sort: 'distance', ...(hasGroups && { facets: true }) },
  })
  const others = data.filter((other) => other.id !== id)
  const nearest = others
    .toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
    .slice(0, Math.min(most, mostNearby))
  return {
    count: _meta.stats.count - (data.length - others.length),
    rows: nearest.flatMap((profile) => rowOf(facts, profile) ?? []),
    groups: facts.groups?.(_meta.facets ?? {}) ?? [],
  }
}

/** The parameters of a marketplace for what `loadNearby` counts: around the same position, within the same distance. */
export const nearbySearch = ({ name, lat, lng }: Pick<Profile, 'name' | 'lat' | 'lng'>) => ({
  near: name,
  around: `${lat},${lng}`,
  dist: String(surroundingMiles),
  sort: 'distance',
})

function rowOf(facts: NearbyFacts, profile: Profile): NearbyRow | undefined {
  const { id, name, lat, lng, distance } = profile
  if (lat === null || lng === null || distance === null) return undefined
  return {
    id,
    name,
    lat,
    lng,
    distance,
    category: facts.category(profile),
    line: facts.line(profile),
    tags: facts.tags(profile),
    offer: facts.offer?.(profile) ?? null,
  }
}
