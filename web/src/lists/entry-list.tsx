import { maxHosts } from '@app/contract/rules/limits.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { CardGrid } from '../components/display/card-grid.tsx'
import { comparePath, maxCompared } from '../compare/compare-query.ts'
import type { ProfileCardFacts } from '../kind/profile-summary.ts'
import { isHost, newRequestPath } from '../kind/contact-paths.ts'
import { capitalized } from '../components/format.ts'
import type { EntryGroup, ShownEntry } from './entry-groups.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './lists.module.css'

interface EntryGroupsProps {
  groups: readonly EntryGroup[]
  /** Renders an entry. */
  children: (card: ProfileCardFacts, entry: ShownEntry) => ReactNode
}

/** The profiles of a list by kind. The first four of a kind can be compared at once. */
export const EntryGroups = ({ groups, children }: EntryGroupsProps) =>
  groups.map(({ card, entries }) => {
    const { kind } = card
    const compared = entries.slice(0, maxCompared).map(({ profile }) => profile.id)
    const hosts = entries.map(({ profile }) => ({ kind: kind.name, id: profile.id })).filter(isHost)
    return (
      <section key={kind.name} aria-labelledby={`list-${kind.name}`}>
        <Stack gap="5">
          <Toolbar gap="3">
            <h2 id={`list-${kind.name}`} className={styles.groupTitle}>
              {capitalized(kind.noun.other)} <span className="dim">{entries.length}</span>
            </h2>
            <Row>
              {entries.length > 1 && (
                <ButtonLink to={comparePath(kind, { ids: compared })} icon="columns-3">
                  {entries.length > maxCompared ? `Compare the first ${maxCompared}` : 'Compare'}
                </ButtonLink>
              )}
              {hosts.length > 0 && (
                <ButtonLink to={newRequestPath(hosts.slice(0, maxHosts))} icon="send">
                  {hosts.length > maxHosts ? `Request dates from the first ${maxHosts}` : 'Request dates'}
                </ButtonLink>
              )}
            </Row>
          </Toolbar>
          <CardGrid>{entries.map((entry) => children(card, entry))}</CardGrid>
        </Stack>
      </section>
    )
  })
