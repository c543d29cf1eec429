import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'

export const hotelFields = [
  ...profileFields,
  { name: 'starRating', label: 'Stars', placeholder: '3', control: 'number' },
  { name: 'roomCount', label: 'Rooms', placeholder: '120', control: 'number' },
  { name: 'checkInTime', label: 'Check-in from', control: 'time' },
  { name: 'checkOutTime', label: 'Check-out until', control: 'time' },
  { name: 'amenities', label: 'Amenities', hint: 'What teams ask for.', control: 'checkboxes' },
] as const satisfies readonly Field<keyof Hotel>[]
