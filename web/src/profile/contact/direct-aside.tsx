import type { FunctionComponent } from 'react'
import type { Profile } from '../../kind/profile-calls.ts'
import { shortWebsite, telephoneLink } from '../../page/contact-words.ts'
import type { AsideProps, Content } from '../profile-page.ts'
import { ContactPanel, StepBar, type NextStep } from './contact-aside.tsx'

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
    const hint = step ? `${step.hint} No account needed.` : 'No contact info yet.'
    return children({
      label: heading,
      panel: (
        <ContactPanel {...{ heading, content, hint, step }}>
          {Facts && <Facts content={content} />}
        </ContactPanel>
      ),
      bar: step && <StepBar title={barTitle?.(content) ?? profile.name} note={step.hint} step={step} />,
    })
  }

interface Way extends NextStep {
  /** What the button does, as a sentence. */
  hint: string
}

/** A website answers at once. Undefined if the profile can't be reached. */
export function shortestWay({
  website,
  phone,
  email,
}: Pick<Profile, 'website' | 'phone' | 'email'>): Way | undefined {
  if (website !== null)
    return { label: 'Visit website', hint: `Opens ${shortWebsite(website)}.`, to: website }
  if (phone !== null)
    return { label: `Call ${phone}`, hint: 'Calls them directly.', to: telephoneLink(phone) }
  return email === null
    ? undefined
    : { label: 'Send an email', hint: 'Opens your email app.', to: `mailto:${email}` }
}
