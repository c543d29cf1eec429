import type { Business } from '@app/contract/businesses/business-schema.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'
import { placeTypeText } from './business-words.ts'

export const businessFields = [
  ...profileFields,
  { name: 'businessType', label: 'Category', control: 'select', isRequired: true },
  { name: 'placeType', label: 'Type', control: 'select', optionText: placeTypeText },
  {
    name: 'priceLevel',
    label: 'Price level',
    hint: 'From 1, inexpensive, to 4, very expensive.',
    placeholder: '2',
    control: 'number',
  },
  { name: 'seats', label: 'Seats', hint: 'For guests, inside and outside', control: 'number', unit: 'seats' },
  {
    name: 'takesGroups',
    label: 'Reservations for groups',
    control: 'select',
    reads: 'answer',
    choices: ['true', 'false'],
    optionText: (answer) => (answer === 'true' ? 'Yes' : 'No'),
  },
  { name: 'attributes', label: 'Attributes', hint: 'What teams look for.', control: 'checkboxes' },
] as const satisfies readonly Field<keyof Business>[]
