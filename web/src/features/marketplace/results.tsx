import { memo, useState } from 'react'
import { CardGrid } from '../../components/card-grid.tsx'
import { classNames } from '../../components/class-names.ts'
import { Pagination } from '../../components/pagination.tsx'
import { ProfileCardSkeleton } from '../../components/profile-card-skeleton.tsx'
import { count } from '../../page/format.ts'
import { wishInAddress, facilityAddress } from './facility-address.ts'
import type { Found } from './find-facilities.server.ts'
import type { MarketQuery } from './market-query.ts'
import { pageCountOf, pageSize } from './page-size.ts'
import { ResultCard } from './result-card.tsx'
import styles from './results.module.css'
import { useDelayed } from './use-delayed.ts'
import { useLikes } from './use-likes.ts'
import { addressOf } from './write-query.ts'

export interface ResultsProps {
  found: Found
  query: MarketQuery
  isPending: boolean
  /** Of each facility: one below that of the number of them. */
  headingLevel: 'h2' | 'h3'
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** Milliseconds for which an old list stays: most answers come before. */
const patience = 150

export function Results({ found, query, isPending, ...cards }: ResultsProps) {
  const isSlow = useDelayed(isPending, patience)
  const pageCount = pageCountOf(found.count)
  const first = (query.page - 1) * pageSize + 1
  return (
    <div aria-busy={isPending}>
      {isSlow ? (
        <CardGrid>
          {found.facilities.map(({ id }) => (
            <ProfileCardSkeleton key={id} />
          ))}
        </CardGrid>
      ) : (
        <Cards {...cards} found={found} wish={wishInAddress(query)} />
      )}
      {pageCount > 1 && (
        <Pagination
          page={query.page}
          pageCount={pageCount}
          toPage={(page) => `${addressOf({ ...query, page })}#results`}
          summary={`${count(first)} to ${count(first + found.facilities.length - 1)} of ${count(found.count)}`}
        />
      )}
    </div>
  )
}

interface CardsProps extends Pick<ResultsProps, 'found' | 'headingLevel' | 'activeId' | 'onActivate'> {
  wish: string
}

const Cards = memo(function Cards({ found, wish, headingLevel, activeId, onActivate }: CardsProps) {
  const { liked, onLike } = useLikes()
  const [first] = useState(found)
  return (
    <CardGrid className={classNames(found !== first && styles.successor)}>
      {found.facilities.map((facility, place) => (
        <ResultCard
          key={facility.id}
          facility={facility}
          to={facilityAddress(facility.id, wish)}
          place={place}
          headingLevel={headingLevel}
          isActive={facility.id === activeId}
          isLiked={liked?.has(facility.id) ?? false}
          onActivate={onActivate}
          onLike={onLike}
        />
      ))}
    </CardGrid>
  )
})
