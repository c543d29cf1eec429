import type { FieldErrors } from 'react-hook-form'
import { sentence } from '../../../page/field-words.ts'
import { creationSteps } from '../creation-steps.ts'
import type { CreationDraft } from '../draft/creation-draft.ts'

export interface DraftProblem {
  path: string
  label: string
  text: string
  step: number
}

const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  facilityType: 'Type',
  address: 'Address',
  city: 'Town or city',
  state: 'State or province',
  postalCode: 'Postal code',
  pin: 'Pin',
  sports: 'Sports',
  spaces: 'Spaces',
  amenities: 'Amenities',
  description: 'About',
  availability: 'Does it host events',
  capacity: 'Seats for spectators',
  indoorArea: 'Area under roof',
  yearOpened: 'Opened in',
  email: 'Email',
  phone: 'Telephone',
  website: 'Website',
}

/** What is wrong in the draft, step by step. */
export const problemsOf = (errors: FieldErrors<CreationDraft>): DraftProblem[] =>
  creationSteps.flatMap(({ fields }, index) =>
    fields.flatMap((field) =>
      messagesIn(errors[field], field).map(({ path, message }) => ({
        path,
        label: labelOf(path),
        text: sentence(message) || 'Look at this again.',
        step: index + 1,
      })),
    ),
  )

/** `spaces.2.surface` is the surface of the third space. */
function labelOf(path: string): string {
  const [field = '', index, part] = path.split('.')
  const label = fieldLabels[field] ?? field
  if (index === undefined) return label
  return field === 'spaces'
    ? `Space ${Number(index) + 1}${part === undefined ? '' : `, ${wordsOf(part)}`}`
    : label
}

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function messagesIn(error: unknown, path: string): { path: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }]
  return Object.entries(error)
    .filter(([name]) => name !== 'ref' && name !== 'root')
    .flatMap(([name, inner]) => messagesIn(inner, `${path}.${name}`))
}
