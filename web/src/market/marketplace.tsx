import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { useSession } from '../api/session.ts'
import { classNames } from '../components/class-names.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { LateMarkup } from '../components/late-markup.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { useMedia } from '../components/use-media.ts'
import { counted } from '../components/format.ts'
import { ChipRow } from './chip-row.tsx'
import { FiltersButton } from './filters-button.tsx'
import type { MarketPage } from './load-market.server.ts'
import { lateResults } from './late-results.ts'
import type { Facets, Market, MarketQuery } from './market.ts'
import notes from './market-notes.module.css'
import styles from './marketplace.module.css'
import { addressOf, changed, viewOf } from './query.ts'
import { ResultsHead } from './results-head.tsx'
import type { Ignored } from './read-query.ts'
import { SearchBar } from './search-bar.tsx'
import { topicOf } from './topics.ts'
import { useMarket, useMarketQuery } from './use-market.tsx'
import { ViewLinks } from './view-links.tsx'
import { titleOfKind } from './words.ts'

const loadMapSide = () => import('./map-side.tsx')
const loadFields = () => import('./filter-fields.tsx')

const noFacets: Facets = {}

const isPageComplete = () => document.readyState === 'complete'

function onPageLoad(onLoad: () => void) {
  window.addEventListener('load', onLoad)
  return () => window.removeEventListener('load', onLoad)
}

