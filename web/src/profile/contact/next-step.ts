import type { Profile } from '../../kinds/profile-calls.ts'
import { telephoneLink } from '../../page/contact-words.ts'

export interface Mail {
  subject: string
  body: string
}

/** The primary action of a visitor: the best way to reach a profile. */
export interface NextStep {
  way: 'mail' | 'phone' | 'website'
  label: string
  href: string
}

export type Reachable = Pick<Profile, 'email' | 'phone' | 'website'>

/** `mailLabel` names the button that writes the mail. Undefined if the profile has no contact. */
export function nextStep(
  { email, phone, website }: Reachable,
  mailLabel: string,
  mail: Mail,
): NextStep | undefined {
  if (email !== null) return { way: 'mail', label: mailLabel, href: mailto(email, mail) }
  if (phone !== null) return { way: 'phone', label: `Call ${phone}`, href: telephoneLink(phone) }
  if (website !== null) return { way: 'website', label: 'Visit website', href: website }
  return undefined
}

/** RFC 6068: the at sign stays, lines end with CRLF, a space is not a plus. */
export const mailto = (email: string, { subject, body }: Mail) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
