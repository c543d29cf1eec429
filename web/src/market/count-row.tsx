import { Link } from 'react-router'
import { classNames } from '../components/class-names.ts'
import { count as figure } from '../components/format.ts'
import styles from './count-row.module.css'
import type { CountRow as Declaration, CountRowProps, Market, MarketQuery } from './market.ts'
import { addressOf, changed, countOf, valuesOf, withToggled } from './query.ts'
import { useMarket } from './use-market.tsx'

/** Links to the query with or without each value of a criterion, as one ruled row. Several values can be chosen. */
export function CountRow({ row, query, facets, today }: CountRowProps) {
  const market = useMarket()
  return (
    <nav aria-label={row.label} className={styles.row}>
      {cellsOf(market, row, { query, facets, today }).map(({ key, label, count, isChosen, next }) => {
        const content = (
          <>
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>{figure(count)}</span>
          </>
        )
        return count === 0 && !isChosen ? (
          // A disabled link has no address, so it needs the role.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <span key={key} role="link" aria-disabled="true" className={styles.cell}>
            {content}
          </span>
        ) : (
          <Link
            key={key}
            to={addressOf(market, next)}
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className={classNames(styles.cell, isChosen && key !== anyKey && styles.chosen)}
          >
            {content}
          </Link>
        )
      })}
    </nav>
  )
}

interface Cell {
  key: string
  label: string
  count: number
  isChosen: boolean
  /** The query after pressing it. */
  next: MarketQuery
}

const anyKey = ''

/** The cell of all values, and one for each value that the row offers. */
export function cellsOf(
  market: Market,
  { name, any, valuesOf: offered, labelOf }: Omit<Declaration, 'Row' | 'label'>,
  { query, facets, today }: Pick<CountRowProps, 'query' | 'facets' | 'today'>,
): Cell[] {
  const chosen = valuesOf(query, name)
  const all = {
    key: anyKey,
    label: any,
    count: (facets[name] ?? []).reduce((sum, { count }) => sum + count, 0),
    isChosen: chosen.length === 0,
    next: changed(market, query, { [name]: undefined }),
  }
  const values = offered(query, today).map((value) => ({
    key: value,
    label: labelOf(value),
    count: countOf(facets, name, value) ?? 0,
    isChosen: chosen.includes(value),
    next: withToggled(market, query, name, value),
  }))
  return [all, ...values]
}
