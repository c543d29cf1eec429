import { useNavigate } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { marketPath } from '../kind/registry.ts'
import { bareMeta } from '../page/bare-meta.ts'
import { Row } from '../platform/boxes/row.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-form.module.css'
import type { MarketPage } from './load-market.server.ts'
import type { Market } from './market.ts'
import { addressOf, filtersPath } from './query.ts'
import { HiddenFields, MarketContext, useMarketPage, useMarketQuery } from './use-market.tsx'

/** The exports of the route of a market's filter page, besides its loader. Without JavaScript it replaces the sheet. */
export const filtersRoute = (declared: Market) => ({
  meta: bareMeta('Filters'),
  Page() {
    const { market, page } = useMarketPage(declared)
    return (
      <MarketContext value={market}>
        <FilterPage market={market} page={page} />
      </MarketContext>
    )
  },
})

/** Plain form: the browser can submit it before hydration. With JavaScript its counts follow each choice. */
function FilterPage({ market, page }: { market: Market; page: MarketPage }) {
  const { query } = useMarketQuery(market, page.query)
  const navigate = useNavigate()
  const fields = market.criteria.filter(({ control }) => control !== undefined)
  // The search bar has the place, so the form only has its distance.
  const sent = fields.flatMap(({ parameters }) => parameters.map(({ name }) => name))
  const without = [...sent.filter((name) => name !== 'near' && name !== 'around'), 'page']
  return (
    <form method="get" action={marketPath(market.kind)} className={styles.page}>
      <h1 className="h1">Filters</h1>
      <HiddenFields query={query} without={without} />
      <FilterFields
        query={query}
        page={page}
        onChoose={(next) => void navigate(addressOf(market, next, filtersPath(market)), { replace: true })}
      />
      <div className={styles.send} data-foot>
        <Row>
          <Button type="submit" variant="primary">
            Show {market.kind.noun.other}
          </Button>
          <ButtonLink to={addressOf(market, query)}>Back to the list</ButtonLink>
        </Row>
      </div>
    </form>
  )
}
