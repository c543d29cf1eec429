import type { FieldErrors } from 'react-hook-form'
import { newProfilePath, type KindFacts } from '../kinds/registry.ts'
import { number } from '../page/query-codecs.ts'
import type { CreationKind, CreationStep } from './creation-kind.ts'
import type { CreationDraft } from './draft/creation-draft.ts'

type Steps = Pick<CreationKind, 'steps'>

export const picturesTitle = 'Photos'
const checkTitle = 'Check and send'

export const stepTitles = ({ steps }: Steps): string[] => [
  ...steps.map(({ title }) => title),
  picturesTitle,
  checkTitle,
]

export const lastStepOf = ({ steps }: Steps) => steps.length + 2

/** The step in the URL, from 1; the first if there is none. */
export function stepOf(parameters: URLSearchParams, creation: Steps): number {
  const step = number.read(parameters.get('step'))
  return step !== undefined && Number.isInteger(step) && step >= 1 && step <= lastStepOf(creation) ? step : 1
}

export const toStep = (kind: Pick<KindFacts, 'path'>, step: number) =>
  step === 1 ? newProfilePath(kind) : `${newProfilePath(kind)}?step=${step}`

const addressFields = ['address', 'city', 'state', 'postalCode']

/** The names of the fields and collections in a step. */
export const contentOf = (step: CreationStep | undefined) => {
  const sections = step?.sections ?? []
  const fields = sections.flatMap((section) =>
    section.isPlace ? addressFields : (section.fields ?? []).flat(),
  )
  return {
    fields,
    children: sections.flatMap((section) => (section.Part ? section.children : [])),
    hasPin: sections.some(({ isPlace }) => isPlace),
  }
}

const stepContent = ({ steps }: Steps, step: number) => contentOf(steps[step - 1])

/** Whether a step has invalid fields. */
export function hasErrors(creation: Steps, step: number, errors: FieldErrors<CreationDraft>): boolean {
  const { fields, children } = stepContent(creation, step)
  return (
    fields.some((name) => errors.fields?.[name] !== undefined) ||
    children.some((name) => errors.children?.[name] !== undefined)
  )
}

/** Whether anything was entered in a step. */
export function hasContent(creation: Steps, step: number, draft: CreationDraft): boolean {
  const { fields, children, hasPin } = stepContent(creation, step)
  return (
    fields.some((name) => (draft.fields[name] ?? '') !== '') ||
    children.some((name) => (draft.children[name] ?? []).length > 0) ||
    (hasPin && draft.pin !== null)
  )
}
