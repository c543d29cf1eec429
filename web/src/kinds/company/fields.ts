import type { Company } from '@app/contract/companies/company-schema.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'

export const companyFields = [
  ...profileFields,
  { name: 'companyType', label: 'Type', control: 'select', isRequired: true },
  { name: 'yearFounded', label: 'Founded', placeholder: '1998', control: 'number' },
  { name: 'services', label: 'Services', hint: 'What you do or sell for events.', control: 'checkboxes' },
] as const satisfies readonly Field<keyof Company>[]
