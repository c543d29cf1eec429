import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import { facilitiesSection, servicesSection, sportsSection } from './destination-sections.tsx'
import { kinds } from '../../kind/registry.ts'
import type { DestinationContent } from './destination-content.ts'
import { profileSections } from '../../profile/profile-sections.tsx'

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
  ...nearbySections<DestinationContent>(['hotel', 'business']),
  documentsSection(words),
  placeSection({
    noun: { one: 'place', other: 'places' },
    of: (content) => [...content.sites.pins, ...surroundingPlaces(content)],
    kindOf: (content, id) => surroundingKind(content, id) ?? kinds.facility,
  }),
  ...closingSections(kinds.destination, words),
])
