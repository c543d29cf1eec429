import type { Event } from '@app/contract/events/event-schema.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { DateBlock } from '../../../components/display/date-block.tsx'
import { LineScore } from '../../../components/display/line-score.tsx'
import { deadlineText, startText, timesText } from '../event-words.ts'
import styles from './aside.module.css'

interface EventFiguresProps {
  event: Event
  today: string
}

/** When it is, what it costs, and until when people can sign up. */
export function EventFigures({ event, today }: EventFiguresProps) {
  // Nobody signs up for an event that has no venue yet.
  const deadline = event.category === 'RFP' ? undefined : deadlineText(event, today)
  const costs = costItems(event)
  return (
    <>
      <div className={styles.when}>
        <DateBlock dates={event} isLarge />
        <div>
          {/* The dash stays with the first day where the text wraps. */}
          <p className={styles.dates}>{eventDatesText(event).replace(' - ', '\u00a0- ')}</p>
          {[timesText(event), startText(event, today)].map(
            (text) =>
              text !== undefined && (
                <p key={text} className="sm mut">
                  {text}
                </p>
              ),
          )}
        </div>
      </div>
      {costs.length > 0 && <LineScore items={costs} />}
      {deadline !== undefined && <p className="sm mut">{deadline}</p>}
    </>
  )
}

const costItems = ({ individualCost, teamCost }: Event) => [
  ...(individualCost === null
    ? []
    : [{ label: 'Individual', value: dollars(individualCost), note: '/ Participant' }]),
  ...(teamCost === null ? [] : [{ label: 'Team', value: dollars(teamCost), note: '/ Team' }]),
]
