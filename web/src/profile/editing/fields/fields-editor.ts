import type { Editor, EditorProps, FieldsForm } from '../../profile-page.ts'

/** The editor of a form, with controls in the order of its fields. */
export const fieldsEditor = (form: FieldsForm): Editor => ({
  ability: 'update',
  async load() {
    const { FieldsEditor } = await import('./field-editor.tsx')
    return { default: (props: EditorProps) => FieldsEditor({ ...props, ...form }) }
  },
})
