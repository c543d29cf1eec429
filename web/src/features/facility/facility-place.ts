import type { Facility } from '@app/contract/facilities/facility-schema.ts'

type Place = Pick<Facility, 'address' | 'city' | 'state' | 'postalCode'>

/** `Westfield, Indiana`, or what is known of it. */
export const cityAndState = ({ city, state }: Place) => [city, state].filter(Boolean).join(', ')

/** `19000 Grand Park Blvd, Westfield, Indiana 46074`. */
export const addressLine = ({ address, city, state, postalCode }: Place) =>
  [address, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** `Sports Complex in Westfield, Indiana`. */
export function kindAndPlace(facility: Facility) {
  const kind = facility.facilityType === 'Other' ? 'Facility' : facility.facilityType
  const place = cityAndState(facility)
  return place === '' ? kind : `${kind} in ${place}`
}

const marketplace = '/facilities/marketplace'

/** The way to a facility from its marketplace, as searches. */
export function crumbsOf(place: Place): { label: string; to: string }[] {
  const { city, state } = place
  const crumbs = [{ label: 'Facilities', to: marketplace }]
  if (state !== null)
    crumbs.push({ label: state, to: `${marketplace}?${new URLSearchParams({ state }).toString()}` })
  if (city !== null) {
    const near = new URLSearchParams({ near: cityAndState(place) })
    crumbs.push({ label: city, to: `${marketplace}?${near.toString()}` })
  }
  return crumbs
}

export const sportSearch = (sport: string) => `${marketplace}?${new URLSearchParams({ sport }).toString()}`
