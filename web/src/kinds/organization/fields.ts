import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'

export const organizationFields = [
  ...profileFields,
  { name: 'organizationType', label: 'Type', control: 'select', reads: 'text', isRequired: true },
  {
    name: 'travelScope',
    label: 'Travels to',
    hint: 'Whether your events are for local teams, for those that travel, or for both.',
    control: 'select',
    reads: 'text',
  },
  { name: 'yearFounded', label: 'Founded', placeholder: '1998', control: 'number', reads: 'number' },
  { name: 'vendorCategory', label: 'Vendor category', control: 'select', reads: 'text' },
  {
    name: 'services',
    label: 'Services',
    hint: 'What you do or sell for events.',
    control: 'checkboxes',
    reads: 'list',
  },
] as const satisfies readonly Field<keyof Organization>[]
