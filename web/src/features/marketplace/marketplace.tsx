import { useState } from 'react'
import { useNavigate } from 'react-router'
import { counted } from '../../page/format.ts'
import { classNames } from '../../components/class-names.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { useLate } from '../../components/use-late.ts'
import { useMedia } from '../../components/use-media.ts'
import { ChipRow } from './chip-row.tsx'
import { EmptyResults } from './empty-results.tsx'
import { FiltersButton } from './filters-button.tsx'
import { IgnoredNote } from './ignored-note.tsx'
import { ListError } from './list-error.tsx'
import type { Market } from './load-market.server.ts'
import { topicOf } from './market-page.ts'
import { changed, type MarketQuery } from './market-query.ts'
import styles from './marketplace.module.css'
import { Results } from './results.tsx'
import { ResultsHead } from './results-head.tsx'
import { SearchBar } from './search-bar.tsx'
import { TopicHead } from './topic-head.tsx'
import { useMarketQuery } from './use-market-query.ts'
import { useViewScroll } from './use-view-scroll.ts'
import { ViewSwitch } from './view-switch.tsx'
import { addressOf } from './write-query.ts'

const loadMapSide = () => import('./map-side.tsx')

export function Marketplace({ market }: { market: Market }) {
  const { found, unplaced, ignored } = market
  const { query, isPending } = useMarketQuery(market.query)
  const [activeId, setActiveId] = useState<string | null>(null)
  const navigate = useNavigate()
  useViewScroll(query.view)

  const choose = (next: MarketQuery) => void navigate(addressOf(next))
  const filter = { query, found, isPending, usualSpace: market.usualSpace, onChoose: choose }
  const hasTopic = topicOf(market.query) !== undefined && found?.count !== 0
  // List and map stand side by side.
  const isMapSeen = useMedia('(min-width: 1200px)') || query.view === 'map'
  const map = useLate(loadMapSide, isMapSeen)

  return (
    <div className={styles.market} data-view={query.view ?? 'list'}>
      <div className={styles.list}>
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBar query={query} unplaced={unplaced} />
            <FiltersButton {...filter} />
          </div>
          {found !== undefined && <ChipRow query={query} facets={found.facets} />}
        </div>
        <div className={styles.results}>
          <IgnoredNote ignored={ignored} clean={addressOf(query)} />
          {found === undefined ? (
            <>
              <h1 className={styles.errorTitle}>Facilities</h1>
              <ListError />
            </>
          ) : (
            <>
              <TopicHead market={market} found={found} />
              <ResultsHead
                headingLevel={hasTopic ? 'h2' : 'h1'}
                query={query}
                found={found}
                isPending={isPending}
                shown={market.query}
              />
              {found.count === 0 ? (
                <EmptyResults query={query} ways={market.ways} isPending={isPending} />
              ) : (
                <Results
                  found={found}
                  query={query}
                  isPending={isPending}
                  headingLevel={hasTopic ? 'h3' : 'h2'}
                  activeId={activeId}
                  onActivate={setActiveId}
                />
              )}
            </>
          )}
        </div>
      </div>
      {/* The list, which has the page's title, is not there to be heard either. */}
      {query.view === 'map' && found !== undefined && (
        <h1 className={classNames('sr', styles.mapTitle)}>
          {counted(found.count, 'facility', 'facilities')} on the map
        </h1>
      )}
      <div className={styles.map}>
        {/* Nothing of it is loaded where it is not seen. */}
        {isMapSeen && map.part !== undefined && (
          <map.part.MapSide
            market={market}
            activeId={activeId}
            onActivate={setActiveId}
            onSearchArea={(bounds) => choose(changed(query, { bounds, near: undefined }))}
          />
        )}
        {map.hasFailed && <ErrorState title="The map did not load." onRetry={map.retry} />}
      </div>
      <ViewSwitch query={query} />
    </div>
  )
}