export function Marketplace({ page }: { page: MarketPage }) {
  const market = useMarket()
  const { found, unknownPlace, ignored } = page
  const { query, isPending } = useMarketQuery(market, page.query)
  const [activeId, setActiveId] = useState<string | null>(null)
  const navigate = useNavigate()
  const hasRows = market.look === 'rows'
  const view = hasRows ? 'list' : viewOf(query)
  const isMap = view === 'map'
  useViewScroll(isMap)

  const [first] = useState(page)
  const isSignedIn = useSession(({ person }) => person !== null)
  const isOutdated = isSignedIn || isPending || page !== first

  const choose = (next: MarketQuery) => void navigate(addressOf(market, next))
  const part = { query, facets: found?.facets ?? noFacets, isPending, onChoose: choose }
  const hasTopic = topicOf(market, page.query) !== undefined && found?.count !== 0
  const hasOwnHead = hasTopic || market.intro !== undefined
  // From this width on, the list and the map are side by side.
  const isWide = useMedia('(min-width: 1200px)')
  const isMapVisible = isMap || (isWide && view === 'list' && !hasRows)
  // Next to the list, the map must not delay the results on a slow line.
  const isPageLoaded = useSyncExternalStore(onPageLoad, isPageComplete, () => false)
  const map = useLazy(loadMapSide, isMapVisible && (isMap || isPageLoaded))
  // On smaller screens they are in a sheet.
  const fields = useLazy(loadFields, hasRows && isWide)

  return (
    <div className={styles.market} data-view={hasRows ? 'rows' : view}>
      <div className={styles.list}>
        {market.intro && (
          <header className={styles.intro}>
            <h1 className="h1">{market.intro.title}</h1>
            <p className="mut">{market.intro.text}</p>
          </header>
        )}
        <div className={styles.tools}>
          <div className={classNames(styles.search, market.dates && styles.withDates)}>
            <SearchBar query={query} unknownPlace={unknownPlace} />
            {market.dates && <market.dates.Button {...part} dates={market.dates} count={found?.count ?? 0} />}
            <div className={styles.filters}>
              <FiltersButton query={query} page={page} isPending={isPending} onChoose={choose} />
            </div>
          </div>
          {found !== undefined && market.countRow && (
            <market.countRow.Row
              row={market.countRow}
              query={query}
              facets={found.facets}
              today={page.today}
            />
          )}
          {found !== undefined && <ChipRow query={query} facets={found.facets} />}
        </div>
        {hasRows && (
          <aside className={styles.facets} aria-label="All filters">
            {/* Plain form: radio buttons of the same name are one group within it. */}
            <form>
              {fields.part && <fields.part.FilterFields query={query} page={page} onChoose={choose} />}
            </form>
            {fields.hasFailed && <ErrorState title="The filters didn’t load." onRetry={fields.retry} />}
          </aside>
        )}
        <div className={styles.results}>
          <IgnoredNote ignored={ignored} cleanAddress={addressOf(market, query)} />
          {found === undefined ? (
            <ListError market={market} />
          ) : (
            <>
              {hasTopic && (
                <LateMarkup part={lateResults} isOutdated={isOutdated} className={undefined}>
                  {({ TopicHead }) => <TopicHead page={page} found={found} />}
                </LateMarkup>
              )}
              <ResultsHead
                headingLevel={hasOwnHead ? 'h2' : 'h1'}
                query={query}
                found={found}
                closest={page.closest?.sentence}
                isPending={isPending}
                loaded={page.query}
              />
              <div className={styles.cards}>
                <LateMarkup part={lateResults} isOutdated={isOutdated} className={undefined}>
                  {({ ResultList }) => (
                    <ResultList
                      {...{ page, found, query, isPending, activeId }}
                      headingLevel={hasTopic ? 'h3' : 'h2'}
                      onActivate={setActiveId}
                    />
                  )}
                </LateMarkup>
              </div>
              {view === 'calendar' && market.calendar && (
                <market.calendar.Slot
                  {...part}
                  calendar={market.calendar}
                  headingLevel={hasOwnHead ? 'h3' : 'h2'}
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
      {!hasRows && (
        <div className={styles.map}>
          {isMapVisible && map.part !== undefined && (
            <map.part.MapSide
              page={page}
              activeId={activeId}
              onActivate={setActiveId}
              onSearchArea={(bounds) => choose(changed(market, query, { bounds, near: undefined }))}
            />
          )}
          {map.hasFailed && <ErrorState title="The map didn’t load." onRetry={map.retry} />}
        </div>
      )}
      {/* On small screens, at the foot. */}
      {!hasRows && (
        <div className={styles.switch} data-foot>
          <ViewLinks query={query} size="l" className={styles.switchButton} />
        </div>
      )}
    </div>
  )
}

/** Restores the scroll position of the list after the map, which fills the screen. */
function useViewScroll(isMap: boolean) {
  const wasMap = useRef(isMap)
  const listAt = useRef(0)
  useLayoutEffect(() => {
    if (wasMap.current !== isMap) window.scrollTo(0, isMap ? 0 : listAt.current)
    wasMap.current = isMap
    if (isMap) return undefined
    // Tracked while the list is visible: without it the page is shorter and its position changes.
    const track = () => {
      listAt.current = window.scrollY
    }
    // The page may have been scrolled before hydration.
    track()
    window.addEventListener('scroll', track, { passive: true })
    return () => window.removeEventListener('scroll', track)
  }, [isMap])
}

const mostNamed = 5
const longestValue = 40

/** The parameters that made no sense, with a link to the address without them. */
function IgnoredNote({ ignored, cleanAddress }: { ignored: Ignored[]; cleanAddress: string }) {
  if (ignored.length === 0) return null
  const named = ignored.slice(0, mostNamed).map(({ name, value }) => `${short(name)}=${short(value)}`)
  const others = ignored.length - named.length
  return (
    <p className={notes.ignored}>
      Ignored: {named.join(', ')}
      {others > 0 && ` and ${counted(others, 'other')}`}.{' '}
      <Link to={cleanAddress} replace className="link">
        Remove from the address
      </Link>
    </p>
  )
}

/** Cut, with control characters replaced. */
function short(text: string) {
  const printable = text.replaceAll(/\p{Cc}/gu, '\uFFFD')
  return printable.length > longestValue ? `${printable.slice(0, longestValue)}…` : printable
}

/** Replaces the list if the search failed. The filters stay. */
export function ListError({ market: { kind } }: { market: Market }) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <h1 className={notes.errorTitle}>{titleOfKind(kind)}</h1>
      <ErrorState
        title={`The ${kind.noun.other} didn’t load.`}
        detail="Your search and filters are still here. Try again in a moment."
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </>
  )
}
