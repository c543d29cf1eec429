import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { cityAndState } from '../../page/place-words.ts'
import { kinds, marketPath } from '../../kinds/registry.ts'

type Place = Pick<Facility, 'city' | 'state'>

/** `Sports Complex in Westfield, Indiana`. */
export function kindAndPlace(facility: Facility) {
  const kind = facility.facilityType === 'Other' ? 'Facility' : facility.facilityType
  const place = cityAndState(facility)
  return place === '' ? kind : `${kind} in ${place}`
}

/** The way to a facility from its marketplace, as searches. */
export function crumbsOf(place: Place): { label: string; to: string }[] {
  const { city, state } = place
  const crumbs = [{ label: 'Facilities', to: marketPath(kinds.facility) }]
  if (state !== null)
    crumbs.push({
      label: state,
      to: `${marketPath(kinds.facility)}?${new URLSearchParams({ state }).toString()}`,
    })
  if (city !== null) {
    const near = new URLSearchParams({ near: cityAndState(place) })
    crumbs.push({ label: city, to: `${marketPath(kinds.facility)}?${near.toString()}` })
  }
  return crumbs
}

export const sportSearch = (sport: string) =>
  `${marketPath(kinds.facility)}?${new URLSearchParams({ sport }).toString()}`
