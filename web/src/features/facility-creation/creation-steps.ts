import type { DeepPartial, FieldErrors } from 'react-hook-form'
import { number } from '../../page/query-codecs.ts'
import type { CreationDraft } from './draft/creation-draft.ts'
import { kinds, newProfilePath } from '../../kinds/registry.ts'

type Field = keyof CreationDraft

interface CreationStep {
  title: string
  fields: readonly Field[]
}

export const creationSteps: readonly CreationStep[] = [
  {
    title: 'What and where',
    fields: ['name', 'facilityType', 'address', 'city', 'state', 'postalCode', 'pin'],
  },
  { title: 'Spaces and sports', fields: ['sports', 'spaces'] },
  {
    title: 'Amenities, facts, contact',
    fields: [
      'description',
      'availability',
      'capacity',
      'indoorArea',
      'yearOpened',
      'amenities',
      'phone',
      'email',
      'website',
    ],
  },
  { title: 'Pictures', fields: [] },
  { title: 'Check and send', fields: [] },
]

export const lastStep = creationSteps.length

/** The step that an address names, from 1; the first where it names none. */
export function stepOf(parameters: URLSearchParams): number {
  const named = number.read(parameters.get('step'))
  return named !== undefined && Number.isInteger(named) && named >= 1 && named <= lastStep ? named : 1
}

export const toStep = (step: number) =>
  step === 1 ? newProfilePath(kinds.facility) : `${newProfilePath(kinds.facility)}?step=${step}`

const fieldsOf = (step: number) => creationSteps[step - 1]?.fields ?? []

/** Whether there is something to mend in a step. */
export const hasErrors = (step: number, errors: FieldErrors<CreationDraft>) =>
  fieldsOf(step).some((field) => errors[field] !== undefined)

/** Whether something was said in a step. */
export const isBegun = (step: number, draft: DeepPartial<CreationDraft>): boolean =>
  fieldsOf(step).some((field) => {
    const value = draft[field]
    return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined
  })
