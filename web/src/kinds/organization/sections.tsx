import { OfferedList } from '../../components/display/offered-list.tsx'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { Section } from '../../profile/profile-page.ts'
import { profileSections } from '../../profile/profile-sections.tsx'
import { closingSections } from '../../profile/sections/closing-sections.tsx'
import {
  aboutSection,
  documentsSection,
  placeSection,
  type SectionWords,
} from '../../profile/sections/common-sections.tsx'
import { kinds } from '../../kind/registry.ts'
import { sportsSection } from '../../profile/sections/sports-section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calendarSection } from './calendar/calendar-section.tsx'
import { comingSection, pastSection, wantedSection } from './events-sections.tsx'
import type { OrganizationContent } from './organization-content.ts'
import { statsSection } from './stats-section.tsx'

const servicesSection: Section<OrganizationContent> = {
  id: 'services',
  title: 'Services',
  isEmpty: ({ profile: { vendorCategory, services } }) => vendorCategory === null && services.length === 0,
  empty: ({ profile }) =>
    profile.organizationType === 'Industry Partner'
      ? 'No services yet. Tell organizers what you do for them.'
      : 'Only Industry Partners list services. To do so, change the type of this organization first.',
  Body: ({
    content: {
      profile: { vendorCategory, services },
    },
  }) => (
    <Stack>
      {vendorCategory !== null && <p>{vendorCategory}</p>}
      <OfferedList offered={services} />
    </Stack>
  ),
  editor: fieldsEditor({
    name: 'services',
    fields: ['vendorCategory', 'services'],
    saveText: 'Save services',
  }),
}

const words: SectionWords = {
  readers: 'teams and hosts',
  documents: 'rules, forms or brochures',
}

/** The sections of the page. */
export const sections = profileSections<OrganizationContent>([
  aboutSection(words),
  comingSection,
  wantedSection,
  calendarSection,
  sportsSection(kinds.organization, async () => ({
    default: (await import('./sports-editor.tsx')).SportsEditor,
  })),
  servicesSection,
  pastSection,
  statsSection,
  documentsSection(words),
  placeSection({ noun: kinds.event.noun, of: () => [], kindOf: () => kinds.event }),
  ...closingSections(kinds.organization, words),
])
