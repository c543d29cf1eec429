import { OfferedList } from '../../components/display/offered-list.tsx'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import type { Section } from '../../profile/profile-page.ts'
import { mapPlaceOf } from '../../profile/profile-place.ts'
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
import { companiesSection } from '../companies-section.tsx'
import { partnersSection } from '../partners-section.tsx'
import { kinds } from '../registry.ts'
import { venuesSection } from '../venues-section.tsx'
import type { HotelContent } from './hotel-content.ts'

const amenitiesSection: Section<HotelContent> = {
  id: 'amenities',
  title: 'Amenities',
  isEmpty: ({ profile }) => profile.amenities.length === 0,
  empty: 'No amenities yet. Add what teams find here.',
  Body: ({ content: { profile } }) => <OfferedList offered={profile.amenities} />,
  editor: fieldsEditor({ name: 'amenities', fields: ['amenities'], saveText: 'Save amenities' }),
}

/** The sections of the page. */
export const sections = profileSections<HotelContent>([
  aboutSection,
  amenitiesSection,
  venuesSection,
  ...nearbySections<HotelContent>(['business']),
  documentsSection,
  placeSection({
    noun: { one: 'place', other: 'places' },
    of: (content) => [...content.venues.map(mapPlaceOf), ...surroundingPlaces(content)],
    kindOf: (content, id) => surroundingKind(content, id) ?? kinds.facility,
  }),
  companiesSection(kinds.hotel),
  partnersSection(kinds.hotel),
  contactSection,
  otherNamesSection,
  teamSection,
  promotionSection,
  removalSection(kinds.hotel.noun.one),
])
