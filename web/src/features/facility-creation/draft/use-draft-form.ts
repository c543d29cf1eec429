import { useEffect } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { CreationDraft } from './creation-draft.ts'
import type { CheckedDraft } from './draft-schema.ts'

export type DraftForm = UseFormReturn<CreationDraft, unknown, CheckedDraft>

// The schemas are large, and nobody needs them before the first field is left.
const resolver: Resolver<CreationDraft, unknown, CheckedDraft> = async (...given) =>
  (await import('./draft-resolver.ts')).draftResolver(...given)

/** The form over all steps. `onChange` is told the whole draft with every change. */
export function useDraftForm(draft: CreationDraft, onChange: (draft: CreationDraft) => void): DraftForm {
  const form = useForm<CreationDraft, unknown, CheckedDraft>({
    defaultValues: draft,
    resolver,
    mode: 'onTouched',
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  )
  return form
}
