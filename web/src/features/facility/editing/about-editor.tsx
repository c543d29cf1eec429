import { TextArea } from '../../../components/text-area.tsx'
import { count } from '../../../page/format.ts'
import type { EditorProps } from '../editing-seam.ts'
import { FieldEditor } from './fields/field-editor.tsx'

const labels = { description: 'About' }
const longest = 10_000

export function AboutEditor(props: EditorProps) {
  return (
    <FieldEditor {...props} name="about" labels={labels} saveText="Save text">
      {({ field, value }) => (
        <TextArea
          label={labels.description}
          hint={`${count(value('description').length)} of ${count(longest)} characters. Plain text; empty lines part paragraphs.`}
          rows={10}
          {...field('description')}
        />
      )}
    </FieldEditor>
  )
}
