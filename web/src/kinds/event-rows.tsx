import type { Event } from '@app/contract/events/event-schema.ts'
import { participantCostText, teamCostText } from '@app/contract/rules/costs.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { sportsText } from '@app/contract/rules/sports-text.ts'
import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { DateBlock } from '../components/display/date-block.tsx'
import { cityAndState } from '../page/place-words.ts'
import styles from './event-rows.module.css'
import { eventTag } from './event/event-words.ts'
import { kinds, profilePath } from './registry.ts'

interface EventRowsProps {
  events: readonly Event[]
  /** In UTC. */
  today: string
}

/** Events one below the other, each with its dates, place, costs and whether it is open. */
export const EventRows = ({ events, today }: EventRowsProps) => (
  <ul>
    {events.map((event) => {
      const { text, tone } = eventTag(event, today)
      return (
        <li key={event.id} className={styles.row}>
          <DateBlock dates={event} />
          <div>
            <h3 className={styles.name}>
              <Link to={profilePath(kinds.event, event.id)} className={styles.link}>
                {event.name}
              </Link>
            </h3>
            <p className="sm mut">{rowText(event)}</p>
          </div>
          <Tag tone={tone} className={styles.tag ?? ''}>
            {text}
          </Tag>
        </li>
      )
    })}
  </ul>
)

function rowText(event: Event): string {
  const { sports, teamCost, individualCost, hasFlexibleDates } = event
  const cost =
    teamCost === null ? individualCost && participantCostText(individualCost) : teamCostText(teamCost)
  return [sportsText(sports), hasFlexibleDates ? eventDatesText(event) : cityAndState(event), cost]
    .filter(Boolean)
    .join(' · ')
}
