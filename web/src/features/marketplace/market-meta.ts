import { breadcrumbList, pageMeta } from '../../page/meta.ts'
import type { Market } from './load-market.server.ts'
import { canonicalOf, descriptionOf, titleOf, topicOf } from './market-page.ts'
import { changed, everything } from './market-query.ts'
import { addressOf, marketPath } from './write-query.ts'

export function marketMeta({ loaderData: market }: { loaderData: Market | undefined }) {
  if (market?.found === undefined) return [{ title: 'Facilities' }, { name: 'robots', content: 'noindex' }]
  const { query, found, brand, origin } = market
  const canonical = canonicalOf(query, found.count)
  return pageMeta({
    brand,
    origin,
    title: query.page > 1 ? `${titleOf(query)}, page ${query.page}` : titleOf(query),
    description: descriptionOf(query, found.count),
    canonical: canonical && addressOf(canonical),
    image: sharedPicture(market),
    jsonLd: [breadcrumbs(market), itemList(market)],
  })
}

/** The size that links are shown in, cut to it where it was not drawn for it. */
function sharedPicture({ topicArt, found }: Market): string | undefined {
  const picture = topicArt ?? found?.facilities[0]?.image
  if (picture === undefined || !picture.startsWith('/')) return undefined
  const size = 'width=1200&height=630'
  return picture.startsWith('/art/')
    ? `${picture}?${size}&format=png`
    : `${picture}?${size}&fit=cover&format=jpeg`
}

function breadcrumbs({ origin, query }: Market) {
  const topic = topicOf(query)
  return breadcrumbList(origin, [
    { name: 'Facilities', path: marketPath },
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
    url: `${origin}/facilities/${id}`,
  })),
})
