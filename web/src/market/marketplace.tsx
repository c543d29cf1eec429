import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../components/button-link.tsx'
import { classNames } from '../components/class-names.ts'
import { ErrorState } from '../components/error-state.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { useMedia } from '../components/use-media.ts'
import { counted } from '../page/format.ts'
import { ChipRow } from './chip-row.tsx'
import { EmptyResults } from './empty-results.tsx'
import { FiltersButton } from './filters-button.tsx'
import { IgnoredNote } from './ignored-note.tsx'
import { ListError } from './list-error.tsx'
import type { MarketPage } from './load-market.server.ts'
import type { MarketQuery } from './market.ts'
import styles from './marketplace.module.css'
import { addressOf, changed, isMapView } from './query.ts'
import { ResultsHead } from './results-head.tsx'
import { Results } from './results.tsx'
import { SearchBar } from './search-bar.tsx'
import { TopicHead } from './topic-head.tsx'
import { topicOf } from './topics.ts'
import { useMarketQuery } from './use-market-query.ts'
import { useMarket } from './use-market.ts'
import { useViewScroll } from './use-view-scroll.ts'

const loadMapSide = () => import('./map-side.tsx')

export function Marketplace({ page }: { page: MarketPage }) {
  const market = useMarket()
  const { found, unknownPlace, ignored } = page
  const { query, isPending } = useMarketQuery(market, page.query)
  const [activeId, setActiveId] = useState<string | null>(null)
  const navigate = useNavigate()
  const isMap = isMapView(query)
  useViewScroll(isMap)

  const choose = (next: MarketQuery) => void navigate(addressOf(market, next))
  const hasTopic = topicOf(market, page.query) !== undefined && found?.count !== 0
  // From this width on, the list and the map are side by side.
  const isMapVisible = useMedia('(min-width: 1200px)') || isMap
  const map = useLazy(loadMapSide, isMapVisible)

  return (
    <div className={styles.market} data-view={isMap ? 'map' : 'list'}>
      <div className={styles.list}>
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBar query={query} unknownPlace={unknownPlace} />
            <FiltersButton query={query} page={page} isPending={isPending} onChoose={choose} />
          </div>
          {found !== undefined && <ChipRow query={query} facets={found.facets} />}
        </div>
        <div className={styles.results}>
          <IgnoredNote ignored={ignored} cleanAddress={addressOf(market, query)} />
          {found === undefined ? (
            <ListError market={market} />
          ) : (
            <>
              <TopicHead page={page} found={found} />
              <ResultsHead
                headingLevel={hasTopic ? 'h2' : 'h1'}
                query={query}
                found={found}
                isPending={isPending}
                loaded={page.query}
              />
              {found.count === 0 ? (
                <EmptyResults query={query} suggestions={page.suggestions} />
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
      {/* The map hides the list and its heading, so the page needs another one. */}
      {isMap && found !== undefined && (
        <h1 className={classNames('sr', styles.mapTitle)}>
          {counted(found.count, market.kind.noun.one, market.kind.noun.other)} on the map
        </h1>
      )}
      <div className={styles.map}>
        {isMapVisible && map.part !== undefined && (
          <map.part.MapSide
            page={page}
            activeId={activeId}
            onActivate={setActiveId}
            onSearchArea={(bounds) => choose(changed(market, query, { bounds, near: undefined }))}
          />
        )}
        {map.hasFailed && <ErrorState title="The map did not load." onRetry={map.retry} />}
      </div>
      <div className={styles.switch} data-foot>
        <ButtonLink
          to={addressOf(market, { ...query, view: isMap ? [] : ['map'] })}
          icon={isMap ? 'list' : 'map'}
          size="l"
          className={styles.switchButton}
        >
          {isMap ? 'List' : 'Map'}
        </ButtonLink>
      </div>
    </div>
  )
}
