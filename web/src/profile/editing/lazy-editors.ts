import type { LinkSide } from '../links/links.ts'
import type { Editor, EditorProps, FieldsForm } from '../profile-page.ts'

/** The editor of a form, with controls in the order of its fields. */
export const fieldsEditor = (form: FieldsForm): Editor => ({
  ability: 'update',
  async load() {
    const { FieldsEditor } = await import('./fields/field-editor.tsx')
    return { default: (props: EditorProps) => FieldsEditor({ ...props, ...form }) }
  },
})

/** The editor of links to profiles of another kind. */
export const linksEditor = (side: LinkSide): Editor => ({
  ability: 'update',
  async load() {
    const { LinksEditor } = await import('../links/links-editor.tsx')
    return { default: (props: EditorProps) => LinksEditor({ ...props, side }) }
  },
})
