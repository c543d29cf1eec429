import { Opening } from '../frame/opening.tsx'
import type { FieldEditorProps } from './field-editor-props.ts'
import { FieldForm } from './field-form.tsx'
import { readRevision } from './revision.ts'

/** Edits some of a facility's own fields, from the revision that holds when it opens. */
export function FieldEditor(props: FieldEditorProps) {
  const { facility, close, name } = props
  return (
    <Opening {...{ facility, close, name }} load={(_api, signal) => readRevision(facility.id, signal)}>
      {(opened) => <FieldForm {...props} opened={opened} />}
    </Opening>
  )
}
