import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { besideCode } from '../components/loaded-once.ts'
import { marketPath, profilePath } from '../kind/registry.ts'
import { bareMeta, type RootMatch } from '../page/bare-meta.ts'
import { breadcrumbList, pageMeta, sharedPicture } from '../page/meta.ts'
import { unpack, type Packed } from '../page/packed.ts'
import { lateResults } from './late-results.ts'
import type { MarketPage } from './load-market.server.ts'
import type { Market } from './market.ts'
import { ListError, Marketplace } from './marketplace.tsx'
import styles from './marketplace.module.css'
import { addressOf, changed, emptyQuery, pageOf } from './query.ts'
import { canonicalOf, descriptionOf, titleOf, topicOf } from './topics.ts'
import { titleOfKind } from './words.ts'
import { isSameResult, MarketContext, useMarketPage } from './use-market.tsx'
import { PageTitle } from '../page/page-title.tsx'

/** The exports of the route of a market's page, besides its loader. */
export const marketRoute = (declared: Market) => ({
  meta: marketMeta(declared),
  /** The list and the map take the full width, rows don't. */
  handle: { isWide: declared.look !== 'rows' },
  /** Loads the code of the results beside the data when somebody comes from another page. */
  clientLoader: ({ serverLoader }: ClientLoaderFunctionArgs) =>
    besideCode(serverLoader<Packed<MarketPage>>(), lateResults),
  /** Another view of the same result needs no new data. */
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    currentUrl.href !== nextUrl.href && isSameResult(currentUrl.search, nextUrl.search)
      ? false
      : defaultShouldRevalidate,
  Page() {
    const { market, page } = useMarketPage(declared)
    return (
      <MarketContext value={market}>
        <Marketplace page={page} />
      </MarketContext>
    )
  },
  /** The loader could not be reached. */
  ErrorBoundary: () => (
    <div className={styles.list}>
      <PageTitle>{titleOfKind(declared.kind)}</PageTitle>
      <ListError market={declared} />
    </div>
  ),
})

/** Title, description, canonical address and structured data. */
const marketMeta =
  (declared: Market) =>
  ({ loaderData, matches }: { loaderData: Packed<MarketPage> | undefined; matches: RootMatch }) => {
    const page = loaderData && unpack(loaderData)
    if (page?.found === undefined) return bareMeta(titleOfKind(declared.kind))({ matches })
    const { query, found, brand, origin, topicArt, names } = page
    const market = { ...declared, names }
    const canonical = canonicalOf(market, query, found.count)
    const title = titleOf(market, query)
    return pageMeta({
      brand,
      origin,
      title: pageOf(query) > 1 ? `${title}, page ${pageOf(query)}` : title,
      description: descriptionOf(market, query, found.count),
      canonical: canonical && addressOf(market, canonical),
      image: sharedPicture(topicArt ?? found.cards[0]?.image),
      jsonLd: [breadcrumbs(market, page), itemList(market, page)],
    })
  }

function breadcrumbs(market: Market, { origin, query }: MarketPage) {
  const topic = topicOf(market, query)
  const list = { name: titleOfKind(market.kind), path: marketPath(market.kind) }
  if (topic === undefined) return breadcrumbList(origin, [list])
  const path = addressOf(market, changed(market, emptyQuery, { [topic.name]: topic.value }))
  return breadcrumbList(origin, [list, { name: topic.value, path }])
}

const itemList = ({ kind }: Market, { origin, found, further }: MarketPage) => ({
  '@type': 'ItemList',
  numberOfItems: found?.count,
  itemListElement: [...(found?.cards ?? []), ...(further?.cards ?? [])].map(({ id, name }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: origin + profilePath(kind, id),
  })),
})
