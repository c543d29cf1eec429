import { fieldsEditor } from '../editing/fields/fields-editor.ts'
import { LongText } from '../long-text.tsx'
import type { Section } from '../profile-page.ts'

export const aboutSection: Section = {
  id: 'about',
  title: 'About',
  isEmpty: ({ profile }) => !profile.description,
  empty: 'No description yet. Tell organizers what to expect here.',
  Body: ({ content: { profile } }) => <LongText text={profile.description ?? ''} />,
  editor: fieldsEditor({ name: 'about', fields: ['description'], saveText: 'Save text' }),
}
