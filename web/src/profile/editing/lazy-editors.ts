import type { LinkSide } from '../links/links.ts'
import type { Editor, EditorProps, FieldsForm } from '../profile-page.ts'
import type { SpaceList } from '../spaces/space-list.ts'
import type { ChoiceCalls } from './collections/choice-editor.tsx'

/** The editor of a form, with controls in the order of its fields. */
export const fieldsEditor = (form: FieldsForm): Editor => ({
  ability: 'update',
  async load() {
    const { FieldsEditor } = await import('./fields/field-editor.tsx')
    return (props: EditorProps) => FieldsEditor({ ...props, ...form })
  },
})

/** The editor of links to profiles of another kind. */
export const linksEditor = (side: LinkSide): Editor => ({
  ability: 'update',
  async load() {
    const { LinksEditor } = await import('../links/links-editor.tsx')
    return (props: EditorProps) => LinksEditor({ ...props, side })
  },
})

export const spacesEditor = (spaces: SpaceList): Editor => ({
  ability: 'update',
  async load() {
    const { SpacesEditor } = await import('../spaces/spaces-editor.tsx')
    return (props: EditorProps) => SpacesEditor({ ...props, spaces })
  },
})

/** `part` is the part of the page that has the amenities, if not the profile itself. */
export const amenitiesEditor = (calls: ChoiceCalls<'amenities'>, part?: string): Editor => ({
  ability: 'update',
  async load() {
    const { ChoiceEditor, amenityChoices } = await import('./collections/choice-editor.tsx')
    const choices = amenityChoices(calls, part)
    return (props: EditorProps) => ChoiceEditor({ ...props, choices })
  },
})

export const sportsEditor = (calls: ChoiceCalls<'sports'>): Editor => ({
  ability: 'update',
  async load() {
    const { ChoiceEditor, sportChoices } = await import('./collections/choice-editor.tsx')
    const choices = sportChoices(calls)
    return (props: EditorProps) => ChoiceEditor({ ...props, choices })
  },
})
