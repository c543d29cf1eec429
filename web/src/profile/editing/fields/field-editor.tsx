import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import type { ConfirmOptions } from '../../../components/overlays/confirm-queue.ts'
import type { FieldControls } from '../../../kind/field-control.tsx'
import { DescriptionSuggestion } from './description-suggestion.tsx'
import { FieldGrid } from './field-grid.tsx'
import type { Field } from '../../../kind/field.ts'
import { Wide } from '../../../platform/boxes/form-grid.tsx'
import type { Version } from '../../../platform/form/versions.tsx'
import type { EditorProps, FieldsForm } from '../../profile-page.ts'
import { EditorFrame } from '../frame/editor-frame.tsx'
import { Opening } from '../frame/opening.tsx'
import { useDraft } from '../frame/use-draft.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { fieldsByLabel, resolved } from './conflict-rows.ts'
import { readRevision, useFieldSaving, type Conflict, type Revision } from './save-fields.ts'
import { Fields, fieldsNamed, picked, Typed, typedOf } from './typed-fields.ts'
import { useFieldForm } from './use-field-form.ts'

/** Edits some of the declared fields, based on the revision that is current when the editor opens. */
export function FieldEditor(props: FieldEditorProps) {
  const { kind, profile, close, name } = props
  return (
    <Opening
      {...{ profile, close, name }}
      load={async (_api, signal) => {
        const [draft, fields] = await Promise.all([kind.draft(), kind.fields()])
        const declared = fieldsNamed(fields, props.fields)
        return { draft, declared, revision: await readRevision({ kind, draft, id: profile.id }, signal) }
      }}
    >
      {(opened) => <FieldForm {...props} {...opened} />}
    </Opening>
  )
}

/** The same with one control after the other. */
export const FieldsEditor = (props: Omit<FieldEditorProps, 'children'>) => (
  <FieldEditor {...props}>
    {(controls, declared) => (
      <FieldGrid fields={declared} controls={controls}>
        {props.isSuggested && (
          <Wide>
            <DescriptionSuggestion kind={props.kind} profile={props.profile} controls={controls} />
          </Wide>
        )}
        {props.note && (
          <Wide>
            <p className="xs dim">{props.note}</p>
          </Wide>
        )}
      </FieldGrid>
    )}
  </FieldEditor>
)

const StoredDraft = z.object({
  typed: Typed,
  base: z.object({
    fields: Fields,
    etag: z.string().optional(),
    updatedBy: z.string().nullable(),
    updatedDate: z.string(),
  }),
})

interface OpenConflict {
  found: Conflict
  mine: Fields
}

interface FieldEditorProps extends EditorProps, FieldsForm {
  /** What to ask before valid fields are saved that may be a mistake. */
  doubt?: (after: Fields) => ConfirmOptions | undefined
  children: (controls: FieldControls, declared: readonly Field[]) => ReactNode
}

interface FieldFormProps extends FieldEditorProps {
  draft: z.ZodObject
  /** The fields of the form. */
  declared: readonly Field[]
  /** The revision when the editor opened. */
  revision: Revision
}

/** The form of a field editor. */
function FieldForm(props: FieldFormProps) {
  const { kind, profile, close, focus, name, saveText, children, draft, declared: fields, revision } = props
  const names = fields.map((field) => field.name)
  const [base, setBase] = useState(revision)
  const [conflict, setConflict] = useState<OpenConflict>()
  const confirm = useConfirm()
  const { form, controls, values, set, submit, banner, isBusy } = useFieldForm({
    draft,
    fields,
    first: typedOf(base.fields, names),
    send: saveChecked,
    failed: 'Nothing was saved.',
  })

  const before = typedOf(base.fields, names)
  const changed = fields.filter((field) => values[field.name] !== before[field.name])
  const changedLabels = [...fieldsByLabel(changed).keys()]
  const changeCount = changedLabels.length
  const saveFields = useFieldSaving({ kind, draft, id: profile.id }, changedLabels)
  const stored = useDraft({
    profileId: profile.id,
    name,
    schema: StoredDraft,
    current: changeCount > 0 ? { typed: values, base } : undefined,
    onRestore: (restored) => {
      setBase(restored.base)
      set(restored.typed)
    },
  })

  function leave() {
    stored.drop()
    close()
  }

  /** Shows a conflict, or the form again without one. */
  function showConflict(next: OpenConflict | undefined) {
    flushSync(() => setConflict(next))
    focus()
  }

  async function saveChecked(after: Fields) {
    const doubt = props.doubt?.(after)
    if (conflict !== undefined || doubt === undefined || (await confirm(doubt)) === 'confirmed')
      await save(after)
  }

  async function save(after: Fields) {
    try {
      const outcome = await saveFields({ before: base, after, fields })
      if (outcome.kind !== 'conflict') return leave()
      setBase(outcome.conflict.theirs)
      showConflict({ found: outcome.conflict, mine: after })
    } catch (error) {
      // Its fields show their errors.
      if (conflict !== undefined) showConflict(undefined)
      throw error
    }
  }

  if (conflict !== undefined) {
    const { found, mine } = conflict
    const fillForm = (versions: readonly Version[]) =>
      set(typedOf(resolved(versions, { mine, theirs: picked(found.theirs.fields, names) }), names))
    return (
      <ConflictPanel
        key={found.theirs.updatedDate}
        conflict={found}
        isSaving={isBusy}
        onSave={(versions) => {
          fillForm(versions)
          void submit()
        }}
        onEdit={(versions) => {
          fillForm(versions)
          showConflict(undefined)
        }}
      />
    )
  }

  return (
    <EditorFrame
      saveText={saveText}
      changeCount={changeCount}
      form={form}
      isSaving={isBusy}
      offer={stored.offer}
      failure={banner}
      focus={focus}
      onSave={() => void submit()}
      onCancel={leave}
    >
      {children(controls, fields)}
    </EditorFrame>
  )
}
