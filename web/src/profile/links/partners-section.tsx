import { Link } from 'react-router'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { linksEditor } from '../editing/lazy-editors.ts'
import type { Content, Section } from '../profile-page.ts'
import { partnersOf, type Partner } from './partners.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../sections/sections.module.css'
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
    <Grid as="ul" columns="2" gap="0 8">
      {partners.map((partner) => (
        <li key={partner.id} className={styles.partner}>
          <Row gap="3" isWrapping={false}>
            <Avatar name={partner.name} picture={partner.image} />
            <Stack as="span" gap="0">
              <PartnerName {...partner} />
              <span className="xs dim">{[partner.city, partner.state].filter(Boolean).join(', ')}</span>
            </Stack>
          </Row>
        </li>
      ))}
    </Grid>
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
