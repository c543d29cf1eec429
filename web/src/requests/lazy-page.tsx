import type { MailedLink } from '@app/contract/events/mailed-link-routes.ts'
import { isMailedKey } from '@app/contract/mailed-key.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ApiProblem } from '../api/problem.ts'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { ByMailedKey } from '../platform/calls/by-mailed-key.tsx'
import { calls } from '../platform/calls/calls.ts'
import type { Read } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
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

interface LinkPageProps<Part extends object> {
  /** Whose links the page is for. */
  side: MailedLink['side']
  /** Why a link may not work. */
  unknown: string
  /** Where to go instead. */
  actions: ReactNode
  /** The code of the page, which loads beside what the link is for. */
  load: () => Promise<Part>
  children: (part: Part, link: MailedLink) => ReactNode
}

/** The page of a mailed link. The key is in the hash of the address, which browsers send to no server. */
export function LinkPage<Part extends object>(props: LinkPageProps<Part>) {
  const { hash } = useLocation()
  const key = hash.slice(1)
  if (!useIsHydrated()) return <RequestSkeleton />
  if (!isMailedKey(key)) return <UnknownLink actions={props.actions}>{props.unknown}</UnknownLink>
  return (
    <ByMailedKey key={key} mailedKey={key}>
      <Opened {...props} />
    </ByMailedKey>
  )
}

function Opened<Part extends object>({ side, unknown, actions, load, children }: LinkPageProps<Part>) {
  const link = useRead(calls['contact-mgmt'].mailedLinks.mine, {}, { retry: false })
  return (
    <LazyPage load={load}>
      {(part) => (
        <LinkRead query={link} unknown={unknown} actions={actions}>
          {({ data }) =>
            data?.side === side ? (
              children(part, data)
            ) : (
              <UnknownLink actions={actions}>{unknown}</UnknownLink>
            )
          }
        </LinkRead>
      )}
    </LazyPage>
  )
}

interface UnknownLinkProps {
  title?: string | undefined
  actions: ReactNode
  children: ReactNode
}

const UnknownLink = ({ title = 'This link doesn’t work', actions, children }: UnknownLinkProps) => (
  <div className="page section">
    <EmptyState headingLevel="h1" title={title} actions={actions}>
      {children}
    </EmptyState>
  </div>
)

interface LinkReadProps<T> {
  query: Read<T>
  /** For readers who came without a link. */
  unknownTitle?: string | undefined
  /** Why nothing is found. */
  unknown: string
  /** Where to go instead. */
  actions: ReactNode
  children: (data: T) => ReactNode
}

/** What is read by a link, or why nothing is: nobody knows the link, or what it is for takes nothing any longer. */
export function LinkRead<T>({
  query: { data, error, isFetching, refetch },
  unknownTitle,
  unknown,
  actions,
  children,
}: LinkReadProps<T>) {
  const status = error instanceof ApiProblem ? error.status : undefined
  if (status === 404)
    return (
      <UnknownLink title={unknownTitle} actions={actions}>
        {unknown}
      </UnknownLink>
    )
  if (status === 409 && error)
    return (
      // Read out if it replaces the page.
      <div className="page section" role={data === undefined ? undefined : 'alert'}>
        <EmptyState headingLevel="h1" title={error.message} actions={actions} />
      </div>
    )
  if (data !== undefined) return children(data)
  if (error === null) return <RequestSkeleton />
  return (
    <div className="page section">
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}
