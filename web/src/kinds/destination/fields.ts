import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'

export const destinationFields = [
  ...profileFields,
  { name: 'destinationType', label: 'Type', control: 'select', isRequired: true },
  {
    name: 'services',
    label: 'Services',
    hint: 'What you do for the organizers of an event.',
    control: 'checkboxes',
  },
  { name: 'hotelLiveRatesEnabled', label: 'Show live hotel rates on event pages', control: 'checkbox' },
  { name: 'hotelLiveRatesVisibleAfter', label: 'Show rates after', control: 'date' },
  { name: 'hotelSpecialsHiddenAfter', label: 'Hide hotel specials after', control: 'date' },
] as const satisfies readonly Field<keyof Destination>[]
