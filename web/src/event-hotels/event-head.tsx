import type { DateBlockDates } from '@app/contract/rules/event-dates.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { DateBlock } from '../components/display/date-block.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './event-hotels.module.css'

interface EventHeadProps {
  event: DateBlockDates & Pick<Event, 'id' | 'name'> & Parameters<typeof cityAndState>[0]
  /** False for who has only the link to a block of it, and reads nothing else of it. */
  isSeen?: boolean
  /** The words of the specification. Undefined until they are known, and after the event. */
  banner: string | undefined
}

/** What the hotels are for, and when. */
export const EventHead = ({ event, isSeen = true, banner }: EventHeadProps) => (
  <>
    <Breadcrumbs
      items={[
        { label: 'Events', to: '/events/marketplace' },
        { label: event.name, ...(isSeen && { to: profilePath(kinds.event, event.id) }) },
        { label: 'Hotels' },
      ]}
    />
    <Row gap="3 5" isWrapping={false}>
      <DateBlock dates={event} />
      <div>
        <p className={`sm mut ${styles.banner}`}>{isSeen ? banner : cityAndState(event)}</p>
        <h1 className="h2">Hotels for {event.name}</h1>
      </div>
    </Row>
  </>
)
