import { memo, useEffect, useState } from 'react'
import { CardGrid } from '../components/card-grid.tsx'
import { classNames } from '../components/class-names.ts'
import { Pagination } from '../components/pagination.tsx'
import { ProfileCardSkeleton } from '../components/profile-card-skeleton.tsx'
import { profilePath } from '../kinds/registry.ts'
import { count } from '../page/format.ts'
import type { Market, MarketQuery } from './market.ts'
import { addressOf, pageOf, pageSize } from './query.ts'
import { ResultCard } from './result-card.tsx'
import styles from './results.module.css'
import type { Found } from './search-market.server.ts'
import { useCardReactions } from './use-card-reactions.ts'
import { useMarket } from './use-market.ts'

export interface ResultsProps {
  found: Found
  query: MarketQuery
  isPending: boolean
  /** One below the heading of the results. */
  headingLevel: 'h2' | 'h3'
  activeId: string | null
  onActivate: (id: string | null) => void
}

export function Results({ found, query, isPending, ...cards }: ResultsProps) {
  const market = useMarket()
  const isSlow = useIsSlow(isPending)
  const page = pageOf(query)
  const first = (page - 1) * pageSize + 1
  const pageCount = Math.ceil(found.count / pageSize)
  return (
    <div aria-busy={isPending}>
      {isSlow ? (
        <CardGrid>
          {found.cards.map(({ id }) => (
            <ProfileCardSkeleton key={id} />
          ))}
        </CardGrid>
      ) : (
        <Cards {...cards} found={found} linkSearch={linkSearch(market, query)} />
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          toPage={(other) =>
            `${addressOf(market, { ...query, page: other === 1 ? [] : [String(other)] })}#results`
          }
          summary={`${count(first)} to ${count(first + found.cards.length - 1)} of ${count(found.count)}`}
        />
      )}
    </div>
  )
}

/** The part of the query that links to profiles keep. */
export function linkSearch({ linkParameters }: Market, query: MarketQuery): string {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(linkParameters?.(query) ?? {}))
    if (value !== undefined) kept.set(name, value)
  return kept.size === 0 ? '' : `?${kept.toString()}`
}

/** Delay before showing skeletons, in ms. Most responses arrive sooner. */
const skeletonDelay = 150

function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsSlow(true), skeletonDelay)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending])
  return isPending && isSlow
}

interface CardsProps extends Pick<ResultsProps, 'found' | 'headingLevel' | 'activeId' | 'onActivate'> {
  linkSearch: string
}

const Cards = memo(function Cards({
  found,
  linkSearch: search,
  headingLevel,
  activeId,
  onActivate,
}: CardsProps) {
  const { kind } = useMarket()
  const { part, ids, onIds, onReady, onReact } = useCardReactions()
  const [first] = useState(found)
  return (
    <CardGrid className={classNames(found !== first && styles.successor)}>
      {part && <part.CardReactions kind={kind} onIds={onIds} onReady={onReady} />}
      {found.cards.map((card, place) => (
        <ResultCard
          key={card.id}
          card={card}
          to={profilePath(kind, card.id) + search}
          place={place}
          headingLevel={headingLevel}
          isActive={card.id === activeId}
          reaction={kind.reaction}
          isOn={ids?.has(card.id) ?? false}
          onActivate={onActivate}
          onReact={onReact}
        />
      ))}
    </CardGrid>
  )
})
