import {
  data,
  redirect,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { LateMarkup } from '../../components/late-markup.tsx'
import { besideCode, loadedOnce } from '../../components/loaded-once.ts'
import { NotFound } from '../../kind/not-found.tsx'
import { surroundings } from '../../page/surroundings.ts'
import { landingSearch } from '../../kind/landing/landing-search.ts'
import { allSports, allStates, findTopic } from './find-topic.server.ts'
import { loadTopic } from './load-topic.server.ts'
import { marketSearch } from './market-search.ts'
import { topicMeta } from './topic-meta.ts'
import type { TopicPage, UnknownTopic } from './topic-page.ts'
import styles from './topic.module.css'

/** Most of its readers follow a link, which works without code. */
const lateView = loadedOnce(() => import('./topic-view.tsx'))

type Loaded = TopicPage | UnknownTopic

/** The pages of states, of marketplace categories, and of categories in states. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  // The URL of the request has a suffix if the router asks for data.
  const { pathname, search } = url
  // The landing page lists all states and sports.
  if (params['state'] === undefined && params['category'] === undefined)
    throw redirect(pathname.startsWith('/states') ? allStates.to : allSports.to)
  const found = findTopic(params)
  if ('unknown' in found) return data<Loaded>(found, { status: 404 })
  // Not permanent: a category may be added, and hosts may join.
  if ('market' in found) throw redirect(found.market)
  const { topic, path } = found
  if (pathname !== path) throw redirect(path + search, 301)
  const [page] = await Promise.all([loadTopic(topic, path, context.get(surroundings)), lateView.load()])
  if (page === undefined)
    throw redirect(marketSearch(landingSearch.kind, { sports: topic.category?.sports, state: topic.state }))
  return data<Loaded>(page)
}

/** When somebody comes from another page. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  besideCode(serverLoader<typeof loader>(), lateView)

/** Filters in the query belong to marketplaces. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: MetaFunction<typeof loader> = ({ loaderData: page }) =>
  page === undefined || 'unknown' in page ? [{ name: 'robots', content: 'noindex' }] : topicMeta(page)

export default function TopicRoute({ loaderData: page }: { loaderData: Loaded }) {
  if ('unknown' in page) return <UnknownTopicView {...page} />
  return (
    <LateMarkup key={page.path} part={lateView} isOutdated={false} className={`page ${styles.topic}`}>
      {({ TopicView }) => <TopicView page={page} />}
    </LateMarkup>
  )
}

const question = ([only, another]: readonly string[]) =>
  only !== undefined && ` Did you mean ${another === undefined ? only : 'one of these'}?`

/** Offers what a mistyped address may mean. */
const UnknownTopicView = ({ unknown, suggestions, all }: UnknownTopic) => (
  <NotFound
    actions={
      <>
        {suggestions.map(({ label, to }, place) => (
          <ButtonLink key={to} to={to} variant={place === 0 ? 'primary' : 'line'}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to={all.to}>{all.label}</ButtonLink>
      </>
    }
  >
    We don’t know this {unknown}.{question(suggestions.map(({ label }) => label))}
  </NotFound>
)
