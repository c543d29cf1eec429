import { useEffect, useRef } from 'react'
import { counted } from '../../page/format.ts'
import type { Found } from './find-facilities.server.ts'
import type { MarketQuery } from './market-query.ts'
import { querySentence } from './query-sentence.ts'
import styles from './results-head.module.css'
import { SortForm } from './sort-form.tsx'
import { isOtherPage } from './write-query.ts'

export interface ResultsHeadProps {
  query: MarketQuery
  headingLevel: 'h1' | 'h2'
  /** The query that the result is of. */
  shown: MarketQuery
  found: Found
  isPending: boolean
}

/** How many facilities there are, of what, and in which order. */
export function ResultsHead({ query, headingLevel: Heading, shown, found, isPending }: ResultsHeadProps) {
  const heading = usePageFocus(shown)
  const number = found.count === 0 ? 'No facilities' : counted(found.count, 'facility', 'facilities')
  return (
    <div id="results" className={styles.head} aria-busy={isPending}>
      <div className={styles.text}>
        <Heading ref={heading} tabIndex={-1} className="h2">
          {number}
        </Heading>
        <p className={styles.sentence}>{querySentence(query)}</p>
        {found.isRelaxed && (
          <p className={styles.sentence}>No facility has all of these words; these have some of them.</p>
        )}
        <output className="sr">{isPending ? '' : number}</output>
      </div>
      <SortForm query={query} />
    </div>
  )
}

/** Another page begins at its top for the keyboard too. A choice, which begins at page 1, keeps the focus. */
function usePageFocus(shown: MarketQuery) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (isOtherPage(before.current, shown)) heading.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return heading
}
