import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useSession } from '../api/session.ts'
import { LateMarkup } from '../components/late-markup.tsx'
import { loadedOnce } from '../components/loaded-once.ts'
import { storiesQueryOf, toStories } from '../kind/stories/story-words.ts'
import { pageMeta } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { feedLinks } from './feeds.ts'
import { loadStories, type StoriesPage } from './load-stories.server.ts'

/** Most of its readers follow a link, which works without code. */
const lateView = loadedOnce(() => import('./stories-view.tsx'))

export async function loader({ context, url }: LoaderFunctionArgs): Promise<StoriesPage> {
  const { api, brand, origin } = context.get(surroundings)
  const [page] = await Promise.all([loadStories(api, storiesQueryOf(url.searchParams)), lateView.load()])
  return { brand, origin, ...page }
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([serverLoader<typeof loader>(), lateView.load().catch(() => {})])
  return page
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: page }) =>
  page === undefined
    ? []
    : [
        ...pageMeta({
          ...page,
          title: page.query.category ?? 'Stories',
          description: 'Stories from the people who host, play and travel.',
          // Tags and pages show parts of the same stories.
          ...(page.query.tag === undefined &&
            page.query.about === undefined && { canonical: toStories({ category: page.query.category }) }),
        }),
        ...feedLinks(page.query),
      ]

export default function StoriesRoute({ loaderData: page }: { loaderData: StoriesPage }) {
  const isSignedIn = useSession(({ person }) => person !== null)
  return (
    <LateMarkup part={lateView} isOutdated={isSignedIn} className="page">
      {({ StoriesView }) => <StoriesView page={page} />}
    </LateMarkup>
  )
}
