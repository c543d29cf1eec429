import type { ComponentType } from 'react'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Loaded } from '../page/loaded.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { LazyPage, RequestSkeleton } from './lazy-page.tsx'
import { isNotOwn } from '../page/null-if-missing.ts'
import { useRequest, type OrganizerRequest } from './request-calls.ts'
import styles from './request-page.module.css'
import { PageTitle } from '../page/page-title.tsx'

interface RequestPageProps {
  id: string
  /** What the page shows of the request, such as 'Bids'. By default, all of it. */
  part?: string
  /** The content. It is needed after the data, and loads beside it. */
  load: () => Promise<{ Content: ComponentType<{ request: OrganizerRequest }> }>
}

/** A page about a request, for its organizer. */
export function RequestPage({ id, part, load }: RequestPageProps) {
  const request = useRequest(id)
  if (request.data === undefined && isNotOwn(request.error))
    return <NotFound>This request doesn’t exist, or it isn’t yours.</NotFound>
  return (
    <LazyPage load={load} skeleton={<ColumnsSkeleton />}>
      {({ Content }) => (
        <Loaded query={request} errorTitle="The request didn’t load." skeleton={<ColumnsSkeleton />}>
          {(loaded) => (
            <div className={`page ${styles.page}`}>
              <PageTitle>{`${part === undefined ? '' : `${part} for `}${loaded.event.name}`}</PageTitle>
              <Content request={loaded} />
            </div>
          )}
        </Loaded>
      )}
    </LazyPage>
  )
}

/** Where the columns of bids will be. */
export const ColumnsSkeleton = () => (
  <RequestSkeleton>
    <Grid columns="4" gap="3">
      {[1, 2, 3, 4].map((column) => (
        <Skeleton key={column} look="block" className={styles.waitingColumn} />
      ))}
    </Grid>
  </RequestSkeleton>
)
