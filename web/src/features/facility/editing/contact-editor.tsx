import { TextField } from '../../../components/text-field.tsx'
import type { EditorProps } from '../editing-seam.ts'
import { FieldEditor } from './fields/field-editor.tsx'
import styles from './fields/fields.module.css'

const labels = { phone: 'Telephone', email: 'E-mail', website: 'Website' }

export function ContactEditor(props: EditorProps) {
  return (
    <FieldEditor {...props} name="contact" labels={labels} saveText="Save contact">
      {({ field }) => (
        <div className={styles.grid}>
          <TextField label={labels.phone} isOptional type="tel" autoComplete="off" {...field('phone')} />
          <TextField label={labels.email} isOptional type="email" autoComplete="off" {...field('email')} />
          <TextField
            className={styles.wide}
            label={labels.website}
            isOptional
            type="url"
            hint="Everybody sees these three, and the button on your page uses them."
            autoComplete="off"
            {...field('website')}
          />
        </div>
      )}
    </FieldEditor>
  )
}
