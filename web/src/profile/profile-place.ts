import type { Crumb } from '../components/display/breadcrumbs.tsx'
import type { MapProfile } from '../components/map/map-profile.ts'
import type { MapPlace } from '../components/map/market-view.ts'
import type { KindFacts } from '../kinds/registry.ts'
import { hasMarket, marketPath } from '../kinds/registry.ts'
import type { Profile } from '../kinds/profile-calls.ts'
import { capitalized } from '../page/format.ts'
import { addressLine, cityAndState } from '../page/place-words.ts'

type Place = Pick<Profile, 'city' | 'state'>

/** `Sports Complex in Westfield, Indiana`. */
export function typeAndPlace(type: string, place: Place) {
  const where = cityAndState(place)
  return where === '' ? type : `${type} in ${where}`
}

export const searchPath = (kind: Pick<KindFacts, 'path'>, query: Readonly<Record<string, string>>) =>
  `${marketPath(kind)}?${new URLSearchParams(query).toString()}`

/**
 * The breadcrumbs of a profile: its marketplace, then searches in its state and near its city. Without a marketplace, they
 * link to nothing.
 */
export function crumbsOf(kind: Pick<KindFacts, 'name' | 'noun' | 'path'>, place: Place): Crumb[] {
  const { city, state } = place
  const crumbs = [{ label: capitalized(kind.noun.other), to: marketPath(kind) }]
  if (state !== null) crumbs.push({ label: state, to: searchPath(kind, { state }) })
  if (city !== null) crumbs.push({ label: city, to: searchPath(kind, { near: cityAndState(place) }) })
  return hasMarket(kind) ? crumbs : crumbs.map(({ label }) => ({ label }))
}

/** A profile as the marker of its own page. Undefined without a position. */
export function pinOf(profile: Profile): MapProfile | undefined {
  const { headerImage, logo, googlePlaceId } = profile
  const place = mapPlaceOf(profile)
  return place && { ...place, headerImage, logo, googlePlaceId, address: addressLine(profile) }
}

/** A profile as a marker on the page of another. Undefined without a position. */
export const mapPlaceOf = ({ id, name, lat, lng }: Profile): MapPlace | undefined =>
  lat === null || lng === null ? undefined : { id, name, lat, lng }
