import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useUnpacked } from '../page/packed.ts'
import { ListError } from './list-error.tsx'
import type { MarketLoader } from './load-market.server.ts'
import type { Market } from './market.ts'
import { marketMeta } from './market-meta.ts'
import { Marketplace } from './marketplace.tsx'
import styles from './marketplace.module.css'
import { MarketContext } from './use-market.ts'
import { isSameResult } from './use-market-query.ts'
import { titleOfKind } from './words.ts'

/** The exports of the route of a market's page, besides its loader. */
export const marketRoute = (market: Market) => ({
  meta: marketMeta(market),
  /** The list and the map take the full width. */
  handle: { isWide: true },
  /** Another view of the same result needs no new data. */
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    currentUrl.href !== nextUrl.href && isSameResult(currentUrl.search, nextUrl.search)
      ? false
      : defaultShouldRevalidate,
  Page: () => (
    <MarketContext value={market}>
      <Marketplace page={useUnpacked(useLoaderData<MarketLoader>())} />
    </MarketContext>
  ),
  /** The loader could not be reached. */
  ErrorBoundary: () => (
    <div className={styles.list}>
      <title>{titleOfKind(market.kind)}</title>
      <ListError market={market} />
    </div>
  ),
})
