import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { counted, listOf } from '../../components/format.ts'

type Offering = Pick<Hotel, 'amenities'>

const mostAmenities = 2

/** Why another hotel is similar: the amenities that both have. */
export function whySimilar({ amenities }: Offering, other: Offering): string | undefined {
  const common = other.amenities.filter((amenity) => amenities.includes(amenity))
  if (common.length > mostAmenities) return `${counted(common.length, 'amenity', 'amenities')} in common`
  return common.length > 0 ? `Also has ${listOf(common)}` : undefined
}
