import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { storiesQueryOf, toStories } from '../kind/stories/stories-query.ts'
import { pageMeta } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { feedLinks } from './feeds.ts'
import { loadStories, type StoriesPage } from './load-stories.server.ts'
import { StoriesView } from './stories-view.tsx'

export async function loader({ context, url }: LoaderFunctionArgs): Promise<StoriesPage> {
  const { api, brand, origin } = context.get(surroundings)
  return { brand, origin, ...(await loadStories(api, storiesQueryOf(url.searchParams))) }
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
  return <StoriesView page={page} />
}
