import type { Api } from '@app/contract/api.ts'
import type { Story } from '@app/contract/stories/story-schema.ts'
import { storyPath } from '@app/contract/rules/story-rules.ts'
import { data, redirect, useParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useSession } from '../api/session.ts'
import { NotFound } from '../kind/not-found.tsx'
import { storiesQueryOf } from '../kind/stories/stories-query.ts'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { RequestSkeleton } from '../requests/lazy-page.tsx'
import { loadStories, type StoriesPage } from './load-stories.server.ts'
import { listMeta, storyMeta } from './reading/story-meta.ts'
import { HiddenStory, StoryView, type StoryPage } from './reading/story-view.tsx'
import { StoriesView } from './stories-view.tsx'
import { WritePage, writeMeta } from './write-page.tsx'

interface NewPage {
  brand: string
  origin: string
  isNew: true
}
type Loaded = StoriesPage | StoryPage | NewPage

/** One route for the list, a story and the start of one. Each route makes every first load larger. */
export async function loader({ context, params: { slug }, url }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  if (slug === undefined)
    return data<Loaded>({ brand, origin, ...(await loadStories(api, storiesQueryOf(url.searchParams))) })
  if (slug === 'new') return data<Loaded>({ brand, origin, isNew: true })
  // As visitors see it. If it is hidden, the browser asks again as the person who is signed in there.
  const found = await nullIfMissing(api['story-mgmt'].stories.bySlug({ slug }))
  const story = found?.data ?? null
  if (story !== null && story.slug !== slug.normalize('NFC')) throw redirect(storyPath(story.slug), 301)
  const more = story === null ? [] : await moreThan(api, story)
  return data<Loaded>({ brand, origin, story, more }, { status: story === null ? 404 : 200 })
}

const mostMore = 3

async function moreThan({ 'story-mgmt': { stories } }: Api, { id, category }: Story) {
  const { data: found } = await stories.cards({ category, take: mostMore + 1 })
  return found.filter((other) => other.id !== id).slice(0, mostMore)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: page }) => {
  if (page === undefined) return []
  if ('isNew' in page) return writeMeta({ loaderData: page })
  if ('stories' in page) return listMeta(page)
  return page.story ? storyMeta({ ...page, story: page.story }) : [{ name: 'robots', content: 'noindex' }]
}

export default function StoriesRoute({ loaderData: page }: { loaderData: Loaded }) {
  if ('isNew' in page) return <WritePage />
  if ('stories' in page) return <StoriesView page={page} />
  return <StoryRoute page={page} />
}

function StoryRoute({ page }: { page: StoryPage }) {
  const { slug = '' } = useParams()
  const isSignedIn = useSession(({ person }) => person !== null)
  const { story } = page
  if (story !== null) return <StoryView key={story.id} page={{ ...page, story }} />
  if (isSignedIn) return <HiddenStory key={slug} slug={slug} origin={page.origin} />
  return (
    <WhileSessionLoads skeleton={<RequestSkeleton />}>
      <NotFound />
    </WhileSessionLoads>
  )
}
