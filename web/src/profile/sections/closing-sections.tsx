import { isReleased, releaseWord } from '../../kind/is-hidden.ts'
import type { KindFacts } from '../../kind/registry.ts'
import { Contacts } from '../contact/contact-aside.tsx'
import { fieldsEditor } from '../editing/lazy-editors.ts'
import { alsoKnownAs } from '../other-names.ts'
import type { Section } from '../profile-page.ts'
import { contactFields, updatedText } from '../updated.ts'
import type { SectionWords } from './common-sections.tsx'
import { teamSection } from './team-section.tsx'

/** On a wide screen, visitors have the same beside the page. */
const contactSection = ({ readers }: SectionWords): Section => ({
  id: 'contact',
  title: 'Contact',
  note: (content) => updatedText(content, contactFields),
  isEmpty: ({ profile: { phone, email, website } }) => (phone ?? email ?? website) === null,
  empty: `No contact info yet. Add an email, phone or website so ${readers} can reach you.`,
  Body: ({ content }) => <Contacts profile={content.profile} />,
  isBesideOnWide: true,
  editor: fieldsEditor({
    name: 'contact',
    fields: contactFields,
    saveText: 'Save contact',
    note: 'Everyone can see these, and the button on your page uses them.',
  }),
})

/** Sections that only managers see. They have no content, so they show what they are for. */
export const managersOnly = { isEmpty: () => true, Body: () => null }

/** Everyone reads the names in the head of the page. */
const otherNamesSection: Section = {
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

const promotionSection: Section = {
  ...managersOnly,
  id: 'promotion',
  title: 'Promotion',
  empty: ({ profile }) =>
    !isReleased(profile)
      ? `You can promote this page as soon as it is ${releaseWord(profile)}.`
      : profile.isPromoted
        ? 'Promoted today. This page comes first in search and is marked as promoted.'
        : 'Not promoted today. Choose the days when this page comes first in search.',
  editor: {
    ability: 'boost',
    opener: { label: 'Choose days', icon: 'calendar-days' },
    load: async () => ({ default: (await import('../editing/boosts/boosts-editor.tsx')).BoostsEditor }),
  },
}

/** The noun of the kind goes into the title. */
const removalSection = (noun: string): Section => ({
  ...managersOnly,
  id: 'removal',
  title: `Delete this ${noun}`,
  empty: 'It will disappear from search right away. An administrator can restore it for 30 days.',
  editor: {
    ability: 'delete',
    opener: { label: 'Delete', icon: 'trash-2' },
    load: async () => ({ default: (await import('../editing/delete-profile.tsx')).DeleteProfile }),
  },
})

/** The last sections of every page. `promotion` is the title of the one about its place in search. */
export const closingSections = (
  { noun }: KindFacts,
  words: SectionWords,
  { promotion = 'Promotion' } = {},
) => [
  contactSection(words),
  otherNamesSection,
  teamSection,
  { ...promotionSection, title: promotion },
  removalSection(noun.one),
]
