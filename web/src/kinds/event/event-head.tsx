import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { Banner } from '../../components/display/banner.tsx'
import type { SectionProps } from '../../profile/profile-page.ts'
import { ReactionButton } from '../../reactions/reaction-button.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import type { EventContent } from './event-content.ts'
import { noticesOf } from './event-words.ts'
import styles from './event.module.css'
import { requestText } from './request/request-words.ts'

/** What everyone must know before the facts: that it is a draft, closed, over or private. */
export function EventNotice({ content }: SectionProps<EventContent>) {
  const notices = noticesOf(content.profile, requestText(content)).filter(({ tone }) => tone !== 'bad')
  if (notices.length === 0) return null
  return (
    <ul className={styles.notices}>
      {notices.map(({ tag, tone, text }) => (
        <li key={tag}>
          <Tag tone={tone}>{tag}</Tag> <span className="sm">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** That it is cancelled, and why. */
export function EventAlert({ content }: SectionProps<EventContent>) {
  const alert = noticesOf(content.profile, '').find(({ tone }) => tone === 'bad')
  if (alert === undefined) return null
  return (
    <Banner tone="bad" className={styles.alert}>
      <p className="semi">
        {alert.tag}. {alert.text}
      </p>
      {alert.reason !== undefined && <p className={styles.reason}>{alert.reason}</p>}
    </Banner>
  )
}

/** `By Crossroads Youth Basketball`, with a button to follow it. */
export function Organizer({ content: { profile } }: SectionProps<EventContent>) {
  const { organization } = profile
  if (organization === null) return null
  return (
    <>
      <span className="mut">
        By{' '}
        <Link className="link" to={profilePath(kinds.organization, organization.id)}>
          {organization.name}
        </Link>
      </span>
      <ReactionButton kind={kinds.organization} id={organization.id} />
    </>
  )
}
