import type { FunctionComponent } from 'react'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import type { Profile } from '../../kind/profile-calls.ts'
import { shortWebsite, telephoneLink } from '../../page/contact-words.ts'
import type { AsideProps, Content } from '../profile-page.ts'
import { contactFields, updatedText } from '../updated.ts'
import { Contacts, StepBar } from './contact-aside.tsx'
import styles from './contact.module.css'

interface DirectAside<C extends Content> {
  heading: string
  /** Between the heading and the button. */
  Facts?: FunctionComponent<{ content: C }>
  /** What the button leads to, at the foot of a small screen. By default, what the button does. */
  barTitle?(content: C): string | undefined
}

/** The aside of kinds that receive no requests: the shortest way to reach the profile. */
export const directAside = <C extends Content>({ heading, Facts, barTitle }: DirectAside<C>) =>
  function DirectAside({ content, children }: AsideProps<C>) {
    const { profile } = content
    const step = shortestWay(profile)
    return children({
      label: heading,
      panel: (
        <div className={styles.panel}>
          <div>
            <h2 className="h3">{heading}</h2>
            <p className="sm mut">{step ? `${step.hint} No account needed.` : 'No contact info yet.'}</p>
          </div>
          {Facts && <Facts content={content} />}
          {step && <WayLink {...step} className={styles.step} />}
          {step && (
            <div className={styles.ways}>
              <Contacts profile={profile} />
              <p className="xs dim">{updatedText(content, contactFields)}</p>
            </div>
          )}
        </div>
      ),
      bar: step && (
        <StepBar title={barTitle?.(content) ?? profile.name} note={step.hint}>
          <WayLink {...step} className={styles.barStep} />
        </StepBar>
      ),
    })
  }

interface Way {
  label: string
  /** What the button does, as a sentence. */
  hint: string
  href: string
}

/** A website answers at once. Undefined if the profile can't be reached. */
export function shortestWay({
  website,
  phone,
  email,
}: Pick<Profile, 'website' | 'phone' | 'email'>): Way | undefined {
  if (website !== null)
    return { label: 'Visit website', hint: `Opens ${shortWebsite(website)}.`, href: website }
  if (phone !== null)
    return { label: `Call ${phone}`, hint: 'Calls them directly.', href: telephoneLink(phone) }
  return email === null
    ? undefined
    : { label: 'Send an email', hint: 'Opens your email app.', href: `mailto:${email}` }
}

const WayLink = ({
  label,
  href,
  className,
}: Pick<Way, 'label' | 'href'> & { className: string | undefined }) => (
  <ButtonLink variant="primary" size="l" to={href} {...(className && { className })}>
    {label}
  </ButtonLink>
)
