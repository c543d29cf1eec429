import type { Section } from '../profile-page.ts'

/** Sections that only managers see. They have no content, so they show what they are for. */
const managersOnly = { isEmpty: () => true, Body: () => null }

export const promotionSection: Section = {
  ...managersOnly,
  id: 'promotion',
  title: 'Promotion',
  empty: ({ profile }) =>
    profile.isPromoted
      ? 'Promoted today: this page comes first in searches and is marked as promoted.'
      : 'Not promoted today. Choose days on which this page comes first in searches.',
  editor: {
    ability: 'boost',
    opener: { label: 'Choose days', icon: 'calendar-days' },
    load: async () => ({ default: (await import('../editing/boosts/boosts-editor.tsx')).BoostsEditor }),
  },
}

/** The noun of the kind goes into the title. */
export const removalSection = (noun: string): Section => ({
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
