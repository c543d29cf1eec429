import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import { hoursSection } from '../../profile/hours/hours-section.tsx'
import { reviewsSection } from './reviews/reviews-section.tsx'
import { mapPlaceOf } from '../../profile/profile-place.ts'
import { facilityKind } from './kind.ts'
import type { FacilityContent } from './facility-content.ts'
import { profileSections } from '../../profile/profile-sections.tsx'
import type { Section, SectionProps } from '../../profile/profile-page.ts'
import { AmenityList } from '../../profile/sections/amenity-list.tsx'
import { sportsSection } from '../../profile/sections/sports-section.tsx'
import { date } from '../../components/format.ts'
import { updatedText } from '../../profile/updated.ts'
import { spacesEditor, linksEditor, amenitiesEditor } from '../../profile/editing/lazy-editors.ts'
import { SpaceTable } from '../../profile/spaces/space-table.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { StripSkeleton } from './availability/strip-skeleton.tsx'
import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { cityAndState } from '../../page/place-words.ts'
import { destinationsOfFacility } from '../../profile/links/facility-destinations.ts'
import { decisionOf } from '../../profile/links/facility-link-decision.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'

// Visitors do not need it.
const loadAccept = () => import('../../profile/links/accept-link.tsx')

const destinationsSection: Section<FacilityContent> = {
  id: 'destinations',
  title: 'Destinations',
  isEmpty: ({ destinations }) => destinations.length === 0,
  empty: 'No destinations yet. Request a link to the destination that this facility belongs to.',
  Body: Destinations,
  editor: linksEditor(destinationsOfFacility),
}

function Destinations({ content, entitlements }: SectionProps<FacilityContent>) {
  // Besides staff of the facility, only staff of the destination can see a pending link.
  const isTarget = entitlements !== undefined && !entitlements.can['update']
  const hasPending = content.destinations.some(({ isAccepted }) => !isAccepted)
  const { part } = useLazy(loadAccept, isTarget && hasPending)
  return (
    <Stack as="ul" gap="3">
      {content.destinations.map((link) => (
        <Row as="li" key={link.id} gap="2 3">
          <Link to={profilePath(kinds.destination, link.destinationId)} className="link">
            {link.name}
          </Link>
          <span className="sm mut">{cityAndState(link)}</span>
          {!link.isAccepted && <Tag tone="warn">Pending</Tag>}
          {!link.isAccepted && part && <part.AcceptLink decision={decisionOf(link)} />}
        </Row>
      ))}
    </Stack>
  )
}

// The server renders the page once for everybody, so browsers ask what is free, and load the code for it then.
const loadPanel = () => import('./availability/availability-panel.tsx')

const availabilitySection: Section<FacilityContent> = {
  id: 'availability',
  title: 'Availability',
  isEmpty: () => false,
  empty: '',
  Body: AvailabilityBody,
}

function AvailabilityBody(props: SectionProps<FacilityContent>) {
  const { part, hasFailed, retry } = useLazy(loadPanel, true)
  if (hasFailed) return <ErrorState title="The free weekends didn’t load." onRetry={retry} />
  return part ? <part.AvailabilityPanel {...props} /> : <StripSkeleton />
}

const spacesSection: Section<FacilityContent> = {
  id: 'spaces',
  title: 'Spaces',
  note: (content) => updatedText(content, ['spaceTypes']) ?? `Updated ${date(content.profile.createdDate)}`,
  isEmpty: ({ profile }) => profile.spaceTypes.length === 0,
  empty: 'No spaces yet. Add them so that organizers know what fits here.',
  Body: ({ content: { profile } }) => <SpaceTable caption="Spaces" spaces={profile.spaceTypes} />,
  editor: spacesEditor({
    calls: (api) => api['facility-mgmt'].facilities.spaceTypes,
    name: 'spaces',
    part: 'profile',
    empty: 'No spaces yet. Add courts, fields, rinks and rooms, so that organizers know what fits.',
  }),
}

const amenitiesSection: Section<FacilityContent> = {
  id: 'amenities',
  title: 'Amenities',
  isEmpty: ({ profile }) => profile.amenities.length === 0,
  empty: 'No amenities yet. Add what teams find here.',
  Body: ({ content: { profile } }) => <AmenityList names={profile.amenities} />,
  editor: amenitiesEditor((api) => api['facility-mgmt'].facilities.amenities),
}

const words: SectionWords = {
  readers: 'organizers',
  documents: 'floor plans, rate cards or brochures',
}

/** The sections of the page. */
export const sections = profileSections<FacilityContent>([
  aboutSection(words),
  spacesSection,
  availabilitySection,
  sportsSection(facilityKind, (api) => api['facility-mgmt'].facilities.sports),
  amenitiesSection,
  hoursSection({
    calls: (api) => api['facility-mgmt'].facilities.hours,
    empty: 'No opening hours yet. Add them so that organizers know when they can play.',
    afterSave: async (api, id) => (await import('./hours/outside-list.tsx')).findOutside(api, id),
  }),
  reviewsSection,
  ...nearbySections<FacilityContent>(['hotel', 'business']),
  documentsSection(words),
  placeSection({
    noun: { one: 'place', other: 'places' },
    of: (content) => [...content.nearby.map(mapPlaceOf), ...surroundingPlaces(content)],
    kindOf: (content, id) => surroundingKind(content, id) ?? facilityKind,
  }),
  destinationsSection,
  ...closingSections(facilityKind, words),
])
