import { loadedOnce } from '../../components/loaded-once.ts'
import { count, known } from '../../components/format.ts'
import { directAside } from '../../profile/contact/direct-aside.tsx'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { ProfilePage } from '../../profile/profile-page.ts'
import { kinds } from '../../kind/registry.ts'
import { organizationCard } from './card.ts'
import { NextEvent } from './next-event.tsx'
import { organizationParts, type OrganizationContent } from './organization-content.ts'

const roles = ['Manager', 'Staff', 'Marketing'] as const

export const organizationPage: ProfilePage<OrganizationContent> = {
  kind: {
    ...kinds.organization,
    fields: async () => (await import('./fields.ts')).organizationFields,
    roles,
    draft: async () => (await import('@app/contract/organizations/organization-schema.ts')).OrganizationDraft,
  },
  parts: organizationParts,
  loadFit: () => import('./fit.ts'),
  typeOf: organizationCard.type,
  facts: ({ profile: { eventCount, eventStates, travelScope, services, yearFounded }, events: { coming } }) =>
    known([
      eventCount > 0 && {
        label: 'Events',
        value: count(eventCount),
        note: coming.count > 0 ? `${count(coming.count)} to come` : undefined,
      },
      eventStates.length > 0 && { label: 'States', value: count(eventStates.length) },
      services.length > 0 && { label: 'Services', value: count(services.length) },
      travelScope !== null && { label: 'Travels to', value: travelScope },
      yearFounded !== null && { label: 'Founded', value: String(yearFounded) },
    ]),
  reactionCount: ({ followerCount }) => followerCount,
  headEditor: fieldsEditor({
    name: 'name',
    fields: ['name', 'organizationType', 'travelScope', 'yearFounded'],
    saveText: 'Save facts',
  }),
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: directAside<OrganizationContent>({
    heading: 'Contact the organization',
    Facts: NextEvent,
  }),
  jsonLd: ({ profile: { organizationType, sports, yearFounded } }) => ({
    '@type': organizationType === 'Event Organization' ? 'SportsOrganization' : 'Organization',
    sport: organizationType === 'Event Organization' && sports.length > 0 ? sports : undefined,
    foundingDate: yearFounded === null ? undefined : String(yearFounded).padStart(4, '0'),
  }),
  loadActions: async () => ({ default: (await import('./organization-actions.tsx')).OrganizationActions }),
}
