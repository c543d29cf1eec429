import { slug } from '@app/contract/reference-lists/slug.ts'
import { maxStoryTag, storyCategories, type StoryCategory } from '@app/contract/rules/story-rules.ts'
import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import { date } from '../../components/format.ts'
import { pageValue, withQuery } from '../../page/list-query.ts'
import { choice, id, pageIn, text } from '../../page/query-codecs.ts'

/** Its picture, or a drawing of its first tag, which may be a sport. */
export const storyPicture = ({ id: storyId, cover, tags, page }: StoryCard) =>
  cover?.url ?? `/art/${storyId}/${slug(tags[0] ?? page?.kind ?? '')}`

/** `Feb 17, 2027, 6 min`. */
export const dateAndMinutes = ({ publishedDate, minutes }: Pick<StoryCard, 'publishedDate' | 'minutes'>) =>
  [publishedDate !== null && date(publishedDate), `${minutes} min`].filter(Boolean).join(', ')

/** What `/stories` shows. */
export interface StoriesQuery {
  category: StoryCategory | undefined
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
