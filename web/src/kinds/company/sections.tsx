import { OfferedList } from '../../components/display/offered-list.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { count } from '../../page/format.ts'
import { fieldsEditor, linksEditor } from '../../profile/editing/lazy-editors.ts'
import type { Section, SectionProps } from '../../profile/profile-page.ts'
import { profileSections } from '../../profile/profile-sections.tsx'
import {
  aboutSection,
  contactSection,
  documentsSection,
  placeSection,
  promotionSection,
  removalSection,
  teamSection,
} from '../../profile/sections/common-sections.tsx'
import { otherNamesSection } from '../../profile/sections/other-names-section.ts'
import { locationsOfCompany, pendingAffiliation } from '../affiliations.ts'
import { ProfileRows } from '../profile-rows.tsx'
import { kinds } from '../registry.ts'
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
const loadPending = () => import('../pending-links.tsx')

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

const servicesSection: Section<CompanyContent> = {
  id: 'services',
  title: 'Services',
  isEmpty: ({ profile }) => profile.services.length === 0,
  empty: 'No services yet. Tell organizers what you do for them.',
  Body: ({ content: { profile } }) => <OfferedList offered={profile.services} />,
  editor: fieldsEditor({ name: 'services', fields: ['services'], saveText: 'Save services' }),
}

/** The sections of the page. */
export const sections = profileSections<CompanyContent>([
  aboutSection,
  locationsSection,
  servicesSection,
  documentsSection,
  placeSection({
    noun: { one: 'location', other: 'locations' },
    of: ({ locations }) => locations.pins,
    kindOf: ({ locations }, id) => kinds[locations.pins.find((pin) => pin.id === id)?.kind ?? 'company'],
  }),
  contactSection,
  otherNamesSection,
  teamSection,
  promotionSection,
  removalSection(kinds.company.noun.one),
])
