import { milesBetween } from '@app/contract/rules/globe.ts'
import type { Located } from '../matching/located.ts'
import type { KnownPlaces } from './known-places.ts'

/** Positions this close to a center are that center. */
const centerMiles = 0.02
/** Miles that a place may be from the center of its postal code. Rural areas in Canada are large. */
const postalMiles = { usual: 8, rural: 60 }
const roundedMiles = 7

/**
 * Miles by which the position of a facility may be off. The center of its postal code or town is no position of its own,
 * whether this importer, a manager's form or another source took it from there.
 */
export const positionError =
  (places: KnownPlaces) =>
  ({ lat, lng, postalCode, city, state }: Located): number => {
    if (lat === null || lng === null) return 0
    const isAt = (center: { lat: number; lng: number } | undefined) =>
      center !== undefined && milesBetween({ lat, lng }, center) < centerMiles
    if (postalCode !== null && isAt(places.postalCode(postalCode)))
      return /^[A-Z]0/.test(postalCode) ? postalMiles.rural : postalMiles.usual
    const town = city === null || state === null ? undefined : places.town(city, state)
    if (town && isAt(town)) return townMiles(town.population)
    // Rounded to a tenth of a degree.
    return isRounded(lat) && isRounded(lng) ? roundedMiles : 0
  }

/** Towns grow with the square root of their population: 10,000 people live within 5 miles, a million within 20. */
const townMiles = (population: number) => Math.min(20, Math.max(5, 3 + Math.sqrt(population) / 60))

const isRounded = (degrees: number) => Math.abs(degrees * 10 - Math.round(degrees * 10)) < 1e-9
