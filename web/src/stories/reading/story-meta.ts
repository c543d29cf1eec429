import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { Story } from '@app/contract/stories/story-schema.ts'
import { toStories } from '../../kind/stories/stories-query.ts'
import { storyPicture } from '../../kind/stories/story-words.ts'
import { breadcrumbList, pageMeta, sharedPicture } from '../../page/meta.ts'
import { feedLinks } from '../feeds.ts'
import type { StoriesPage } from '../load-stories.server.ts'

/** Title and feeds of a list of stories. */
export const listMeta = ({ query, ...page }: StoriesPage) => [
  ...pageMeta({
    ...page,
    title: query.category ?? 'Stories',
    description: 'Stories from the people who host, play and travel.',
    // Tags and pages show parts of the same stories.
    ...(query.tag === undefined &&
      query.about === undefined && { canonical: toStories({ category: query.category }) }),
  }),
  ...feedLinks(query),
]

interface PublishedPage {
  brand: string
  origin: string
  story: Story
}

/** Title, description, preview, structured data and feeds of a published story. */
export function storyMeta({ brand, origin, story }: PublishedPage) {
  const { title, standfirst, category, author, publishedDate, updatedDate } = story
  const path = storyPath(story.slug)
  const image = sharedPicture(storyPicture(story))
  const description = standfirst ?? title
  return [
    ...pageMeta({
      brand,
      origin,
      title,
      description,
      canonical: path,
      ...(image !== undefined && { image }),
      jsonLd: [
        breadcrumbList(origin, [
          { name: 'Stories', path: '/stories' },
          { name: category, path: toStories({ category }) },
          { name: title, path },
        ]),
        {
          '@type': 'Article',
          headline: title,
          description,
          ...(image !== undefined && { image: origin + image }),
          datePublished: publishedDate,
          dateModified: updatedDate,
          author: { '@type': 'Person', name: author.name },
          publisher: { '@type': 'Organization', name: story.page?.name ?? brand },
          mainEntityOfPage: origin + path,
        },
      ],
    }),
    ...feedLinks(),
  ]
}
