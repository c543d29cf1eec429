import type { StaffRole } from '@app/contract/reference-lists/staff-roles.ts'
import { loadedOnce } from '../../components/loaded-once.ts'
import { count, counted } from '../../components/format.ts'
import { spaceScore } from '../../page/space-score.ts'
import { contactAside } from '../../profile/contact/contact-aside.tsx'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { ProfilePage } from '../../profile/profile-page.ts'
import { kinds } from '../../kind/registry.ts'
import { destinationParts, type DestinationContent } from './destination-content.ts'
import { destinationCard } from './card.ts'

const roles = ['Manager', 'Sales', 'Marketing'] as const satisfies readonly StaffRole[]
const mostSpaceFacts = 4

export const destinationPage: ProfilePage<DestinationContent> = {
  kind: {
    ...kinds.destination,
    fields: async () => (await import('./fields.ts')).destinationFields,
    roles,
    draft: async () => (await import('@app/contract/destinations/destination-schema.ts')).DestinationDraft,
  },
  parts: destinationParts,
  loadFit: () => import('./fit.ts'),
  typeOf: destinationCard.type,
  facts: ({ sites }) =>
    sites.count === 0
      ? []
      : [
          {
            label: 'Facilities',
            value: count(sites.count),
            note: sites.cityCount > 1 ? `in ${counted(sites.cityCount, 'city', 'cities')}` : undefined,
          },
          { label: 'Sports', value: count(sites.sports.length) },
          ...spaceScore(sites.spaces, null, { most: mostSpaceFacts }),
        ],
  reactionCount: ({ followerCount }) => followerCount,
  headEditor: fieldsEditor({
    name: 'name',
    fields: [
      'name',
      'destinationType',
      'hotelLiveRatesEnabled',
      'hotelLiveRatesVisibleAfter',
      'hotelSpecialsHiddenAfter',
    ],
    saveText: 'Save facts',
  }),
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: contactAside(kinds.destination, 'Ask for a proposal'),
  jsonLd: () => ({ '@type': 'TouristDestination' }),
  loadActions: async () => ({ default: (await import('./destination-actions.tsx')).DestinationActions }),
}
