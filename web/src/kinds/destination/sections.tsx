import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import { guideSection } from '../../profile/guide/guide-section.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import type { DestinationContent, Sites, SportRow } from './destination-content.ts'
import { profileSections } from '../../profile/profile-sections.tsx'
import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { CardGrid } from '../../components/display/card-grid.tsx'
import { OfferedList } from '../../components/display/offered-list.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { Table } from '../../components/display/table.tsx'
import { count } from '../../components/format.ts'
import { cityAndState } from '../../page/place-words.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { fieldsEditor, linksEditor } from '../../profile/editing/lazy-editors.ts'
import { Fold } from '../../profile/fold.tsx'
import type { Section, SectionProps } from '../../profile/profile-page.ts'
import { searchPath } from '../../profile/profile-place.ts'
import { isHidden } from '../../kind/is-hidden.ts'
import { facilitiesOfDestination } from '../../profile/links/facility-destinations.ts'
import { decisionOf } from '../../profile/links/facility-link-decision.ts'
import { cards } from '../cards.ts'
import { SummaryCard } from '../../kind/summary-card.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'

const columns = [
  { label: 'Sport' },
  { label: 'Facilities', isNumeric: true },
  { label: 'Spaces', isNumeric: true },
  { label: 'Largest site' },
]

const cellsOf = ({ sport, facilityCount, spaceCount, space, largest }: SportRow) => [
  sport,
  count(facilityCount),
  spaceCount > 0 && (
    <span key="spaces">
      {count(spaceCount)} <span className="mut">{spacesWord(space, spaceCount).toLowerCase()}</span>
    </span>
  ),
  largest && `${largest.name}, ${count(largest.count)}`,
]

const sportsSection: Section<DestinationContent> = {
  id: 'sports',
  title: 'What you can play here',
  isEmpty: ({ sites }) => sites.sports.length === 0,
  empty: '',
  Body: ({ content: { sites } }) => (
    <Fold look="rows" count={sites.sports.length} words="sports">
      <Table
        caption="Sports"
        head={columns}
        rows={sites.sports.map((row) => ({ key: row.sport, cells: cellsOf(row) }))}
        isStacking
      />
    </Fold>
  ),
}

const facilitiesSection: Section<DestinationContent> = {
  id: 'facilities',
  title: 'Facilities',
  note: ({ sites }) => sites.count > sites.cards.length && `${sites.cards.length} of ${count(sites.count)}`,
  isEmpty: ({ sites, pending }) => sites.count + pending.length === 0,
  empty: 'No facilities yet. Their managers request a link to this page, and you accept it here.',
  Body: Facilities,
  editor: linksEditor(facilitiesOfDestination),
}

// Visitors do not need it.
const loadPending = () => import('../../profile/links/pending-links.tsx')

function Facilities({
  content: { profile, sites, pending },
  entitlements,
}: SectionProps<DestinationContent>) {
  const { part } = useLazy(loadPending, pending.length > 0)
  return (
    <Stack gap="5">
      {part && pending.length > 0 && (
        <part.PendingLinks
          links={pending.map((link) => ({
            id: link.id,
            to: profilePath(kinds.facility, link.ownerId),
            name: link.ownerName,
            decision: decisionOf(link),
          }))}
          label="Facilities that ask to be on this page"
          canDecide={entitlements?.can['update'] ?? false}
        />
      )}
      {sites.count > 0 && (
        <CardGrid>
          {sites.cards.map((facility) => (
            <SummaryCard key={facility.id} summary={cards.facility} profile={facility} />
          ))}
        </CardGrid>
      )}
      {sites.count > sites.cards.length && <MoreFacilities {...{ profile, sites }} />}
    </Stack>
  )
}

interface MoreFacilitiesProps {
  profile: Pick<Destination, 'id' | 'status' | 'isActive' | 'city' | 'state'>
  sites: Pick<Sites, 'count'>
}

/** A marketplace can filter by public destinations only. Its team gets a search near the city until then. */
export function MoreFacilities({ profile, sites }: MoreFacilitiesProps) {
  const isPublic = !isHidden(profile)
  if (!isPublic && profile.city === null) return null
  const to = isPublic
    ? searchPath(kinds.facility, { destination: profile.id })
    : searchPath(kinds.facility, { near: cityAndState(profile) })
  return (
    <div>
      <ButtonLink to={to}>
        {isPublic ? `All ${count(sites.count)} facilities` : `Search facilities near ${profile.city}`}
      </ButtonLink>
    </div>
  )
}

const servicesSection: Section<DestinationContent> = {
  id: 'services',
  title: 'Services for your event',
  note: ({ profile, services }) => `${profile.services.length} of ${services.length} offered`,
  isEmpty: ({ profile }) => profile.services.length === 0,
  empty: 'No services yet. Tell organizers how you help.',
  Body({ content: { profile, services } }) {
    const offered: readonly string[] = profile.services
    const missing = services.filter((service) => !offered.includes(service))
    return <OfferedList {...{ offered, missing }} />
  },
  editor: fieldsEditor({ name: 'services', fields: ['services'], saveText: 'Save services' }),
}

const words: SectionWords = {
  readers: 'organizers',
  documents: 'bid packets, maps or brochures',
}

/** The sections of the page. */
export const sections = profileSections<DestinationContent>([
  aboutSection(words),
  sportsSection,
  facilitiesSection,
  servicesSection,
  guideSection<DestinationContent>(),
  ...nearbySections<DestinationContent>(['hotel', 'business']),
  documentsSection(words),
  placeSection({
    noun: { one: 'place', other: 'places' },
    of: (content) => [...content.sites.pins, ...surroundingPlaces(content)],
    kindOf: (content, id) => surroundingKind(content, id) ?? kinds.facility,
  }),
  ...closingSections(kinds.destination, words),
])
