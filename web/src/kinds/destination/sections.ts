import {
  aboutSection,
  contactSection,
  documentsSection,
  placeSection,
  promotionSection,
  removalSection,
  teamSection,
} from '../../profile/sections/common-sections.tsx'
import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import { otherNamesSection } from '../../profile/sections/other-names-section.ts'
import { facilitiesSection, servicesSection, sportsSection } from './destination-sections.tsx'
import { kinds } from '../registry.ts'
import type { DestinationContent } from './destination-content.ts'
import { profileSections } from '../../profile/profile-sections.tsx'

/** The sections of the page. */
export const sections = profileSections<DestinationContent>([
  aboutSection,
  sportsSection,
  facilitiesSection,
  servicesSection,
  ...nearbySections<DestinationContent>(['hotel', 'business']),
  documentsSection,
  placeSection({
    noun: { one: 'place', other: 'places' },
    of: (content) => [...content.sites.pins, ...surroundingPlaces(content)],
    kindOf: (content, id) => surroundingKind(content, id) ?? kinds.facility,
  }),
  contactSection,
  otherNamesSection,
  teamSection,
  promotionSection,
  removalSection(kinds.destination.noun.one),
])
