import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { loadedOnce } from '../../components/loaded-once.ts'
import type { ProfilePage, SectionProps } from '../../profile/profile-page.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { EventAside, EventLead } from './aside/event-aside.tsx'
import { eventCard } from './card.ts'
import { eventParts, type EventContent } from './event-content.ts'
import { eventJsonLd } from './event-json-ld.ts'
import { takesInterest, noticesOf } from './event-words.ts'
import { keyFacts } from './key-facts.ts'
import { Link } from 'react-router'
import { Tag } from '../../components/actions/chip.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { ReactionButton } from '../../reactions/reaction-button.tsx'
import styles from './event.module.css'
import { requestText } from './request/request-words.ts'

const audiences = {
  Marketed: undefined,
  RFP: 'Venues and destinations with a membership see it without these buttons.',
  Private: 'Only its team and its guests see it.',
} as const

export const eventPage: ProfilePage<EventContent> = {
  kind: {
    ...kinds.event,
    fields: async () => (await import('./fields.ts')).eventFields,
    roles: ['Manager', 'Staff', 'Guest'],
    rolesNote: 'Staff are shown on the page and can see it as a draft. Guests can see a private event.',
    draft: async () => (await import('@app/contract/events/event-schema.ts')).EventDraft,
  },
  parts: eventParts,
  loadFit: () => import('./fit.ts'),
  typeOf: eventCard.type,
  facts: keyFacts,
  reactionCount: ({ likeCount }) => likeCount,
  takesReactions: takesInterest,
  audience: ({ category }) => audiences[category],
  Notice: EventNotice,
  Alert: EventAlert,
  Line: Organizer,
  Lead: EventLead,
  headEditor: {
    ability: 'update',
    load: async () => (await import('./editing/facts-editor.tsx')).FactsEditor,
  },
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: EventAside,
  metaLead: (event) => `${eventDatesText(event)}.`,
  jsonLd: eventJsonLd,
  loadActions: async () => ({ default: (await import('./lifecycle/event-actions.tsx')).EventActions }),
}

/** What everyone must know before the facts: that it is a draft, closed, over or private. */
function EventNotice({ content }: SectionProps<EventContent>) {
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
function EventAlert({ content }: SectionProps<EventContent>) {
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
function Organizer({ content: { profile } }: SectionProps<EventContent>) {
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
