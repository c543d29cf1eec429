import type { Api } from '@app/contract/api.ts'
import type { Story } from '@app/contract/stories/story-schema.ts'
import { storyPath } from '@app/contract/rules/story-rules.ts'
import {
  data,
  redirect,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type MetaFunction,
} from 'react-router'
import { useSession } from '../api/session.ts'
import { LateMarkup } from '../components/late-markup.tsx'
import { besideCode, loadedOnce } from '../components/loaded-once.ts'
import { storiesQueryOf } from '../kind/stories/stories-query.ts'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { surroundings } from '../page/surroundings.ts'
import { loadStories } from './load-stories.server.ts'
import { listMeta, storyMeta } from './reading/story-meta.ts'
import type { AnyStoriesPage } from './stories-page.tsx'
import { writeMeta } from './write-meta.ts'

/** Visitors read a story, or follow a link, which works without code. */
const latePage = loadedOnce(() => import('./stories-page.tsx'))

interface Loaded {
  page: AnyStoriesPage
  /** The server makes it, so that browsers need none of what it is made with. */
  head: MetaDescriptor[]
}

/** One route for the list, a story and the start of one. Each route makes every first load larger. */
export async function loader({ context, params: { slug }, url }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  await latePage.load()
  if (slug === undefined) {
    const page = { brand, origin, ...(await loadStories(api, storiesQueryOf(url.searchParams))) }
    return data<Loaded>({ page, head: listMeta(page) })
  }
  if (slug === 'new') {
    const page = { brand, origin, isNew: true } as const
    return data<Loaded>({ page, head: writeMeta({ loaderData: page }) })
  }
  // As visitors see it. If it is hidden, the browser asks again as the person who is signed in there.
  const found = await nullIfMissing(api['story-mgmt'].stories.bySlug({ slug }))
  const story = found?.data ?? null
  if (story !== null && story.slug !== slug.normalize('NFC')) throw redirect(storyPath(story.slug), 301)
  if (story === null) {
    const page = { brand, origin, story, more: [] }
    return data<Loaded>({ page, head: [{ name: 'robots', content: 'noindex' }] }, { status: 404 })
  }
  const page = { brand, origin, story, more: await moreThan(api, story) }
  return data<Loaded>({ page, head: storyMeta(page) })
}

/** When somebody comes from another page. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  besideCode(serverLoader<typeof loader>(), latePage)

const mostMore = 3

async function moreThan({ 'story-mgmt': { stories } }: Api, { id, category }: Story) {
  const { data: found } = await stories.cards({ category, take: mostMore + 1 })
  return found.filter((other) => other.id !== id).slice(0, mostMore)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function StoriesRoute({ loaderData: { page } }: { loaderData: Loaded }) {
  const { slug } = useParams()
  const isSignedIn = useSession(({ person }) => person !== null)
  return (
    <LateMarkup key={slug} part={latePage} isOutdated={isSignedIn} className={undefined}>
      {({ StoriesPage }) => <StoriesPage page={page} />}
    </LateMarkup>
  )
}
