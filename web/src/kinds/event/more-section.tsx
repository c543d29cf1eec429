import { Link } from 'react-router'
import { counted } from '../../components/format.ts'
import type { Section } from '../../profile/profile-page.ts'
import { EventRows } from '../event-rows/event-rows.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import type { EventContent } from './event-content.ts'

/** Other events of the organization that holds this one. */
export const moreSection: Section<EventContent> = {
  id: 'more',
  title: 'More from this organizer',
  note: ({ profile: { organization }, more }) =>
    organization && (
      <Link className="link" to={profilePath(kinds.organization, organization.id)}>
        All {counted(more.count, 'event')}
      </Link>
    ),
  isEmpty: ({ more }) => more.events.length === 0,
  // Nobody can edit the section, so nobody sees it empty.
  empty: '',
  Body: ({ content: { more, today } }) => <EventRows events={more.events} today={today} />,
}
