import { memo, useEffect, useState } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { CardGrid } from '../components/display/card-grid.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { classNames } from '../components/class-names.ts'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { ProfileCardSkeleton } from '../components/display/profile-card-skeleton.tsx'
import { count as figure } from '../components/format.ts'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { useReactions } from '../reactions/use-reactions.ts'
import type { MarketPage } from './load-market.server.ts'
import { listingTitle, newProfilePath } from '../kind/registry.ts'
import type { Market, MarketQuery } from './market.ts'
import { addressOf, cleared, criteriaOf, linkSearchOf, pageOf, pageSize } from './query.ts'
import { ResultCard } from './result-card.tsx'
import { ResultRow, ResultRowSkeleton } from './result-row.tsx'
import styles from './results.module.css'
import type { Card, Found } from './search-market.server.ts'
import type { CountedSuggestion } from './suggestions.ts'
import { useMarket } from './use-market.tsx'

export { SaveSearch } from './save-search.tsx'
export { SearchNotes } from './search-notes.tsx'
export { TopicHead } from './topic-head.tsx'

interface ResultsProps {
  found: Found
  query: MarketQuery
  isPending: boolean
  /** One below the heading of the results. */
  headingLevel: 'h2' | 'h3'
  activeId: string | null
  onActivate: (id: string | null) => void
}

interface ResultListProps extends ResultsProps {
  page: Pick<MarketPage, 'suggestions' | 'further'>
}

/** The results, or what to do without any. */
export function ResultList({ page: { suggestions, further }, ...results }: ResultListProps) {
  const { found, query, isPending } = results
  return (
    <>
      {found.count > 0 && <Suggestions suggestions={suggestions} />}
      {found.count === 0 ? <EmptyResults {...{ query, suggestions }} /> : <Results {...results} />}
      {further && !isPending && <FurtherResults {...further} {...{ found, query }} />}
    </>
  )
}

function Results({ found, query, isPending, ...cards }: ResultsProps) {
  const market = useMarket()
  const isSlow = useIsSlow(isPending)
  const page = pageOf(query)
  const first = (page - 1) * pageSize + 1
  const pageCount = Math.ceil(found.count / pageSize)
  return (
    <div aria-busy={isPending}>
      {isSlow && market.look === 'rows' ? (
        found.cards.map(({ id }) => <ResultRowSkeleton key={id} />)
      ) : isSlow ? (
        <CardGrid>
          {found.cards.map(({ id }) => (
            <ProfileCardSkeleton key={id} />
          ))}
        </CardGrid>
      ) : (
        <Cards {...cards} found={found} linkSearch={linkSearchOf(market, query)} />
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          toPage={(other) =>
            `${addressOf(market, { ...query, page: other === 1 ? [] : [String(other)] })}#results`
          }
          summary={`${figure(first)} to ${figure(first + found.cards.length - 1)} of ${figure(found.count)}`}
        />
      )}
    </div>
  )
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

const Cards = memo(function Cards({ found, linkSearch, headingLevel, activeId, onActivate }: CardsProps) {
  const { kind, look } = useMarket()
  const { ids, react } = useReactions(kind)
  const [first] = useState(found)
  if (look === 'rows')
    return (
      <ul>
        {found.cards.map((card) => (
          <ResultRow
            key={card.id}
            {...{ card, kind, linkSearch, headingLevel }}
            isOn={ids?.has(card.id) ?? false}
            onReact={react}
          />
        ))}
      </ul>
    )
  return (
    <CardGrid className={classNames(found !== first && styles.successor)}>
      {found.cards.map((card, place) => (
        <ResultCard
          // Not the id: updating the cards in place costs less than replacing them, and the focus stays.
          key={place}
          card={card}
          linkSearch={linkSearch}
          place={place}
          headingLevel={headingLevel}
          isActive={card.id === activeId}
          kind={kind}
          isOn={ids?.has(card.id) ?? false}
          onActivate={onActivate}
          onReact={react}
        />
      ))}
    </CardGrid>
  )
})

interface FurtherResultsProps extends Pick<ResultsProps, 'found' | 'query'> {
  sentence: string
  cards: Card[]
}

/** Results that match less than the few above. */
function FurtherResults({ found, query, sentence, cards }: FurtherResultsProps) {
  const market = useMarket()
  return (
    <section aria-labelledby="close-matches" className={styles.further}>
      <h2 id="close-matches" className="h3">
        Close matches
      </h2>
      <p className={styles.furtherSentence}>{sentence}</p>
      <Cards
        found={{ ...found, cards }}
        linkSearch={linkSearchOf(market, query)}
        headingLevel="h3"
        activeId={null}
        onActivate={ignore}
      />
    </section>
  )
}

/** These have no markers on the map. */
const ignore = () => {}

interface EmptyResultsProps {
  query: MarketQuery
  suggestions: CountedSuggestion[]
}

/** Suggests filters to remove, with the number of results of each. */
function EmptyResults({ query, suggestions }: EmptyResultsProps) {
  const market = useMarket()
  if (criteriaOf(market.criteria, query).length === 0) return <EmptyMarket kind={market.kind} />
  return (
    <>
      <EmptyState
        className={styles.empty}
        title="Nothing matches all of your filters"
        actions={
          <ButtonLink
            to={addressOf(market, cleared(market, query))}
            variant={suggestions.length === 0 ? 'primary' : 'line'}
          >
            Clear all filters
          </ButtonLink>
        }
      >
        {suggestions.length === 0 ? 'Remove some filters to see more.' : 'Change one of them to see more.'}
        <Suggestions suggestions={suggestions} className={styles.suggestions} />
      </EmptyState>
      <RecentSlot />
    </>
  )
}

function Suggestions({
  suggestions,
  className,
}: Pick<EmptyResultsProps, 'suggestions'> & { className?: string | undefined }) {
  const market = useMarket()
  if (suggestions.length === 0) return null
  return (
    <ChipList className={className}>
      {suggestions.map(({ label, count, next }) => (
        <ChipLink key={label} to={addressOf(market, next)} count={count}>
          {label}
        </ChipLink>
      ))}
    </ChipList>
  )
}

const EmptyMarket = ({ kind }: Pick<Market, 'kind'>) => (
  <EmptyState
    className={styles.empty}
    title={`No ${kind.noun.other} yet`}
    actions={<ButtonLink to={newProfilePath(kind)}>{listingTitle(kind)}</ButtonLink>}
  >
    Be the first to list one.
  </EmptyState>
)
