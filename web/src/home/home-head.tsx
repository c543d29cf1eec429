import { dayText } from '@app/contract/rules/event-dates.ts'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { useIsOpen } from '../api/user-state.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { listingTitle, newProfilePath, type KindFacts } from '../kind/registry.ts'
import styles from './home-page.module.css'

interface HomeHeadProps {
  title: string
  isOrganizer: boolean
  today: string
  /** The kinds that the reader adds pages of. */
  addedKinds: readonly KindFacts[]
}

export function HomeHead({ title, isOrganizer, today, addedKinds }: HomeHeadProps) {
  const isRfpMarketplaceOpen = useIsOpen('enableRfpMarketplace')
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  return (
    <div className={styles.head}>
      <div>
        <p className="sm mut">{dayText(today)}</p>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.actions}>
        {isAdmin && (
          <ButtonLink to="/admin" icon="shield">
            Pending approval
          </ButtonLink>
        )}
        {isRfpMarketplaceOpen && (
          <ButtonLink to="/events/rfps" icon="search">
            Looking for a venue
          </ButtonLink>
        )}
        <ListingLinks of={addedKinds} />
        {isOrganizer && (
          <ButtonLink to="/requests/new" variant="primary">
            Ask for a venue
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

export const ListingLinks = ({ of }: { of: readonly KindFacts[] }): ReactNode =>
  of.map((kind) => (
    <ButtonLink key={kind.name} to={newProfilePath(kind)} icon="plus">
      {listingTitle(kind)}
    </ButtonLink>
  ))
