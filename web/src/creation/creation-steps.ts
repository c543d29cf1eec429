import type { FieldErrors } from 'react-hook-form'
import { newProfilePath, type KindFacts } from '../kind/registry.ts'
import { sentence } from '../platform/form/field-words.ts'
import { number } from '../page/query-codecs.ts'
import { fieldsOf, type CreationKind, type CreationStep } from './creation-kind.ts'
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
const contentOf = (step: CreationStep | undefined) => {
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

interface DraftProblem {
  path: string
  label: string
  text: string
  step: number
}

/** All problems of a draft, in the order of the steps. */
export function problemsOf(creation: CreationKind, errors: FieldErrors<CreationDraft>): DraftProblem[] {
  const declared = fieldsOf(creation)
  return creation.steps.flatMap((declaredStep, index) => {
    const { fields, children } = contentOf(declaredStep)
    const step = index + 1
    const problem = (path: string, label: string, message: string) => ({
      path,
      label,
      text: sentence(message) || 'Check this field.',
      step,
    })
    const ofFields = fields.flatMap((name) =>
      messagesIn(errors.fields?.[name]).map(({ message }) =>
        problem(name, declared.get(name)?.label ?? name, message),
      ),
    )
    const ofChildren = children.flatMap((name) =>
      messagesIn(errors.children?.[name]).map(({ path, message }) =>
        problem([name, ...path].join('.'), rowLabel(creation.children?.[name]?.label ?? name, path), message),
      ),
    )
    return [...ofFields, ...ofChildren]
  })
}

/** The path `1.surface` in spaces is the surface of the second space. */
function rowLabel(label: string, [index, member]: string[]): string {
  if (index === undefined) return label
  const row = `${label} ${Number(index) + 1}`
  return member === undefined ? row : `${row}, ${wordsOf(member)}`
}

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function messagesIn(error: unknown, path: string[] = []): { path: string[]; message: string }[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }]
  return Object.entries(error)
    .filter(([name]) => name !== 'ref' && name !== 'root')
    .flatMap(([name, inner]) => messagesIn(inner, [...path, name]))
}

/** The fields that were entered in sections that are no longer offered. */
export const leftoverFields = ({ steps }: Steps, { fields }: Pick<CreationDraft, 'fields'>): string[] =>
  steps
    .flatMap(({ sections }) => sections)
    .filter((section) => section.isOffered?.(fields) === false)
    .flatMap((section) => (section.fields ?? []).flat())
    .filter((name) => (fields[name] ?? '') !== '')
