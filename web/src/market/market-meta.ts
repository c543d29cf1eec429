import { marketPath, profilePath } from '../kinds/registry.ts'
import { breadcrumbList, pageMeta, sharedPicture } from '../page/meta.ts'
import { unpack, type Packed } from '../page/packed.ts'
import type { MarketPage } from './load-market.server.ts'
import type { Market } from './market.ts'
import { addressOf, changed, emptyQuery, pageOf } from './query.ts'
import { canonicalOf, descriptionOf, titleOf, topicOf } from './topics.ts'
import { titleOfKind } from './words.ts'

export const marketMeta =
  (market: Market) =>
  ({ loaderData }: { loaderData: Packed<MarketPage> | undefined }) => {
    const page = loaderData && unpack(loaderData)
    if (page?.found === undefined)
      return [{ title: titleOfKind(market.kind) }, { name: 'robots', content: 'noindex' }]
    const { query, found, brand, origin, topicArt } = page
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

const itemList = ({ kind }: Market, { origin, found }: MarketPage) => ({
  '@type': 'ItemList',
  numberOfItems: found?.count,
  itemListElement: found?.cards.map(({ id, name }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: origin + profilePath(kind, id),
  })),
})
