import type { Event } from '@app/contract/events/event-schema.ts'
import { participantCostText, teamCostText } from '@app/contract/rules/costs.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { useToday } from '../../../page/use-today.ts'
import { Contacts, StepBar } from '../../../profile/contact/contact-aside.tsx'
import type { AsideProps, SectionProps } from '../../../profile/profile-page.ts'
import type { EventContent } from '../event-content.ts'
import { deadlineText, takesSignUps } from '../event-words.ts'
import { answerWay, takesAnswers, type AnswerWay } from '../request/request-words.ts'
import styles from './aside.module.css'
import { CalendarAction } from './calendar-action.tsx'
import { EventFigures } from './event-figures.tsx'

const labelOf = ({ category }: Event) => (category === 'RFP' ? 'Dates and contact' : 'Dates and sign-up')

/** Keeps dates, costs and the link to sign up in sight. */
export function EventAside({ content, children }: AsideProps<EventContent>) {
  const { profile: event } = content
  const today = useToday(content.today)
  const link = signUpLink(event, today)
  const label = labelOf(event)
  const way = takesAnswers(event, today) ? answerWay(event) : undefined
  return children({
    label,
    panel: (
      <div className={styles.panel}>
        <EventFigures event={event} today={today} />
        {link !== undefined && <SignUp to={link} className={styles.step} />}
        {way !== undefined && <AnswerLink way={way} className={styles.step} />}
        <CalendarAction event={event} />
        <Ways event={event} />
      </div>
    ),
    bar:
      way !== undefined ? (
        <StepBar label={label} title="Can you host it?" note="Answer the organizer">
          <AnswerLink way={way} className={styles.barStep} />
        </StepBar>
      ) : (
        link !== undefined && (
          <StepBar
            label={label}
            title={costText(event) ?? event.name}
            note={deadlineText(event, today) ?? 'On the organizer’s page'}
          >
            <SignUp to={link} className={styles.barStep} />
          </StepBar>
        )
      ),
  })
}

/** The figures below the name on small screens. */
export function EventLead({ content }: SectionProps<EventContent>) {
  const today = useToday(content.today)
  return (
    <div className={`${styles.panel} ${styles.lead}`}>
      <EventFigures event={content.profile} today={today} />
      <CalendarAction event={content.profile} />
    </div>
  )
}

/** Nobody signs up for an event that has no venue yet. */
const signUpLink = (event: Event, today: string) =>
  event.category !== 'RFP' && takesSignUps(event, today) ? (event.registrationLink ?? undefined) : undefined

const costText = ({ teamCost, individualCost }: Event) =>
  teamCost === null
    ? individualCost === null
      ? undefined
      : participantCostText(individualCost)
    : teamCostText(teamCost)

const SignUp = ({ to, className }: { to: string; className: string | undefined }) => (
  <ButtonLink
    variant="primary"
    size="l"
    to={to}
    target="_blank"
    rel="noreferrer nofollow"
    {...(className && { className })}
  >
    Sign up<span className="sr"> on the organizer’s page, in a new tab</span>
  </ButtonLink>
)

const AnswerLink = ({ way, className }: { way: AnswerWay; className: string | undefined }) => (
  <ButtonLink
    variant="primary"
    size="l"
    to={way.to}
    {...(way.isOutside && { target: '_blank', rel: 'noreferrer nofollow' })}
    {...(className && { className })}
  >
    {way.label}
  </ButtonLink>
)

function Ways({ event }: { event: Event }) {
  const { phone, email, website, featuredVideo } = event
  if ((phone ?? email ?? website ?? featuredVideo) === null) return null
  return (
    <div className={styles.ways}>
      <Contacts profile={event} />
      {featuredVideo !== null && (
        <a className="link sm" href={featuredVideo} target="_blank" rel="noreferrer nofollow">
          Watch the video
        </a>
      )}
    </div>
  )
}
