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
import { hoursSection } from '../../profile/hours/hours-section.tsx'
import { partnersSection } from '../../profile/links/partners-section.tsx'
import { promotionsSection } from './promotions/promotions-section.tsx'
import { kinds } from '../../kind/registry.ts'
import { venuesSection } from '../profile-rows.tsx'
import type { BusinessContent } from './business-content.ts'

const attributesSection = offeredSection<BusinessContent>({
  name: 'attributes',
  title: 'Good to know',
  empty: 'No attributes yet. Choose what teams find here.',
  offered: ({ attributes }) => attributes,
  saveText: 'Save attributes',
})

const words: SectionWords = {
  readers: 'teams',
  documents: 'menus, price lists or brochures',
}

/** The sections of the page. */
export const sections = profileSections<BusinessContent>([
  promotionsSection,
  aboutSection(words, { isSuggested: true }),
  attributesSection,
  hoursSection({
    calls: (api) => kinds.business.calls(api).hours,
    empty: 'No opening hours yet. Add them so that teams know when to come.',
  }),
  venuesSection,
  documentsSection(words),
  placeSection({
    noun: kinds.facility.noun,
    of: ({ venues }) => venues.map(mapPlaceOf),
    kindOf: () => kinds.facility,
  }),
  companiesSection(kinds.business),
  partnersSection(kinds.business),
  // Its own promotions are another thing.
  ...closingSections(kinds.business, words, { promotion: 'Promotion in search' }),
])
