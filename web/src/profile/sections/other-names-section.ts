import { alsoKnownAs } from '../other-names.ts'
import type { Section } from '../profile-page.ts'
import { managersOnly } from './common-sections.tsx'

/** Everyone reads the names in the head of the page. */
export const otherNamesSection: Section = {
  ...managersOnly,
  id: 'names',
  title: 'Other names',
  empty: ({ profile, otherNames }) =>
    alsoKnownAs(profile.name, otherNames) ??
    'No other names yet. Add former and common names so that people find this page by them.',
  editor: {
    ability: 'update',
    load: async () => ({
      default: (await import('../editing/collections/other-names-editor.tsx')).OtherNamesEditor,
    }),
  },
}
