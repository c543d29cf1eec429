import type { Profile } from './profile-calls.ts'
import type { Field } from './field.ts'

/** The fields of every kind. */
export const profileFields = [
  { name: 'name', label: 'Name', control: 'text', isRequired: true },
  {
    name: 'description',
    label: 'About',
    hint: 'Plain text. Leave a blank line between paragraphs.',
    control: 'textarea',
  },
  {
    name: 'address',
    label: 'Street address',
    hint: 'Start typing an address and choose a suggestion to fill in the rest.',
    placeholder: '100 Main Street, Westfield',
    control: 'place',
  },
  { name: 'city', label: 'City', control: 'text' },
  { name: 'state', label: 'State or province', placeholder: 'Choose one', control: 'select' },
  { name: 'postalCode', label: 'Postal code', control: 'text' },
  { name: 'lat', label: 'Pin', control: 'pin' },
  { name: 'lng', label: 'Pin', control: 'pin' },
  { name: 'phone', label: 'Phone', control: 'tel' },
  { name: 'email', label: 'Email', control: 'email' },
  { name: 'website', label: 'Website', placeholder: 'example.org', control: 'url' },
  {
    name: 'responseTime',
    label: 'You usually answer',
    hint: 'Organizers see it beside the request button.',
    control: 'select',
  },
] as const satisfies readonly Field<keyof Profile>[]
