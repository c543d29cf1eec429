import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'

export const facilityFields = [
  ...profileFields,
  { name: 'facilityType', label: 'Type', control: 'select', isRequired: true },
  { name: 'availability', label: 'Availability', placeholder: 'Not specified', control: 'select' },
  {
    name: 'capacity',
    label: 'Seats',
    hint: 'For spectators, in the largest space',
    control: 'number',
    unit: 'seats',
  },
  { name: 'indoorArea', label: 'Indoor area', control: 'number', unit: 'sq ft' },
  { name: 'floorLength', label: 'Main floor, length', control: 'number', unit: 'ft' },
  { name: 'floorWidth', label: 'Main floor, width', control: 'number', unit: 'ft' },
  {
    name: 'clearHeight',
    label: 'Clear height',
    hint: 'Below lights and beams, in feet',
    control: 'number',
    unit: 'ft',
  },
  { name: 'yearOpened', label: 'Year opened', placeholder: '2017', control: 'number' },
] as const satisfies readonly Field<keyof Facility>[]
