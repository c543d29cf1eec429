import type { MapPlace } from '../../components/map/market-view.ts'
import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import { profileSections } from '../../profile/profile-sections.tsx'
import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { partnersSection } from '../../profile/links/partners-section.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import type { EventContent } from './event-content.ts'
import { dealsSection } from './hotels/deals-section.tsx'
import { datesSection, entrySection, settingSection, sportsSection } from './manager-sections.ts'
import { placesSection } from './places/places-section.tsx'
import { requestSection } from './request/request-section.tsx'
import type { Section } from '../../profile/profile-page.ts'
import { AmenityList } from '../../profile/sections/amenity-list.tsx'
import { spacesEditor, amenitiesEditor } from '../../profile/editing/lazy-editors.ts'
import { SpaceTable } from '../../profile/spaces/space-table.tsx'
import { Link } from 'react-router'
import { counted } from '../../components/format.ts'
import { EventRows } from '../event-rows/event-rows.tsx'

/** Other events of the organization that holds this one. */
const moreSection: Section<EventContent> = {
  id: 'more',
  title: 'More from this organizer',
  note: ({ profile: { organization }, more }) =>
    organization && (
      <Link className="link" to={profilePath(kinds.organization, organization.id)}>
        All {counted(more.count, 'event')}
      </Link>
    ),
  isEmpty: ({ more }) => more.events.length === 0,
  // Nobody can edit the section, so nobody sees it empty.
  empty: '',
  Body: ({ content: { more, today } }) => <EventRows events={more.events} today={today} />,
}

const requirementsSection: Section<EventContent> = {
  id: 'requirements',
  title: 'Spaces it needs',
  isEmpty: ({ requirements }) => requirements.length === 0,
  empty: 'No requirements yet. Add the courts, fields or rooms that it needs.',
  Body: ({ content }) => <SpaceTable caption="Spaces it needs" spaces={content.requirements} />,
  editor: spacesEditor({
    calls: (api) => api['event-mgmt'].events.requirements,
    name: 'requirements',
    part: 'requirements',
    empty: 'Nothing yet. Add the courts, fields, rinks and rooms that the event needs.',
  }),
}

const amenitiesSection: Section<EventContent> = {
  id: 'amenities',
  title: 'Amenities',
  isEmpty: ({ amenities }) => amenities.length === 0,
  empty: 'No amenities yet. Add what people find at the event.',
  Body: ({ content }) => <AmenityList names={content.amenities} />,
  editor: amenitiesEditor((api) => api['event-mgmt'].events.amenities, 'amenities'),
}

const words: SectionWords = {
  readers: 'teams and hosts',
  documents: 'rules, schedules or forms',
}

/** The sections of the page. */
export const sections = profileSections<EventContent>([
  // First, because hosts decide by it.
  requestSection,
  aboutSection(words, { fields: ['featuredVideo'], isSuggested: true }),
  datesSection,
  entrySection,
  sportsSection,
  placesSection,
  dealsSection,
  settingSection,
  ...nearbySections<EventContent>(['hotel', 'business']),
  requirementsSection,
  amenitiesSection,
  documentsSection(words),
  placeSection({
    noun: { one: 'place', other: 'places' },
    of: mapPlaces,
    kindOf: (content, id) =>
      content.places.find(({ host }) => host?.profile.id === id)?.host?.kind ??
      surroundingKind(content, id) ??
      kinds.hotel,
  }),
  partnersSection(kinds.event),
  moreSection,
  ...closingSections(kinds.event, words, {
    removal: async () => (await import('./lifecycle/delete-event.tsx')).DeleteEvent,
  }),
])

/** Its venues, the listed hotels, and what is near, each once. */
function mapPlaces(content: EventContent): MapPlace[] {
  const venues = content.places.flatMap(({ host, lat, lng }) =>
    host === undefined || lat === null || lng === null
      ? []
      : { id: host.profile.id, name: host.profile.name, lat, lng },
  )
  const hotels = content.deals.hotels.flatMap(({ hotelId: id, name, lat, lng }) =>
    lat === null || lng === null ? [] : { id, name, lat, lng, category: 'Hotel & Lodging' as const },
  )
  const all = [...venues, ...hotels, ...surroundingPlaces(content)]
  return [...new Map(all.map((place) => [place.id, place])).values()]
}
