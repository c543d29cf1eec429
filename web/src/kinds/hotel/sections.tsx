import { nearbySections, surroundingKind, surroundingPlaces } from '../../profile/nearby/nearby-section.tsx'
import { mapPlaceOf } from '../../profile/profile-place.ts'
import { profileSections } from '../../profile/profile-sections.tsx'
import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  offeredSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { companiesSection } from '../../profile/links/companies-section.tsx'
import { partnersSection } from '../../profile/links/partners-section.tsx'
import { kinds } from '../../kind/registry.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import { AmountNote } from '../../reservations/amount-note.tsx'
import { specialsSection } from './specials/specials-section.tsx'
import { venuesSection } from '../profile-rows.tsx'
import type { HotelContent } from './hotel-content.ts'

const amenitiesSection = offeredSection<HotelContent>({
  name: 'amenities',
  title: 'Amenities',
  empty: 'No amenities yet. Add what teams find here.',
  offered: ({ amenities }) => amenities,
  saveText: 'Save amenities',
})

const words: SectionWords = {
  readers: 'teams',
  documents: 'rate cards, menus or brochures',
}

const about = aboutSection(words, { isSuggested: true })

/** The hotel's description, which may name amounts. */
const ownWords: typeof about = {
  ...about,
  Body: (props) => (
    <Stack gap="2">
      <about.Body {...props} />
      <AmountNote texts={[props.content.profile.description]} writer="the hotel" />
    </Stack>
  ),
}

/** The sections of the page. */
export const sections = profileSections<HotelContent>([
  specialsSection,
  ownWords,
  amenitiesSection,
  venuesSection,
  ...nearbySections<HotelContent>(['business']),
  documentsSection(words),
  placeSection({
    noun: { one: 'place', other: 'places' },
    of: (content) => [...content.venues.map(mapPlaceOf), ...surroundingPlaces(content)],
    kindOf: (content, id) => surroundingKind(content, id) ?? kinds.facility,
  }),
  companiesSection(kinds.hotel),
  partnersSection(kinds.hotel),
  ...closingSections(kinds.hotel, words),
])
