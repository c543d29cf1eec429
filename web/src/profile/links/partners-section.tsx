import { Link } from 'react-router'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { linksEditor } from '../editing/lazy-editors.ts'
import type { Content, Section } from '../profile-page.ts'
import { partnersOf, type Partner } from './partners.ts'
import styles from './partners-section.module.css'
import { kinds, profilePath, type KindFacts } from '../../kind/registry.ts'

export interface PartnerContent extends Content {
  partners: Partner[]
}

/** Whom a profile works with: pages of any kind, and names without a page. */
export const partnersSection = (kind: KindFacts): Section<PartnerContent> => ({
  id: 'partners',
  title: 'Partners',
  isEmpty: ({ partners }) => partners.length === 0,
  empty: 'No partners yet. Add those that you work with, such as venues and restaurants near you.',
  Body: ({ content: { partners } }) => (
    <ul className={styles.partners}>
      {partners.map((partner) => (
        <li key={partner.id} className={styles.partner}>
          <Avatar name={partner.name} picture={partner.image} />
          <span className={styles.words}>
            <PartnerName {...partner} />
            <span className="xs dim">{[partner.city, partner.state].filter(Boolean).join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
  editor: { ...linksEditor(partnersOf(kind)), ability: 'managePartners' },
})

/** A partner's own page, or its website. */
function PartnerName({ name, profileId, profileKind, website }: Partner) {
  if (profileId !== null && profileKind !== null)
    return (
      <Link className="link sm" to={profilePath(kinds[profileKind], profileId)}>
        {name}
      </Link>
    )
  if (website === null) return <b className="sm semi">{name}</b>
  return (
    <a className="link sm" href={website} target="_blank" rel="noreferrer nofollow">
      {name}
    </a>
  )
}
