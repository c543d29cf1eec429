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
  documentsSection,
  placeSection({
    noun: kinds.facility.noun,
    of: ({ sites }) => sites.pins,
    kindOf: () => kinds.facility,
  }),
  contactSection,
  otherNamesSection,
  teamSection,
  promotionSection,
  removalSection(kinds.destination.noun.one),
])
