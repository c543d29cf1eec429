import type { StaffRole } from '@app/contract/reference-lists/staff-roles.ts'
import { loadedOnce } from '../../components/loaded-once.ts'
import { capitalized, count, counted, known } from '../../components/format.ts'
import { directAside } from '../../profile/contact/direct-aside.tsx'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { ProfilePage } from '../../profile/profile-page.ts'
import { kinds } from '../../kind/registry.ts'
import { companyCard } from './card.ts'
import { companyParts, type CompanyContent } from './company-content.ts'

const roles = ['Manager', 'Sales', 'Marketing'] as const satisfies readonly StaffRole[]

export const companyPage: ProfilePage<CompanyContent> = {
  kind: {
    ...kinds.company,
    fields: async () => (await import('./fields.ts')).companyFields,
    roles,
    draft: async () => (await import('@app/contract/companies/company-schema.ts')).CompanyDraft,
  },
  parts: companyParts,
  loadFit: () => import('./fit.ts'),
  typeOf: companyCard.type,
  facts: ({ profile: { locationStates, services, yearFounded }, locations }) =>
    known([
      locations.count > 0 && {
        label: 'Locations',
        value: count(locations.count),
        note: locationStates.length > 1 ? `in ${counted(locationStates.length, 'state')}` : undefined,
      },
      // A single kind has the same count as all locations.
      ...(locations.kinds.length > 1
        ? locations.kinds.map(({ kind, count: found }) => ({
            label: capitalized(kinds[kind].noun.other),
            value: count(found),
          }))
        : []),
      services.length > 0 && { label: 'Services', value: count(services.length) },
      yearFounded !== null && { label: 'Founded', value: String(yearFounded) },
    ]),
  reactionCount: ({ followerCount }) => followerCount,
  headEditor: fieldsEditor({
    name: 'name',
    fields: ['name', 'companyType', 'yearFounded'],
    saveText: 'Save facts',
  }),
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: directAside({
    heading: 'Contact the company',
  }),
  jsonLd: ({ profile: { yearFounded } }) => ({
    '@type': 'Organization',
    foundingDate: yearFounded === null ? undefined : String(yearFounded).padStart(4, '0'),
  }),
}
