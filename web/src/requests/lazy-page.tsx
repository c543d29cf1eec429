import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import { isMailedKey } from '@app/contract/mailed-key.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ApiProblem } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import styles from './layout.module.css'

// In one file: a smaller one would be merged with parts of creation pages, which would then load both.

interface RequestSkeletonProps {
  /** Below the title. By default, a block. */
  children?: ReactNode
}

/** Where the title and the content of a page will be. */
export const RequestSkeleton = ({
  children = <Skeleton look="block" className={styles.blockSkeleton} />,
}: RequestSkeletonProps) => (
  <div className={`page ${styles.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Skeleton className={styles.titleSkeleton} />
    {children}
  </div>
)

interface LazyPageProps<T extends object> {
  load: () => Promise<T>
  skeleton?: ReactNode
  errorTitle?: string
  children: (part: T) => ReactNode
}

/** A page whose code loads apart from the first load. Reads that its parent starts run beside that. */
export function LazyPage<T extends object>({
  load,
  skeleton = <RequestSkeleton />,
  errorTitle = 'The page didn’t load.',
  children,
}: LazyPageProps<T>) {
  const { part, hasFailed, retry } = useLazy(load, true)
  if (part) return children(part)
  if (!hasFailed) return skeleton
  return (
    <div className="page section">
      <ErrorState title={errorTitle} onRetry={retry} />
    </div>
  )
}

type Link = NonNullable<Awaited<ReturnType<Api['contact-mgmt']['mailedLinks']['mine']>>['data']>

interface LinkPageProps<T, Part extends object> {
  /** Whose links the page is for. */
  side: LeadSide
  /** Reads the lead of a host's link, or the request of a sender's. */
  read: (api: Api, link: Link, options: CallOptions) => Promise<{ data: T }>
  /** Why a link may not work. */
  unknown: string
  /** The code of the page, which loads beside the data. */
  load: () => Promise<Part>
  /** `recheck` reads again, after a write that was refused: the link may take nothing any longer. */
  children: (part: Part, data: T, key: string, recheck: () => Promise<unknown>) => ReactNode
}

/** The page of a mailed link. The key is in the hash of the address, which browsers send to no server. */
export function LinkPage<T, Part extends object>(props: LinkPageProps<T, Part>) {
  const { hash } = useLocation()
  if (!useIsHydrated()) return <RequestSkeleton />
  return <KeyPage key={hash} {...props} linkKey={hash.slice(1)} />
}

interface KeyPageProps<T, Part extends object> extends LinkPageProps<T, Part> {
  linkKey: string
}

function KeyPage<T, Part extends object>(props: KeyPageProps<T, Part>) {
  const { side, read, unknown, load, linkKey, children } = props
  const isKey = isMailedKey(linkKey)
  const { data, error, isFetching, refetch } = useApi(
    ['mailed-link', side, linkKey],
    async (api, signal) => {
      const options = { mailedKey: linkKey, signal }
      const { data: link } = await api['contact-mgmt'].mailedLinks.mine({}, options)
      return link?.side === side ? (await read(api, link, options)).data : null
    },
    { enabled: isKey, retry: false },
  )
  const status = error instanceof ApiProblem ? error.status : undefined
  if (!isKey || status === 404 || data === null)
    return (
      <div className="page section">
        <EmptyState headingLevel="h1" title="This link doesn’t work">
          {unknown}
        </EmptyState>
      </div>
    )
  if (status === 409 && error)
    return (
      // Read out if it replaces the page.
      <div className="page section" role={data === undefined ? undefined : 'alert'}>
        <EmptyState headingLevel="h1" title={error.message} />
      </div>
    )
  if (data === undefined && error)
    return (
      <div className="page section">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  return (
    <LazyPage load={load}>
      {(part) => (data === undefined ? <RequestSkeleton /> : children(part, data, linkKey, refetch))}
    </LazyPage>
  )
}
