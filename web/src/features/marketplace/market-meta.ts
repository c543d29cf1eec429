import { breadcrumbList, pageMeta, sharedPicture } from '../../page/meta.ts'
import { unpack, type Packed } from '../../page/packed.ts'
import type { Market } from './load-market.server.ts'
import { canonicalOf, descriptionOf, titleOf, topicOf } from './market-page.ts'
import { changed, everything } from './market-query.ts'
import { addressOf } from './write-query.ts'
import { kinds, marketPath, profilePath } from '../../kinds/registry.ts'

export function marketMeta({ loaderData }: { loaderData: Packed<Market> | undefined }) {
  const market = loaderData && unpack(loaderData)
  if (market?.found === undefined) return [{ title: 'Facilities' }, { name: 'robots', content: 'noindex' }]
  const { query, found, brand, origin } = market
  const canonical = canonicalOf(query, found.count)
  return pageMeta({
    brand,
    origin,
    title: query.page > 1 ? `${titleOf(query)}, page ${query.page}` : titleOf(query),
    description: descriptionOf(query, found.count),
    canonical: canonical && addressOf(canonical),
    image: sharedPicture(market.topicArt ?? found.facilities[0]?.image),
    jsonLd: [breadcrumbs(market), itemList(market)],
  })
}

function breadcrumbs({ origin, query }: Market) {
  const topic = topicOf(query)
  return breadcrumbList(origin, [
    { name: 'Facilities', path: marketPath(kinds.facility) },
    ...(topic === undefined
      ? []
      : [{ name: topic.name, path: addressOf(changed(everything, { [topic.kind]: [topic.name] })) }]),
  ])
}

const itemList = ({ origin, found }: Market) => ({
  '@type': 'ItemList',
  numberOfItems: found?.count,
  itemListElement: found?.facilities.map(({ id, name }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: origin + profilePath(kinds.facility, id),
  })),
})
