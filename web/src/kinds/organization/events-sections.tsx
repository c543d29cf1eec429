import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { ErrorState } from '../../components/display/error-state.tsx'
import { count } from '../../page/format.ts'
import type { Section, SectionProps } from '../../profile/profile-page.ts'
import { EventRows, RequestRows } from '../event-rows/event-rows.tsx'
import { newEventPath } from './new-event-path.ts'
import { loadEventList, type EventList, type OrganizationContent } from './organization-content.ts'
import styles from './organization.module.css'

export const comingSection: Section<OrganizationContent> = {
  id: 'events',
  title: 'Coming events',
  note: ({ events: { coming } }) => coming.count > 0 && count(coming.count),
  isEmpty: ({ events: { coming, isManaged } }) => coming.count === 0 && !isManaged,
  empty: '',
  Body({ content, entitlements }) {
    const isEmpty = content.events.coming.count === 0
    return (
      <>
        {isEmpty ? (
          <p className="mut">No coming events yet. Teams find yours here and in the events marketplace.</p>
        ) : (
          <Events content={content} list="coming" />
        )}
        {entitlements?.can['update'] && (
          <p className={styles.newEvent}>
            <ButtonLink icon="plus" to={newEventPath(content.profile.id)}>
              New event
            </ButtonLink>
          </p>
        )}
      </>
    )
  },
}

export const wantedSection: Section<OrganizationContent> = {
  id: 'wanted',
  title: 'Looking for a venue',
  note: ({ events: { wanted } }) => count(wanted.count),
  isEmpty: ({ events: { wanted } }) => wanted.count === 0,
  empty: '',
  Body: ({ content }) => <Events content={content} list="wanted" />,
}

export const pastSection: Section<OrganizationContent> = {
  id: 'past-events',
  title: 'Past events',
  note: ({ events: { past } }) => count(past.count),
  isEmpty: ({ events: { past } }) => past.count === 0,
  empty: '',
  Body: ({ content }) => <Events content={content} list="past" />,
}

/** The contract's limit of a page. */
const mostRows = 100
const step = 12

interface EventsProps extends Pick<SectionProps<OrganizationContent>, 'content'> {
  list: EventList
}

/** The first events of a list, and more on demand. */
function Events({ content: { profile, events }, list }: EventsProps) {
  const first = events[list]
  const { today } = events
  const [take, setTake] = useState(first.events.length)
  const isFirst = take <= first.events.length
  const { data, isFetching, isError, refetch } = useApi(
    ['events of organization', profile.id, list, take],
    (api) => loadEventList(api, { id: profile.id, list, today, take }),
    { enabled: !isFirst, placeholderData: (previous?: typeof first) => previous ?? first },
  )
  const shown = isFirst ? first : (data ?? first)
  const more = Math.min(step, Math.min(shown.count, mostRows) - take)
  if (isError && !isFirst)
    return (
      <ErrorState
        detail="The rest of the page still works."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <div
        aria-busy={isFetching && !isFirst}
        className={classNames(isFetching && !isFirst && styles.isStale)}
      >
        {list === 'wanted' ? (
          <RequestRows events={shown.events} />
        ) : (
          <EventRows events={shown.events} today={today} />
        )}
      </div>
      {more > 0 && (
        <Button className={classNames(styles.more, 'needs-script')} onClick={() => setTake(take + more)}>
          Show {count(more)} more
        </Button>
      )}
    </>
  )
}
