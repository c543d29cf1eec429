import type { VisitAction } from '@app/contract/visits/visits.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import type { IconName } from '../../components/pictures/icon-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import type { Profile } from '../../kind/profile-calls.ts'
import { newRequestPath, type HostRef } from '../../kind/contact-paths.ts'
import { keptWords, shortWebsite, telephoneLink } from '../../page/contact-words.ts'
import type { AsideProps, Content, HostContent } from '../profile-page.ts'
import { contactFields, updatedText } from '../updated.ts'
import styles from './contact.module.css'

type Reachable = Pick<Profile, 'email' | 'phone' | 'website'>

type Reached = Pick<HostContent, 'reach'> & { profile: Pick<Profile, 'phone' | 'responseTime'> }

/** The primary action of a visitor, such as a link to the form of a request. */
export interface NextStep {
  label: string
  /** What screen readers add. */
  note?: string
  to: string
  /** Whether it opens in a new tab. */
  isOutside?: boolean
  /** What following it means for the page's team, if its address doesn't tell. */
  visit?: VisitAction
}

interface ContactPanelProps {
  heading: string
  content: Pick<Content, 'changes'> & { profile: Reachable }
  /** Below the heading. */
  hint: string
  /** Between the heading and the button. */
  children?: ReactNode
  step?: NextStep | undefined
}

/** How to take the next step, and all ways to reach the profile. */
export const ContactPanel = ({ heading, content, hint, children, step }: ContactPanelProps) => (
  <div className={styles.panel}>
    <div>
      <h2 className="h3">{heading}</h2>
      <p className="sm mut">{hint}</p>
    </div>
    {children}
    {step && <StepLink {...step} />}
    {isReachable(content.profile) && (
      <div className={styles.ways}>
        <Contacts profile={content.profile} />
        <p className="xs dim">{updatedText(content, contactFields)}</p>
      </div>
    )}
  </div>
)

/** What managers have in place of the next step of visitors. */
export const OwnPanel = ({ content, step }: { content: ContactPanelProps['content']; step: NextStep }) => (
  <ContactPanel heading="Your contact info" hint={`Visitors see “${step.label}” here.`} content={content} />
)

const isReachable = ({ email, phone, website }: Reachable) => (email ?? phone ?? website) !== null

/** What becomes of a request. */
export function requestHint({ profile: { phone, responseTime }, reach }: Reached) {
  if (reach === 'Email')
    return responseTime === null
      ? 'Goes straight to their inbox. No account needed.'
      : `They usually answer ${responseTime.toLowerCase()}. No account needed.`
  return phone === null ? keptWords[reach] : `${keptWords[reach]} Calling is faster.`
}

/** The aside of hosts without a panel of their own: the link to a request with this label. */
export const contactAside = (kind: { name: HostRef['kind'] }, label: string) =>
  function ContactAside({ content, isOwn, children }: AsideProps<HostContent>) {
    const { profile } = content
    const step = { label, to: newRequestPath([{ kind: kind.name, id: profile.id }]) }
    if (isOwn) return children({ label, panel: <OwnPanel {...{ content, step }} />, bar: null })
    return children({
      label,
      panel: <ContactPanel heading={label} hint={requestHint(content)} {...{ content, step }} />,
      bar: <StepBar title={label} note={profile.name} step={step} />,
    })
  }

/** The next step as a button. */
export const StepLink = ({
  label,
  note,
  to,
  isOutside,
  visit,
  isInBar,
}: NextStep & { isInBar?: boolean }) => (
  <ButtonLink
    variant="primary"
    size="l"
    to={to}
    className={isInBar ? styles.barStep : styles.step}
    data-visit={visit}
    {...(isOutside && { target: '_blank', rel: 'noreferrer nofollow' })}
  >
    {label}
    {note && <span className="sr"> {note}</span>}
  </ButtonLink>
)

interface StepBarProps {
  /** Of the region. */
  label?: string
  title: string
  note: string
  step: NextStep
}

/** The next step at the foot of a small screen. */
export const StepBar = ({ label = 'Request', title, note, step }: StepBarProps) => (
  <section className={`row ${styles.bar}`} data-foot aria-label={label}>
    <div className={styles.barWords}>
      <p className={`two-lines sm semi ${styles.barTitle}`}>{title}</p>
      <p className="xs mut clip">{note}</p>
    </div>
    <StepLink {...step} isInBar />
  </section>
)

/** All ways to reach a profile. */
export function Contacts({ profile: { email, phone, website } }: { profile: Reachable }) {
  return (
    <ul>
      {phone !== null && <Contact icon="phone" href={telephoneLink(phone)} text={phone} />}
      {email !== null && <Contact icon="mail" href={`mailto:${email}`} text={email} />}
      {website !== null && <Contact icon="globe" href={website} text={shortWebsite(website)} isOutside />}
    </ul>
  )
}

interface ContactProps {
  icon: IconName
  href: string
  text: string
  isOutside?: boolean
}

const Contact = ({ icon, href, text, isOutside }: ContactProps) => (
  <li>
    <a
      className={`row sm ${styles.contact}`}
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer nofollow' })}
    >
      <Icon name={icon} className="dim" />
      <span className={styles.contactWords}>{text}</span>
    </a>
  </li>
)
