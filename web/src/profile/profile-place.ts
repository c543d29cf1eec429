import type { Crumb } from '../components/display/breadcrumbs.tsx'
import type { MapProfile } from '../components/map/map-profile.ts'
import type { MapPlace } from '../components/map/market-view.ts'
import { statePagePath } from '@app/contract/rules/landing-pages.ts'
import { hasMarket, marketPath, nounInMarket, type KindFacts } from '../kind/registry.ts'
import type { Profile } from '../kind/profile-calls.ts'
import { capitalized } from '../components/format.ts'
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
 * The breadcrumbs of a profile: its marketplace, the page of its state, and a search near its city. Without a marketplace,
 * only the page of its state is a link.
 */
export function crumbsOf(
  kind: Pick<KindFacts, 'name' | 'noun' | 'marketNoun' | 'path'>,
  place: Place,
): Crumb[] {
  const { city, state } = place
  const inMarket = (label: string, to: string): Crumb => (hasMarket(kind) ? { label, to } : { label })
  return [
    inMarket(capitalized(nounInMarket(kind).other), marketPath(kind)),
    ...(state === null ? [] : [{ label: state, to: statePagePath(state) }]),
    ...(city === null ? [] : [inMarket(city, searchPath(kind, { near: cityAndState(place) }))]),
  ]
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
