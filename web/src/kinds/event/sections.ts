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
import { kinds } from '../../kind/registry.ts'
import type { EventContent } from './event-content.ts'
import { dealsSection } from './hotels/deals-section.tsx'
import { datesSection, entrySection, settingSection, sportsSection } from './manager-sections.ts'
import { moreSection } from './more-section.tsx'
import { amenitiesSection, requirementsSection } from './needs-sections.tsx'
import { placesSection } from './places/places-section.tsx'
import { requestSection } from './request/request-section.tsx'

const words: SectionWords = {
  readers: 'teams and hosts',
  documents: 'rules, schedules or forms',
}

/** The sections of the page. */
export const sections = profileSections<EventContent>([
  // First, because hosts decide by it.
  requestSection,
  aboutSection(words, { fields: ['featuredVideo'] }),
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
  ...closingSections(kinds.event, words),
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
