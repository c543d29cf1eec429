import type { Editor, EditorProps } from '../profile-page.ts'
import type { SpaceList } from './space-list.ts'

export const spacesEditor = (spaces: SpaceList): Editor => ({
  ability: 'update',
  async load() {
    const { SpacesEditor } = await import('./spaces-editor.tsx')
    return { default: (props: EditorProps) => SpacesEditor({ ...props, spaces }) }
  },
})
