import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import { reasonOf } from '../../../../api/problem.ts'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { useKeptDraft } from '../frame/kept-draft.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { namesByLabel, resolved, type ConflictRow } from './conflict-rows.ts'
import type { FieldEditorProps } from './field-editor-props.ts'
import type { Revision } from './revision.ts'
import type { Conflict } from './save-fields.ts'
import { fieldNames, Fields, picked, Typed, typedOf } from './typed-fields.ts'
import { useFieldForm } from './use-field-form.ts'
import { useFieldSaving } from './use-field-saving.ts'

const Kept = z.object({
  typed: Typed,
  base: z.object({
    fields: Fields,
    etag: z.string().optional(),
    updatedBy: z.string().nullable(),
    updatedDate: z.string(),
  }),
})

interface Unsettled {
  found: Conflict
  mine: Fields
}

/** The form of a field editor, from the revision that somebody began to edit. */
export function FieldForm(props: FieldEditorProps & { opened: Revision }) {
  const { facility, close, focus, name, labels, saveText, children, opened } = props
  const names = useMemo(() => fieldNames.filter((each) => labels[each] !== undefined), [labels])
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Unsettled>()
  const { form, typed, controls, showRefusal } = useFieldForm(names, typedOf(base.fields, names))

  const before = typedOf(base.fields, names)
  const changed = names.filter((each) => typed[each] !== before[each])
  const changedLabels = [...namesByLabel(labels, changed).keys()]
  const changeCount = changedLabels.length
  const saving = useFieldSaving(facility.id, changedLabels)
  const current = changeCount > 0 ? { typed, base } : undefined
  const kept = useKeptDraft({
    facilityId: facility.id,
    name,
    schema: Kept,
    current,
    onRestore: (restored) => {
      setBase(restored.base)
      form.reset(restored.typed)
    },
  })

  function leave() {
    kept.drop()
    close()
  }

  /** To the conflict, or back to the form. */
  function turnTo(next: Unsettled | undefined) {
    flushSync(() => setConflict(next))
    focus()
  }

  function save(after: Fields, over: Revision = base) {
    saving.mutate(
      { before: over, after, names, labels },
      {
        onSuccess: (outcome) => {
          if (outcome.kind !== 'conflict') return leave()
          setBase(outcome.conflict.theirs)
          turnTo({ found: outcome.conflict, mine: after })
        },
        onError: (error) => {
          if (conflict !== undefined) turnTo(undefined)
          if (showRefusal(error)) saving.reset()
        },
      },
    )
  }

  if (conflict !== undefined) {
    const { found, mine } = conflict
    const settled = (rows: ConflictRow[]) =>
      resolved(rows, { mine, theirs: picked(found.theirs.fields, names) })
    const take = (rows: ConflictRow[]) => {
      const fields = settled(rows)
      form.reset(typedOf(fields, names))
      return fields
    }
    return (
      <ConflictPanel
        key={found.theirs.updatedDate}
        conflict={found}
        isSaving={saving.isPending}
        onSave={(rows) => save(take(rows), found.theirs)}
        onEdit={(rows) => {
          take(rows)
          turnTo(undefined)
        }}
      />
    )
  }

  return (
    <EditorFrame
      saveText={saveText}
      changeCount={changeCount}
      isSaving={saving.isPending}
      offer={kept.offer}
      failure={saving.error === null ? undefined : `Nothing was saved. ${reasonOf(saving.error)}`}
      focus={focus}
      onSave={() => void form.handleSubmit((after) => save(after))()}
      onCancel={leave}
    >
      {children(controls)}
    </EditorFrame>
  )
}
