import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icon-names.ts'
import { shortWebsite, telephoneLink } from '../../page/contact-words.ts'
import styles from './contact.module.css'
import type { Reachable } from './next-step.ts'

/** All ways to reach a profile. */
export function Contacts({ profile: { email, phone, website } }: { profile: Reachable }) {
  return (
    <ul>
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
