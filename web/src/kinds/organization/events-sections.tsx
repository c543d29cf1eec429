import { ButtonLink } from '../../components/actions/button-link.tsx'
import { count } from '../../components/format.ts'
import type { Section } from '../../profile/profile-page.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import { EventList } from './event-list.tsx'
import { newEventPath } from './new-event-path.ts'
import type { OrganizationContent } from './organization-content.ts'

export const comingSection: Section<OrganizationContent> = {
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

export const wantedSection: Section<OrganizationContent> = {
  id: 'wanted',
  title: 'Looking for a venue',
  note: ({ events: { wanted } }) => count(wanted.count),
  isEmpty: ({ events: { wanted } }) => wanted.count === 0,
  empty: '',
  Body: ({ content }) => <EventList id={content.profile.id} list="wanted" events={content.events} />,
}

export const pastSection: Section<OrganizationContent> = {
  id: 'past-events',
  title: 'Past events',
  note: ({ events: { past } }) => count(past.count),
  isEmpty: ({ events: { past } }) => past.count === 0,
  empty: '',
  Body: ({ content }) => <EventList id={content.profile.id} list="past" events={content.events} />,
}
