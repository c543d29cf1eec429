import type { MetaDescriptor } from 'react-router'
import type { StoriesQuery } from '../kind/stories/stories-query.ts'
import { withQuery } from '../page/list-query.ts'

const formats = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
}

type Filter = Partial<Pick<StoriesQuery, 'category' | 'tag'>>

const feedPath = (format: keyof typeof formats, { category, tag }: Filter) =>
  withQuery(`/stories/${format}`, { categories: category, tags: tag })

/** The RSS feed of the stories that a page shows. */
export const rssPath = (filter: Filter) => feedPath('feed.xml', filter)

/** For feed readers that look at the head of a page. */
export const feedLinks = (filter: Filter = {}): MetaDescriptor[] =>
  (['feed.xml', 'atom.xml', 'feed.json'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: formats[format],
    title: 'Stories',
    href: feedPath(format, filter),
  }))
