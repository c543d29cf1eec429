import type { ComponentType } from 'react'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { Loaded } from '../page/loaded.tsx'
import { NotFound } from '../page/not-found.tsx'
import { isNotOwn, useRequest, type OrganizerRequest } from './use-request.ts'
import styles from './request-page.module.css'

interface RequestPageProps {
  id: string
  brand: string
  /** What the page shows of the request, such as 'Bids'. By default, all of it. */
  part?: string
  /** The content. It is needed after the data, and loads beside it. */
  load: () => Promise<{ Content: ComponentType<{ request: OrganizerRequest }> }>
}

/** A page about a request, for its organizer. */
export function RequestPage({ id, brand, part, load }: RequestPageProps) {
  const request = useRequest(id)
  const { part: code, hasFailed, retry } = useLazy(load, true)
  if (request.data === undefined && isNotOwn(request.error))
    return <NotFound>This request doesn’t exist, or it isn’t yours.</NotFound>
  if (hasFailed) return <ErrorState onRetry={retry} />
  return (
    <Loaded
      query={code ? request : { ...request, data: undefined }}
      errorTitle="The request didn’t load."
      skeleton={<ColumnsSkeleton />}
    >
      {(loaded) => {
        const { name } = loaded.event
        return (
          <div className={`page ${styles.page}`}>
            <title>{`${part === undefined ? '' : `${part} for `}${name} | ${brand}`}</title>
            {code && <code.Content request={loaded} />}
          </div>
        )
      }}
    </Loaded>
  )
}

/** Where a title and the columns of bids will be. */
export const ColumnsSkeleton = () => (
  <div className={`page ${styles.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Skeleton className={styles.waitingTitle} />
    <div className={styles.waitingColumns}>
      {[1, 2, 3, 4].map((column) => (
        <Skeleton key={column} look="block" className={styles.waitingColumn} />
      ))}
    </div>
  </div>
)
