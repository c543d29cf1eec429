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
import type { OrganizationContent } from './organization-content.ts'
import { statsSection } from './stats-section.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { count } from '../../components/format.ts'
import { EventList } from './event-list.tsx'
import { newEventPath } from './new-event-path.ts'

const comingSection: Section<OrganizationContent> = {
  id: 'events',
  title: 'Coming events',
  note: ({ events: { coming } }) => coming.count > 0 && count(coming.count),
  isEmpty: ({ events: { coming, isManaged } }) => coming.count === 0 && !isManaged,
  empty: '',
  Body({ content, entitlements }) {
    const isEmpty = content.events.coming.count === 0
    return (
      <Stack gap="3">
        {isEmpty ? (
          <p className="mut">No coming events yet. Teams find yours here and in the events marketplace.</p>
        ) : (
          <EventList id={content.profile.id} list="coming" events={content.events} />
        )}
        {entitlements?.can['update'] && (
          <p>
            <ButtonLink icon="plus" to={newEventPath(content.profile.id)}>
              New event
            </ButtonLink>
          </p>
        )}
      </Stack>
    )
  },
}

const wantedSection: Section<OrganizationContent> = {
  id: 'wanted',
  title: 'Looking for a venue',
  note: ({ events: { wanted } }) => count(wanted.count),
  isEmpty: ({ events: { wanted } }) => wanted.count === 0,
  empty: '',
  Body: ({ content }) => <EventList id={content.profile.id} list="wanted" events={content.events} />,
}

const pastSection: Section<OrganizationContent> = {
  id: 'past-events',
  title: 'Past events',
  note: ({ events: { past } }) => count(past.count),
  isEmpty: ({ events: { past } }) => past.count === 0,
  empty: '',
  Body: ({ content }) => <EventList id={content.profile.id} list="past" events={content.events} />,
}

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
  sportsSection(kinds.organization, (api) => api['event-mgmt'].organizations.sports),
  servicesSection,
  pastSection,
  statsSection,
  documentsSection(words),
  placeSection({ noun: kinds.event.noun, of: () => [], kindOf: () => kinds.event }),
  ...closingSections(kinds.organization, words),
])
