import { useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import { reasonOf } from '../../../api/problem.ts'
import type { FieldControls } from '../../../kinds/field-control.tsx'
import type { EditorProps, FieldsForm } from '../../profile-page.ts'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { useDraft } from '../frame/use-draft.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { fieldsByLabel, resolved, type ConflictRow } from './conflict-rows.ts'
import type { Revision } from './revision.ts'
import type { Conflict } from './save-fields.ts'
import { Fields, fieldsNamed, picked, Typed, typedOf } from './typed-fields.ts'
import { useFieldForm } from './use-field-form.ts'
import { useFieldSaving } from './use-field-saving.ts'

const StoredDraft = z.object({
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

export interface FieldEditorProps extends EditorProps, FieldsForm {
  children: (controls: FieldControls) => ReactNode
}

interface FieldFormProps extends FieldEditorProps {
  draft: z.ZodObject
  /** The revision when the editor opened. */
  revision: Revision
}

/** The form of a field editor. */
export function FieldForm(props: FieldFormProps) {
  const { kind, profile, close, focus, name, saveText, children, draft, revision } = props
  const fields = useMemo(() => fieldsNamed(kind.fields, props.fields), [kind, props.fields])
  const names = fields.map((field) => field.name)
  const [base, setBase] = useState(revision)
  const [conflict, setConflict] = useState<Unsettled>()
  const { form, typed, controls, showRefusal } = useFieldForm(draft, fields, typedOf(base.fields, names))

  const before = typedOf(base.fields, names)
  const changed = fields.filter((field) => typed[field.name] !== before[field.name])
  const changedLabels = [...fieldsByLabel(changed).keys()]
  const changeCount = changedLabels.length
  const saving = useFieldSaving({ kind, draft, id: profile.id }, changedLabels)
  const current = changeCount > 0 ? { typed, base } : undefined
  const stored = useDraft({
    profileId: profile.id,
    name,
    schema: StoredDraft,
    current,
    onRestore: (restored) => {
      setBase(restored.base)
      form.reset(restored.typed)
    },
  })

  function leave() {
    stored.drop()
    close()
  }

  /** Shows the conflict, or the form again. */
  function turnTo(next: Unsettled | undefined) {
    flushSync(() => setConflict(next))
    focus()
  }

  function save(after: Fields, over: Revision = base) {
    saving.mutate(
      { before: over, after, fields },
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
      const values = settled(rows)
      form.reset(typedOf(values, names))
      return values
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
      offer={stored.offer}
      failure={saving.error === null ? undefined : `Nothing was saved. ${reasonOf(saving.error)}`}
      focus={focus}
      onSave={() => void form.handleSubmit((after) => save(after))()}
      onCancel={leave}
    >
      {children(controls)}
    </EditorFrame>
  )
}
