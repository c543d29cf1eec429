import { FieldsEditor } from '../../../profile/editing/fields/field-editor.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'
import { widerAudience } from '../../../page/wider-audience.ts'

const fields = [
  'name',
  'type',
  'category',
  'eventLevel',
  'ageGroup',
  'gender',
  'participation',
  'teamCount',
  'spaceName',
  'surface',
  'location',
]

/** The name and key facts of an event. Asks before more people read it. */
export const FactsEditor = (props: EditorProps) => (
  <FieldsEditor
    {...props}
    name="name"
    fields={fields}
    saveText="Save facts"
    doubt={({ category }) => widerAudience(props.profile, category)}
  />
)
