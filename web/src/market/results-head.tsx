import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { marketPath } from '../kind/registry.ts'
import { counted, eitherOf } from '../components/format.ts'
import { LateMarkup } from '../components/late-markup.tsx'
import { lateResults } from './late-results.ts'
import type { MarketQuery } from './market.ts'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { addressOf, changed, isOtherPage, searchOf, valueOf } from './query.ts'
import styles from './results-head.module.css'
import type { Found } from './search-market.server.ts'
import { ViewLinks } from './view-links.tsx'
import { querySentence } from './words.ts'
import { HiddenFields, useMarket } from './use-market.tsx'

export interface ResultsHeadProps {
  query: MarketQuery
  headingLevel: 'h1' | 'h2'
  /** The query of the result, if another one is pending. */
  loaded: MarketQuery
  found: Found
  /** About the results, if nothing matches all of the query. */
  closest: string | undefined
  isPending: boolean
}

/** The number of results, the query in words, and the order. */
export function ResultsHead({
  query,
  headingLevel: Heading,
  loaded,
  found,
  closest,
  isPending,
}: ResultsHeadProps) {
  const market = useMarket()
  const heading = usePageFocus(loaded)
  const { one, other } = market.kind.noun
  const number = found.count === 0 ? `No ${other}` : counted(found.count, one, other)
  return (
    <div id="results" className={styles.head} aria-busy={isPending}>
      <div className={styles.text}>
        <Heading ref={heading} tabIndex={-1} className="h2">
          {number}
        </Heading>
        <p className={styles.sentence}>{querySentence(market, query)}</p>
        {found.countsText && <p className={styles.sentence}>{found.countsText}</p>}
        {market.reading && (
          <LateMarkup part={lateResults} isOutdated={isPending} className={styles.notes}>
            {({ SearchNotes }) => <SearchNotes query={query} />}
          </LateMarkup>
        )}
        {closest !== undefined && (
          <p className={styles.sentence}>
            No {one} matches all of this. {closest}
          </p>
        )}
        {found.dropped.length > 0 && (
          <p className={styles.sentence}>
            No {one} has all of these words. These leave out{' '}
            {eitherOf(found.dropped.map((word) => `“${word}”`))}.
          </p>
        )}
        <output className="sr">{isPending ? '' : number}</output>
      </div>
      <div className={styles.controls}>
        {market.calendar && (
          <span className={styles.views}>
            <ViewLinks query={query} size="m" isBesideMap />
          </span>
        )}
        <LateMarkup part={lateResults} isOutdated={false} className={styles.notes}>
          {({ SaveSearch }) => <SaveSearch query={loaded} />}
        </LateMarkup>
        {found.count > 0 && (
          <DownloadMenu
            isIcon
            things={other}
            request={(api, format) =>
              market.kind.calls(api).searchExport({ data: { format, filter: searchOf(market, loaded) } })
            }
          />
        )}
        <SortForm query={query} />
      </div>
    </div>
  )
}

/** Moves the focus to the heading on another page of the list. Choices, which go to page 1, keep the focus. */
function usePageFocus(loaded: MarketQuery) {
  const market = useMarket()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(loaded)
  useEffect(() => {
    if (isOtherPage(market, before.current, loaded)) heading.current?.focus({ preventScroll: true })
    before.current = loaded
  }, [market, loaded])
  return heading
}

function SortForm({ query }: { query: MarketQuery }) {
  const market = useMarket()
  const navigate = useNavigate()
  const sort = valueOf(query, 'sort') ?? market.sorts[0]?.value ?? ''
  const select = useRef<HTMLSelectElement>(null)
  const sortBy = (chosen: string) =>
    void navigate(addressOf(market, changed(market, query, { sort: chosen })))
  const applyEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value
    if (chosen !== undefined && chosen !== sort) sortBy(chosen)
  })
  // The order may have been chosen before hydration.
  useEffect(() => applyEarlyChoice(), [])
  // Plain form: it works before hydration.
  return (
    <form method="get" action={marketPath(market.kind)} className={styles.sort}>
      <HiddenFields query={query} without={['sort', 'page']} />
      <Icon name="arrow-up-down" className={styles.sortIcon} />
      <SelectField
        ref={select}
        label="Order"
        isLabelHidden
        className={styles.order}
        name="sort"
        options={'near' in query ? market.sorts : market.sorts.filter(({ value }) => value !== 'distance')}
        value={sort}
        // A browser that restores the previous choice would navigate.
        autoComplete="off"
        onChange={(event) => sortBy(event.target.value)}
      />
      <Button type="submit" className={styles.send}>
        Sort
      </Button>
    </form>
  )
}
