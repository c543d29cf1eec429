import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'

export const organizationFields = [
  ...profileFields,
  { name: 'organizationType', label: 'Type', control: 'select', isRequired: true },
  {
    name: 'travelScope',
    label: 'Travels to',
    hint: 'Whether your events are for local teams, for those that travel, or for both.',
    control: 'select',
  },
  { name: 'yearFounded', label: 'Founded', placeholder: '1998', control: 'number' },
  { name: 'vendorCategory', label: 'Vendor category', control: 'select' },
  { name: 'services', label: 'Services', hint: 'What you do or sell for events.', control: 'checkboxes' },
] as const satisfies readonly Field<keyof Organization>[]
