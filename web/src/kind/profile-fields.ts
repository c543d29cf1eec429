import type { Profile } from './profile-calls.ts'
import type { Field } from './field.ts'

/** The fields of every kind. */
export const profileFields = [
  { name: 'name', label: 'Name', control: 'text', reads: 'text', isRequired: true },
  {
    name: 'description',
    label: 'About',
    hint: 'Plain text. Leave a blank line between paragraphs.',
    control: 'textarea',
    reads: 'text',
  },
  {
    name: 'address',
    label: 'Street address',
    hint: 'Start typing an address and choose a suggestion to fill in the rest.',
    placeholder: '100 Main Street, Westfield',
    control: 'place',
    reads: 'text',
  },
  { name: 'city', label: 'City', control: 'text', reads: 'text' },
  { name: 'state', label: 'State or province', placeholder: 'Choose one', control: 'select', reads: 'text' },
  { name: 'postalCode', label: 'Postal code', control: 'text', reads: 'text' },
  { name: 'lat', label: 'Pin', control: 'pin', reads: 'number' },
  { name: 'lng', label: 'Pin', control: 'pin', reads: 'number' },
  { name: 'phone', label: 'Phone', control: 'tel', reads: 'text' },
  { name: 'email', label: 'Email', control: 'email', reads: 'text' },
  { name: 'website', label: 'Website', placeholder: 'example.org', control: 'url', reads: 'webAddress' },
  {
    name: 'responseTime',
    label: 'You usually answer',
    hint: 'Organizers see it beside the request button.',
    control: 'select',
    reads: 'text',
  },
] as const satisfies readonly Field<keyof Profile>[]
