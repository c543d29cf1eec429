import { OfferedList } from '../../components/display/offered-list.tsx'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
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
import { promotionsSection } from '../promotions/promotions-section.tsx'
import { kinds } from '../registry.ts'
import { venuesSection } from '../venues-section.tsx'
import type { BusinessContent } from './business-content.ts'

const attributesSection: Section<BusinessContent> = {
  id: 'attributes',
  title: 'Good to know',
  isEmpty: ({ profile }) => profile.attributes.length === 0,
  empty: 'No attributes yet. Choose what teams find here.',
  Body: ({ content: { profile } }) => <OfferedList offered={profile.attributes} />,
  editor: fieldsEditor({ name: 'attributes', fields: ['attributes'], saveText: 'Save attributes' }),
}

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
  contactSection,
  otherNamesSection,
  teamSection,
  // Not to be confused with promotions.
  { ...promotionSection, title: 'Promotion in search' },
  removalSection(kinds.business.noun.one),
])
