import type { Api } from '@app/contract/api.ts'
import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import type { StoriesQuery } from '../kind/stories/stories-query.ts'

type Stories = Api['story-mgmt']['stories']
type Topics = Awaited<ReturnType<Stories['topics']>>['data']

export interface StoriesPage {
  brand: string
  origin: string
  query: StoriesQuery
  /** Newest first. */
  stories: StoryCard[]
  /** How many fit the query. */
  count: number
  topics: Topics
  /** Beside the first story of all. Empty with a filter. */
  mostRead: StoryCard[]
}

const perPage = 12
const mostReadCount = 4

/** What `/stories` shows to everybody. Without a filter, the first story is shown large, above the others. */
export async function loadStories(
  api: Api,
  query: StoriesQuery,
): Promise<Omit<StoriesPage, 'brand' | 'origin'>> {
  const { cards, topics } = api['story-mgmt'].stories
  const { category, tag, about, page } = query
  const isFiltered = category !== undefined || tag !== undefined || about !== undefined
  const filter = { category, tag, profileId: about }
  const lead = isFiltered ? 0 : 1
  const pages = Array.from({ length: page }, (_, place) =>
    cards({
      ...filter,
      offset: place === 0 ? 0 : place * perPage + lead,
      take: place === 0 ? perPage + lead : perPage,
    }),
  )
  const [found, { data: known }, mostRead] = await Promise.all([
    Promise.all(pages),
    topics({}),
    isFiltered ? undefined : cards({ sort: 'read', take: mostReadCount }),
  ])
  return {
    query,
    stories: found.flatMap(({ data }) => data),
    count: found[0]?._meta.stats.count ?? 0,
    topics: known,
    mostRead: mostRead?.data ?? [],
  }
}
