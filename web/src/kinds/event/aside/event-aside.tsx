import type { Event } from '@app/contract/events/event-schema.ts'
import { participantCostText, teamCostText } from '@app/contract/rules/costs.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { useToday } from '../../../page/use-today.ts'
import { Contacts, StepBar } from '../../../profile/contact/contact-aside.tsx'
import type { AsideProps, SectionProps } from '../../../profile/profile-page.ts'
import type { EventContent } from '../event-content.ts'
import { deadlineText, takesSignUps } from '../event-words.ts'
import styles from './aside.module.css'
import { CalendarAction } from './calendar-action.tsx'
import { EventFigures } from './event-figures.tsx'

const label = 'Dates and sign-up'

/** Keeps dates, costs and the link to sign up in sight. */
export function EventAside({ content, children }: AsideProps<EventContent>) {
  const { profile: event } = content
  const today = useToday(content.today)
  const link = signUpLink(event, today)
  return children({
    label,
    panel: (
      <div className={styles.panel}>
        <EventFigures event={event} today={today} />
        {link !== undefined && <SignUp to={link} className={styles.step} />}
        <CalendarAction event={event} />
        <Ways event={event} />
      </div>
    ),
    bar: link !== undefined && (
      <StepBar
        label={label}
        title={costText(event) ?? event.name}
        note={deadlineText(event, today) ?? 'On the organizer’s page'}
      >
        <SignUp to={link} className={styles.barStep} />
      </StepBar>
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

const signUpLink = (event: Event, today: string) =>
  takesSignUps(event, today) ? (event.registrationLink ?? undefined) : undefined

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
