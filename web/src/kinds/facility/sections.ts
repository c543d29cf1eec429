import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import { availabilitySection } from './availability/availability-section.tsx'
import { amenitiesSection, sportsSection } from './choice-sections.tsx'
import { destinationsSection } from './destinations-section.tsx'
import { hoursSection } from './hours/hours-section.tsx'
import { reviewsSection } from './reviews/reviews-section.tsx'
import { spacesSection } from './spaces-section.tsx'
import { mapPlaceOf } from '../../profile/profile-place.ts'
import { facilityKind } from './kind.ts'
import type { FacilityContent } from './facility-content.ts'
import { profileSections } from '../../profile/profile-sections.tsx'

const words: SectionWords = {
  readers: 'organizers',
  documents: 'floor plans, rate cards or brochures',
}

/** The sections of the page. */
export const sections = profileSections<FacilityContent>([
  aboutSection(words),
  spacesSection,
  availabilitySection,
  sportsSection,
  amenitiesSection,
  hoursSection,
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
