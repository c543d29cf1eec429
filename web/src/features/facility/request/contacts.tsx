import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Icon } from '../../../components/icon.tsx'
import type { IconName } from '../../../components/icon-names.ts'
import { shortWebsite, telephoneLink } from '../../../page/contact-words.ts'
import styles from './request.module.css'

/** The ways to reach a facility that it gives. */
export function Contacts({ facility: { email, phone, website } }: { facility: Facility }) {
  return (
    <ul className={styles.contacts}>
      {phone !== null && <Contact icon="phone" href={telephoneLink(phone)} words={phone} />}
      {email !== null && <Contact icon="mail" href={`mailto:${email}`} words={email} />}
      {website !== null && <Contact icon="globe" href={website} words={shortWebsite(website)} isOutside />}
    </ul>
  )
}

interface ContactProps {
  icon: IconName
  href: string
  words: string
  isOutside?: boolean
}

const Contact = ({ icon, href, words, isOutside }: ContactProps) => (
  <li>
    <a
      className={styles.contact}
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer nofollow' })}
    >
      <Icon name={icon} className={styles.contactIcon} />
      <span className={styles.contactWords}>{words}</span>
    </a>
  </li>
)
