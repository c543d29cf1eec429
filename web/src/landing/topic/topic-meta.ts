import { breadcrumbList, pageMeta, sharedPicture } from '../../page/meta.ts'
import type { TopicPage } from './topic-page.ts'

/** Title, description, canonical address and structured data of a topic's page. */
export function topicMeta({
  brand,
  origin,
  path,
  title,
  description,
  heading,
  crumbs,
  art,
  sections,
}: TopicPage) {
  const cards = sections.flatMap((section) => section.cards)
  return pageMeta({
    brand,
    origin,
    title,
    description,
    canonical: path,
    image: sharedPicture(art.isOutline ? `${art.src}/header` : art.src),
    jsonLd: [
      breadcrumbList(
        origin,
        crumbs.map(({ label, to = path }) => ({ name: label, path: to })),
      ),
      {
        '@type': 'CollectionPage',
        name: title,
        headline: heading,
        description,
        url: origin + path,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: cards.length,
          itemListElement: cards.map((card, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name: card.title,
            url: origin + card.to,
          })),
        },
      },
    ],
  })
}
