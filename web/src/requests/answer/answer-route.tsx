import { useLocation } from 'react-router'
import { ApiProblem } from '../../api/problem.ts'
import { useApi } from '../../api/use-api.ts'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import head from '../../page/page-head.module.css'
import { AnswerPage } from './answer-page.tsx'
import styles from './answer.module.css'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Answer a request', 'Answer one request, without an account.')

/** The page of a mailed link. The key is in the hash of the address, which browsers send to no server. */
export default function AnswerRoute() {
  const { hash } = useLocation()
  if (!useIsHydrated()) return <AnswerSkeleton />
  return <Answer key={hash} linkKey={hash.slice(1)} />
}

function Answer({ linkKey }: { linkKey: string }) {
  const isKey = /^[\w-]{43}$/.test(linkKey)
  const { data, error, isFetching, refetch } = useApi(
    ['lead-answer', linkKey],
    async (api, signal) =>
      (await api['contact-mgmt'].leadAnswers.read({ data: { key: linkKey } }, { signal })).data,
    { enabled: isKey, retry: false },
  )
  if (!isKey || (error instanceof ApiProblem && error.status === 404)) return <UnknownLink />
  if (error instanceof ApiProblem && error.status === 409)
    return (
      <div className="page section">
        <EmptyState headingLevel="h1" title={error.message} />
      </div>
    )
  if (data === undefined && error !== null)
    return (
      <div className="page section">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  return data === undefined ? <AnswerSkeleton /> : <AnswerPage linkKey={linkKey} first={data} />
}

const UnknownLink = () => (
  <div className="page section">
    <EmptyState headingLevel="h1" title="This link doesn’t work">
      It may be incomplete, or the organizer has withdrawn the request. The link in your latest email about it
      works.
    </EmptyState>
  </div>
)

const AnswerSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Skeleton className={styles.titleSkeleton} />
    <Skeleton look="block" className={styles.formSkeleton} />
  </div>
)
