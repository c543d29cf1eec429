import type { FieldErrors } from 'react-hook-form'
import { sentence } from '../../page/field-words.ts'
import { fieldsOf, type CreationKind } from '../creation-kind.ts'
import { contentOf } from '../creation-steps.ts'
import type { CreationDraft } from '../draft/creation-draft.ts'

export interface DraftProblem {
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
