import { useLazy } from '../../components/use-lazy.ts'
import { count } from '../../components/format.ts'
import { linksEditor } from '../../profile/editing/lazy-editors.ts'
import type { Section, SectionProps } from '../../profile/profile-page.ts'
import { profileSections } from '../../profile/profile-sections.tsx'
import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  offeredSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { locationsOfCompany, pendingAffiliation } from '../../profile/links/affiliations.ts'
import { ProfileRows } from '../profile-rows.tsx'
import { kinds } from '../../kind/registry.ts'
import { rowOf, type CompanyContent } from './company-content.ts'

const locationsSection: Section<CompanyContent> = {
  id: 'locations',
  title: 'Locations',
  note: ({ locations: { rows, count: all } }) => all > rows.length && `${rows.length} of ${count(all)}`,
  isEmpty: ({ locations }) => locations.count + locations.pending.length === 0,
  empty: 'No locations yet. Add the pages that belong to you. Each appears here once its managers accept.',
  Body: LocationList,
  editor: linksEditor(locationsOfCompany),
}

// Visitors do not need it.
const loadPending = () => import('../../profile/links/pending-links.tsx')

function LocationList({ content: { locations }, entitlements }: SectionProps<CompanyContent>) {
  const { part } = useLazy(loadPending, locations.pending.length > 0)
  return (
    <>
      {part && locations.pending.length > 0 && (
        <part.PendingLinks
          links={locations.pending.map((link) => pendingAffiliation(link, 'company'))}
          label="Locations that are not public yet"
          canDecide={entitlements?.can['update'] ?? false}
        />
      )}
      <ProfileRows rows={locations.rows.map(rowOf)} />
    </>
  )
}

const servicesSection = offeredSection<CompanyContent>({
  name: 'services',
  title: 'Services',
  empty: 'No services yet. Tell organizers what you do for them.',
  offered: ({ services }) => services,
  saveText: 'Save services',
})

const words: SectionWords = {
  readers: 'organizers',
  documents: 'price lists or brochures',
}

/** The sections of the page. */
export const sections = profileSections<CompanyContent>([
  aboutSection(words),
  locationsSection,
  servicesSection,
  documentsSection(words),
  placeSection({
    noun: { one: 'location', other: 'locations' },
    of: ({ locations }) => locations.pins,
    kindOf: ({ locations }, id) => kinds[locations.pins.find((pin) => pin.id === id)?.kind ?? 'company'],
  }),
  ...closingSections(kinds.company, words),
])
