import type { Api } from '@app/contract/api.ts'
import type { Story } from '@app/contract/stories/story-schema.ts'
import { data, useParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useSession } from '../api/session.ts'
import { NotFound } from '../kind/not-found.tsx'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { RequestSkeleton } from '../requests/lazy-page.tsx'
import { storyMeta } from './reading/story-meta.ts'
import { HiddenStory, StoryView, type StoryPage } from './reading/story-view.tsx'

/** Loads the story as visitors see it. If it is hidden, the browser asks again as the person who is signed in there. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const found = await nullIfMissing(api['story-mgmt'].stories.bySlug({ slug: params['slug'] ?? '' }))
  const story = found?.data ?? null
  const more = story === null ? [] : await moreThan(api, story)
  return data<StoryPage>({ brand, origin, story, more }, { status: story === null ? 404 : 200 })
}

const mostMore = 3

async function moreThan({ 'story-mgmt': { stories } }: Api, { id, category }: Story) {
  const { data: found } = await stories.cards({ category, take: mostMore + 1 })
  return found.filter((other) => other.id !== id).slice(0, mostMore)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: page }) =>
  page?.story ? storyMeta({ ...page, story: page.story }) : [{ name: 'robots', content: 'noindex' }]

export default function StoryRoute({ loaderData: page }: { loaderData: StoryPage }) {
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
