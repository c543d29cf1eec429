import type { Api } from '@app/contract/api.ts'
import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { Story, StoryCard } from '@app/contract/stories/story-schema.ts'
import {
  data,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { useSession } from '../api/session.ts'
import { LateMarkup } from '../components/late-markup.tsx'
import { loadedOnce } from '../components/loaded-once.ts'
import { NotFound } from '../kind/not-found.tsx'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'
import { storyMeta } from './reading/story-meta.ts'

/** Most of its readers only read, which works without code. */
const lateView = loadedOnce(() => import('./reading/story-view.tsx'))

export interface StoryPage {
  brand: string
  origin: string
  /** Null if visitors don't see it. */
  story: Story | null
  /** Others of its category. */
  more: StoryCard[]
}

/** Loads the story as visitors see it. If it is hidden, the browser asks again as the person who is signed in there. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const [found] = await Promise.all([
    nullIfMissing(api['story-mgmt'].stories.bySlug({ slug: params['slug'] ?? '' })),
    lateView.load(),
  ])
  const story = found?.data ?? null
  const more = story === null ? [] : await moreThan(api, story)
  return data<StoryPage>({ brand, origin, story, more }, { status: story === null ? 404 : 200 })
}

const mostMore = 3

async function moreThan({ 'story-mgmt': { stories } }: Api, { id, category }: Story) {
  const { data: found } = await stories.cards({ category, take: mostMore + 1 })
  return found.filter((other) => other.id !== id).slice(0, mostMore)
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([serverLoader<typeof loader>(), lateView.load().catch(() => {})])
  return page
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: page }) =>
  page?.story ? storyMeta({ ...page, story: page.story }) : [{ name: 'robots', content: 'noindex' }]

export default function StoryRoute({ loaderData: page }: { loaderData: StoryPage }) {
  const { slug = '' } = useParams()
  const isSignedIn = useSession(({ person }) => person !== null)
  const { story } = page
  if (story !== null)
    return (
      <LateMarkup key={story.id} part={lateView} isOutdated={isSignedIn} className="page">
        {({ StoryView }) => <StoryView page={{ ...page, story }} />}
      </LateMarkup>
    )
  if (isSignedIn)
    return (
      <LazyPage load={lateView.load}>
        {({ HiddenStory }) => <HiddenStory key={storyPath(slug)} slug={slug} origin={page.origin} />}
      </LazyPage>
    )
  return (
    <WhileSessionLoads skeleton={<RequestSkeleton />}>
      <NotFound />
    </WhileSessionLoads>
  )
}
