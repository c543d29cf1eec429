import { useEffect, useMemo } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { CreationKind } from '../creation-kind.ts'
import { leftoverFields } from '../creation-steps.ts'
import type { CheckedDraft, CreationDraft, DraftForm } from './creation-draft.ts'

/** Loads the schemas with the first check, since they are large. */
function lazyResolver(creation: CreationKind): Resolver<CreationDraft, unknown, CheckedDraft> {
  const load = async () => {
    const [{ draftResolver }, schemas] = await Promise.all([import('./draft-schema.ts'), creation.schemas()])
    return draftResolver(creation, schemas)
  }
  let loading: ReturnType<typeof load> | undefined
  return async (...args) => {
    loading ??= load()
    return (await loading)(...args)
  }
}

/** The form over all steps. `onChange` gets the whole draft on every change. */
export function useCreationForm(
  creation: CreationKind,
  draft: CreationDraft,
  onChange: (draft: CreationDraft) => void,
): DraftForm {
  const resolver = useMemo(() => lazyResolver(creation), [creation])
  const form = useForm<CreationDraft, unknown, CheckedDraft>({
    defaultValues: draft,
    resolver,
    mode: 'onTouched',
  })
  const { subscribe, setValue } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          onChange(values)
          for (const name of leftoverFields(creation, values)) setValue(`fields.${name}`, '')
        },
      }),
    [creation, subscribe, setValue, onChange],
  )
  return form
}
