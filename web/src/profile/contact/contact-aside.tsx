import type { ReactNode } from 'react'
import { buttonClass } from '../../components/actions/button-look.ts'
import type { IconName } from '../../components/pictures/icon-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import type { KindFacts } from '../../kinds/registry.ts'
import { shortWebsite, telephoneLink } from '../../page/contact-words.ts'
import { ReactionButton } from '../../reactions/reaction-button.tsx'
import type { AsideProps, Content } from '../profile-page.ts'
import { SharePage } from '../share-page.tsx'
import styles from './contact.module.css'
import { nextStep, type NextStep, type Reachable } from './next-step.ts'

interface ContactPanelProps {
  /** Undefined if something around the panel is its heading. */
  heading: string | undefined
  hint: string
  profile: Reachable
  /** Between the heading and the button. */
  children?: ReactNode
  /** Below the button. */
  extra?: ReactNode
  step: NextStep
}

/** How to take the next step, and all ways to reach the profile. */
export const ContactPanel = ({ heading, hint, profile, children, extra, step }: ContactPanelProps) => (
  <div className={styles.panel}>
    <div>
      {heading !== undefined && <h2 className="h3">{heading}</h2>}
      <p className="sm mut">{hint}</p>
    </div>
    {children}
    <StepLink step={step} className={styles.step} />
    {extra}
    <div className={styles.ways}>
      <Contacts profile={profile} />
    </div>
  </div>
)

interface UnreachableProps {
  heading: string | undefined
  kind: KindFacts
  profile: Pick<Content['profile'], 'id' | 'name'>
  address: string
}

export const Unreachable = ({ heading, kind, profile: { id, name }, address }: UnreachableProps) => (
  <div className={styles.panel}>
    <div>
      {heading !== undefined && <h2 className="h3">{heading}</h2>}
      <p className="sm mut">
        No email, phone or website yet. {kind.reaction === 'like' ? 'Like' : 'Follow'} this {kind.noun.one} to
        find it again, or share it with someone who knows it.
      </p>
    </div>
    <div className="row">
      <ReactionButton kind={kind} id={id} />
      <SharePage title={name} address={address} />
    </div>
  </div>
)

/** The aside of kinds without a form of their own: a mail that asks for `heading`. */
export const contactAside = (kind: KindFacts, heading: string) =>
  function ContactAside({ content: { profile }, address, children }: AsideProps) {
    const mail = { subject: `${heading}: ${profile.name}`, body: `\n\nFound at ${address}` }
    const step = nextStep(profile, heading, mail)
    if (step === undefined)
      return children({
        label: heading,
        panel: <Unreachable {...{ kind, profile, address, heading }} />,
        bar: null,
      })
    return children({
      label: heading,
      panel: <ContactPanel {...{ heading, profile, step }} hint={contactHints[step.way]} />,
      bar: (
        <StepBar title={heading} note={profile.name}>
          <StepLink step={step} className={styles.barStep} />
        </StepBar>
      ),
    })
  }

export const contactHints = {
  mail: 'Opens your email app with a message to the team. No account needed.',
  phone: 'Call to book.',
  website: 'Book on their website.',
}

/** The next step as a button. A website opens in a new tab. */
export const StepLink = ({ step, className }: { step: NextStep; className?: string | undefined }) => (
  <a
    className={buttonClass({ variant: 'primary', size: 'l' }, className)}
    href={step.href}
    {...(step.way === 'website' && { target: '_blank', rel: 'noreferrer nofollow' })}
  >
    {step.label}
  </a>
)

interface StepBarProps {
  title: string
  note: string
  /** The button. */
  children: ReactNode
}

/** The next step at the foot of a small screen. */
export const StepBar = ({ title, note, children }: StepBarProps) => (
  <section className={styles.bar} data-foot aria-label="Request">
    <div className={styles.barWords}>
      <p className={`sm semi ${styles.barTitle}`}>{title}</p>
      <p className="xs mut clip">{note}</p>
    </div>
    {children}
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
      className={styles.contact}
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer nofollow' })}
    >
      <Icon name={icon} className={styles.contactIcon} />
      <span className={styles.contactWords}>{text}</span>
    </a>
  </li>
)
