import { fieldsEditor } from '../editing/fields/fields-editor.ts'
import type { Section } from '../profile-page.ts'
import { Contacts } from '../contact/contacts.tsx'

/** On a wide screen, visitors have the same beside the page. */
export const contactSection: Section = {
  id: 'contact',
  title: 'Contact',
  isEmpty: ({ profile: { phone, email, website } }) => (phone ?? email ?? website) === null,
  empty: 'No contact yet. Add an email, phone or website so that organizers can reach you.',
  Body: ({ content }) => <Contacts profile={content.profile} />,
  isBesideOnWide: true,
  editor: fieldsEditor({
    name: 'contact',
    fields: ['phone', 'email', 'website'],
    saveText: 'Save contact',
    note: 'Everyone can see these, and the button on your page uses them.',
  }),
}
