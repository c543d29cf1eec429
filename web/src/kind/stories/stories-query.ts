import { maxStoryTag, storyCategories } from '@app/contract/rules/story-rules.ts'
import { pageValue, withQuery } from '../../page/list-query.ts'
import { choice, id, pageIn, text } from '../../page/query-codecs.ts'

/** What `/stories` shows. */
export interface StoriesQuery {
  category: (typeof storyCategories)[number] | undefined
  tag: string | undefined
  /** The page that they are of or about. */
  about: string | undefined
  /** From 1. All pages up to this one are shown. */
  page: number
}

const mostPages = 40

export const storiesQueryOf = (search: URLSearchParams): StoriesQuery => ({
  category: choice(storyCategories).read(search.get('category')),
  tag: text.read(search.get('tag'))?.slice(0, maxStoryTag),
  about: id.read(search.get('about')),
  page: Math.min(pageIn(search), mostPages),
})

export const toStories = ({ category, tag, about, page = 1 }: Partial<StoriesQuery>) =>
  withQuery('/stories', { category, tag, about, page: pageValue(page) })
