import { mapPlaceOf } from '../../profile/profile-place.ts'
import { profileSections } from '../../profile/profile-sections.tsx'
import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  offeredSection,
  placeSection,
} from '../../profile/sections/common-sections.tsx'
import { companiesSection } from '../companies-section.tsx'
import { partnersSection } from '../partners-section.tsx'
import { promotionsSection } from '../promotions/promotions-section.tsx'
import { kinds } from '../registry.ts'
import { venuesSection } from '../venues-section.tsx'
import type { BusinessContent } from './business-content.ts'

const attributesSection = offeredSection<BusinessContent>({
  name: 'attributes',
  title: 'Good to know',
  empty: 'No attributes yet. Choose what teams find here.',
  offered: ({ attributes }) => attributes,
  saveText: 'Save attributes',
})

/** The sections of the page. */
export const sections = profileSections<BusinessContent>([
  promotionsSection,
  aboutSection,
  attributesSection,
  venuesSection,
  documentsSection,
  placeSection({
    noun: kinds.facility.noun,
    of: ({ venues }) => venues.map(mapPlaceOf),
    kindOf: () => kinds.facility,
  }),
  companiesSection(kinds.business),
  partnersSection(kinds.business),
  // Its own promotions are another thing.
  ...closingSections(kinds.business, { promotion: 'Promotion in search' }),
])
