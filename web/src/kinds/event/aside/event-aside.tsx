import type { Event } from '@app/contract/events/event-schema.ts'
import { participantCostText, teamCostText, dollars } from '@app/contract/rules/costs.ts'
import { useToday } from '../../../page/use-today.ts'
import { Contacts, StepBar, StepLink, type NextStep } from '../../../profile/contact/contact-aside.tsx'
import type { AsideProps, SectionProps } from '../../../profile/profile-page.ts'
import { Link } from 'react-router'
import { kinds, profilePath } from '../../../kind/registry.ts'
import type { EventContent } from '../event-content.ts'
import { deadlineText, takesSignUps, startText, timesText } from '../event-words.ts'
import { hasHotels } from '../hotels/has-hotels.ts'
import { answerWay, takesAnswers } from '../request/request-words.ts'
import styles from './aside.module.css'
import { CalendarAction } from './calendar-action.tsx'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { DateBlock } from '../../../components/display/date-block.tsx'
import { LineScore } from '../../../components/display/line-score.tsx'
import contact from '../../../profile/contact/contact.module.css'

const labelOf = ({ category }: Event) => (category === 'RFP' ? 'Dates and contact' : 'Dates and sign-up')

/** Keeps dates, costs and the link to sign up in sight. */
export function EventAside({ content, children }: AsideProps<EventContent>) {
  const { profile: event } = content
  const today = useToday(content.today)
  const label = labelOf(event)
  const way = takesAnswers(event, today) ? answerWay(event) : undefined
  const step = way ?? signUp(event, today)
  return children({
    label,
    panel: (
      <div className={contact.panel}>
        <EventFigures event={event} today={today} />
        {step && <StepLink {...step} />}
        <CalendarAction event={event} />
        {hasHotels(content, today) && <HotelsLink event={event} />}
        <Ways event={event} />
      </div>
    ),
    bar: step && (
      <StepBar
        {...{ label, step }}
        title={way ? 'Can you host it?' : (costText(event) ?? event.name)}
        note={way ? 'Answer the organizer' : (deadlineText(event, today) ?? 'On the organizer’s page')}
      />
    ),
  })
}

const HotelsLink = ({ event }: { event: Event }) => (
  <Link className="link sm" to={`${profilePath(kinds.event, event.id)}/hotels`}>
    Hotels with the total of a stay
  </Link>
)

/** The figures below the name on small screens. */
export function EventLead({ content }: SectionProps<EventContent>) {
  const today = useToday(content.today)
  return (
    <div className={`${contact.panel} ${styles.lead}`}>
      <EventFigures event={content.profile} today={today} />
      <CalendarAction event={content.profile} />
      {hasHotels(content, today) && <HotelsLink event={content.profile} />}
    </div>
  )
}

/** Nobody signs up for an event that has no venue yet. */
function signUp(event: Event, today: string): NextStep | undefined {
  const { category, registrationLink: to } = event
  if (category === 'RFP' || to === null || !takesSignUps(event, today)) return undefined
  return {
    label: 'Sign up',
    note: 'on the organizer’s page, in a new tab',
    to,
    isOutside: true,
    visit: 'signUp',
  }
}

const costText = ({ teamCost, individualCost }: Event) =>
  teamCost === null
    ? individualCost === null
      ? undefined
      : participantCostText(individualCost)
    : teamCostText(teamCost)

function Ways({ event }: { event: Event }) {
  const { phone, email, website, featuredVideo } = event
  if ((phone ?? email ?? website ?? featuredVideo) === null) return null
  return (
    <div className={contact.ways}>
      <Contacts profile={event} />
      {featuredVideo !== null && (
        <a className="link sm" href={featuredVideo} target="_blank" rel="noreferrer nofollow">
          Watch the video
        </a>
      )}
    </div>
  )
}

interface EventFiguresProps {
  event: Event
  today: string
}

/** When it is, what it costs, and until when people can sign up. */
function EventFigures({ event, today }: EventFiguresProps) {
  // Nobody signs up for an event that has no venue yet.
  const deadline = event.category === 'RFP' ? undefined : deadlineText(event, today)
  const costs = costItems(event)
  return (
    <>
      <div className={`row ${styles.when}`}>
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
