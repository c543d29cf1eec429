import type { Event } from '@app/contract/events/event-schema.ts'
import { participantCostText, teamCostText } from '@app/contract/rules/costs.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { listOf } from '../../components/format.ts'
import { fieldsEditor, sportsEditor } from '../../profile/editing/lazy-editors.ts'
import type { Section } from '../../profile/profile-page.ts'
import { managersOnly } from '../../profile/sections/closing-sections.tsx'
import type { EventContent } from './event-content.ts'
import { timesText } from './event-words.ts'

// Visitors find these facts in the head and the aside of the page.

export const datesSection: Section<EventContent> = {
  ...managersOnly,
  id: 'dates',
  title: 'Dates',
  empty: ({ profile }) => [eventDatesText(profile), timesText(profile)].filter(Boolean).join(' · '),
  editor: { ability: 'update', load: async () => (await import('./editing/dates-editor.tsx')).DatesEditor },
}

export const entrySection: Section<EventContent> = {
  ...managersOnly,
  id: 'entry',
  title: 'Costs and sign-up',
  empty: ({ profile }) => entryText(profile),
  editor: fieldsEditor({
    name: 'entry',
    fields: ['individualCost', 'teamCost', 'entryDeadline', 'registrationLink', 'hotelLink'],
    saveText: 'Save costs and sign-up',
  }),
}

function entryText({ individualCost, teamCost, registrationLink }: Event): string {
  const costs = [
    ...(individualCost === null ? [] : [participantCostText(individualCost)]),
    ...(teamCost === null ? [] : [teamCostText(teamCost)]),
  ]
  return [
    costs.length === 0 ? 'No costs yet.' : `${costs.join(', ')}.`,
    registrationLink === null
      ? 'No page to sign up yet. Add yours, so that the page has a button to it.'
      : 'The button to sign up leads to your page.',
  ].join(' ')
}

export const sportsSection: Section<EventContent> = {
  ...managersOnly,
  id: 'sports',
  title: 'Sports',
  empty: ({ profile: { sportsList } }) =>
    sportsList.length === 0 ? 'No sports yet. Most people search by sport.' : `${listOf(sportsList)}.`,
  editor: sportsEditor((api) => api['event-mgmt'].events.sports),
}

export const settingSection: Section<EventContent> = {
  ...managersOnly,
  id: 'setting',
  title: 'Hotel settings',
  empty: ({ deals: { isHotelLinkIgnored, settings } }) =>
    [
      isHotelLinkIgnored && 'Hotel deals are shown although you have a page of hotels.',
      settings.hotelLiveRatesEnabled ? 'Live rates are shown.' : 'Live rates are not shown.',
    ]
      .filter(Boolean)
      .join(' '),
  editor: {
    ability: 'changeSetting',
    load: async () => (await import('./hotels/setting-editor.tsx')).SettingEditor,
  },
}
