import { FieldControl } from '../../../kinds/field-control.tsx'
import type { EditorProps, FieldsForm } from '../../profile-page.ts'
import { Opening } from '../frame/opening.tsx'
import { FieldForm, type FieldEditorProps } from './field-form.tsx'
import styles from './fields.module.css'
import { readRevision } from './revision.ts'
import { fieldsNamed } from './typed-fields.ts'

/** Edits some of the declared fields, based on the revision that is current when the editor opens. */
export function FieldEditor(props: FieldEditorProps) {
  const { kind, profile, close, name } = props
  return (
    <Opening
      {...{ profile, close, name }}
      load={async (_api, signal) => {
        const draft = await kind.draft()
        return { draft, revision: await readRevision({ kind, draft, id: profile.id }, signal) }
      }}
    >
      {(opened) => <FieldForm {...props} {...opened} />}
    </Opening>
  )
}

const wideControls = new Set(['textarea', 'checkboxes', 'checkbox', 'url'])

/** The same with one control after the other. */
export const FieldsEditor = (props: EditorProps & FieldsForm) => (
  <FieldEditor {...props}>
    {(controls) => (
      <div className={styles.grid}>
        {fieldsNamed(props.kind.fields, props.fields).map((field) => (
          <FieldControl
            key={field.name}
            {...{ field, controls }}
            className={wideControls.has(field.control) || field.name === 'name' ? styles.wide : undefined}
          />
        ))}
        {props.note && <p className={`${styles.wide} ${styles.note}`}>{props.note}</p>}
      </div>
    )}
  </FieldEditor>
)
