import type { AmenityName } from '../reference-lists/amenities.ts'
import { amenityLevels } from './asked-levels.ts'
import type { Asked, AskedName } from './asked-words.ts'
import { fields } from './tell-asked.ts'

interface AskedAmenity {
  name: AskedName
  amenity: AmenityName
  isRequired: boolean
}

/** The amenities that fields of their own ask for. */
export const askedAmenities = (asked: Asked): AskedAmenity[] =>
  fields.flatMap(({ name, amenity }) => {
    const level = amenityLevels.find((one) => one === asked[name])
    return amenity === undefined || level === undefined
      ? []
      : [{ name, amenity, isRequired: level === 'Required' }]
  })

/** Those that a host must have. */
export const requiredAmenities = (asked: Asked) =>
  askedAmenities(asked).flatMap(({ amenity, isRequired }) => (isRequired ? [amenity] : []))
