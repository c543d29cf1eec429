import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { loadedOnce } from '../../components/loaded-once.ts'
import type { ProfilePage } from '../../profile/profile-page.ts'
import { kinds } from '../../kind/registry.ts'
import { EventAside, EventLead } from './aside/event-aside.tsx'
import { eventCard } from './card.ts'
import { eventParts, type EventContent } from './event-content.ts'
import { EventAlert, EventNotice, Organizer } from './event-head.tsx'
import { eventJsonLd } from './event-json-ld.ts'
import { takesInterest } from './event-words.ts'
import { keyFacts } from './key-facts.ts'

const audiences = {
  Marketed: undefined,
  RFP: 'Venues and destinations with a membership see it without these buttons.',
  Private: 'Only its team and its guests see it.',
} as const

export const eventPage: ProfilePage<EventContent> = {
  kind: {
    ...kinds.event,
    fields: async () => (await import('./fields.ts')).eventFields,
    roles: ['Manager', 'Staff', 'Guest'],
    rolesNote: 'Staff are shown on the page and can see it as a draft. Guests can see a private event.',
    draft: async () => (await import('@app/contract/events/event-schema.ts')).EventDraft,
  },
  parts: eventParts,
  loadFit: () => import('./fit.ts'),
  typeOf: eventCard.type,
  facts: keyFacts,
  reactionCount: ({ likeCount }) => likeCount,
  takesReactions: takesInterest,
  audience: ({ category }) => audiences[category],
  Notice: EventNotice,
  Alert: EventAlert,
  Line: Organizer,
  Lead: EventLead,
  headEditor: {
    ability: 'update',
    load: async () => ({ default: (await import('./editing/facts-editor.tsx')).FactsEditor }),
  },
  sections: loadedOnce(async () => (await import('./sections.ts')).sections),
  WithAside: EventAside,
  metaLead: (event) => `${eventDatesText(event)}.`,
  jsonLd: eventJsonLd,
  loadActions: async () => ({ default: (await import('./lifecycle/event-actions.tsx')).EventActions }),
}
