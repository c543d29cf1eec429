import { useNavigate } from 'react-router'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-form.module.css'
import { HiddenFields } from './hidden-fields.tsx'
import type { Market } from './load-market.server.ts'
import { listNames } from './market-query.ts'
import { useMarketQuery } from './use-market-query.ts'
import { addressOf, filtersPath } from './write-query.ts'
import { kinds, marketPath } from '../../kinds/registry.ts'

const asked = [...listNames, 'dist', 'space', 'count', 'location', 'rating', 'capacity', 'from', 'to', 'page']

/** A form that the browser sends by itself; where scripts run, its counts follow each choice. */
export function FilterPage({ market }: { market: Market }) {
  const { query } = useMarketQuery(market.query)
  const navigate = useNavigate()
  return (
    <form method="get" action={marketPath(kinds.facility)} className={styles.page}>
      <h1 className="h1">Filters</h1>
      <HiddenFields query={query} without={asked} />
      <FilterFields
        query={query}
        found={market.found}
        usualSpace={market.usualSpace}
        onChoose={(next) => void navigate(addressOf(next, filtersPath), { replace: true })}
      />
      <div className={styles.send} data-foot>
        <Button type="submit" variant="primary">
          Show facilities
        </Button>
        <ButtonLink to={addressOf(query)}>Back to the list</ButtonLink>
      </div>
    </form>
  )
}
