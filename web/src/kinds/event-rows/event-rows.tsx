import type { Event } from '@app/contract/events/event-schema.ts'
import { participantCostText, teamCostText } from '@app/contract/rules/costs.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { locationSummary } from '@app/contract/rules/location-summary.ts'
import { sportsText } from '@app/contract/rules/sports-text.ts'
import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { DateBlock } from '../../components/display/date-block.tsx'
import { cityAndState } from '../../page/place-words.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { eventTags, requestTags, needsText, type EventTag } from './event-tags.ts'
import styles from './event-rows.module.css'

interface EventRowsProps {
  events: readonly Event[]
  /** As YYYY-MM-DD. */
  today: string
}

/** Events, one below the other, with their dates first. */
export const EventRows = (props: EventRowsProps) => (
  <ul>
    <EventItems {...props} />
  </ul>
)

/** The items of such a list. */
export const EventItems = ({ events, today }: EventRowsProps) =>
  events.map((event) => (
    <EventRow key={event.id} event={event} tags={eventTags(event, today)} line={eventLine(event, today)} />
  ))

/** The items of a list of events that look for a venue, with where, what they need and how soon. */
export const RequestItems = ({ events }: Pick<EventRowsProps, 'events'>) =>
  events.map((event) => (
    <EventRow
      key={event.id}
      event={event}
      tags={requestTags(event)}
      line={requestLine(event)}
      notes={[eventDatesText(event), needsText(event)]}
    />
  ))

const lineOf = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** The block has no year, so that of another year comes first. */
const eventLine = (event: Event, today: string) =>
  lineOf([
    event.hasFlexibleDates || event.startDate.slice(0, 4) === today.slice(0, 4)
      ? null
      : event.startDate.slice(0, 4),
    sportsText(event.sportsList),
    event.hasFlexibleDates ? eventDatesText(event) : cityAndState(event),
    event.teamCost !== null
      ? teamCostText(event.teamCost)
      : event.individualCost === null
        ? null
        : participantCostText(event.individualCost),
  ])

const requestLine = ({ sportsList, requestAddress, requestDist }: Event) =>
  lineOf([sportsText(sportsList), locationSummary({ address: requestAddress, dist: requestDist })])

interface EventRowProps {
  event: Event
  tags: readonly EventTag[]
  line: string
  /** Below it. Empty ones are left out. */
  notes?: readonly string[]
}

const EventRow = ({ event, tags, line, notes = [] }: EventRowProps) => (
  <li className={styles.row}>
    <DateBlock dates={event} />
    <div className="grow">
      <h3 className={styles.name}>
        <Link to={profilePath(kinds.event, event.id)} className={styles.link}>
          {event.name}
        </Link>
      </h3>
      <p className="sm mut">{line}</p>
      {notes
        .filter((note) => note !== '')
        .map((note) => (
          <p key={note} className="sm mut">
            {note}
          </p>
        ))}
    </div>
    {tags.length > 0 && (
      <div className={styles.tags}>
        <Row as="p" gap="1">
          {tags.map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </Row>
      </div>
    )}
  </li>
)
