import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useSession } from '../api/session.ts'
import { NotFound } from '../page/not-found.tsx'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { WithQueries } from '../page/with-queries.tsx'
import { ApprovalQueue } from './approval-queue.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'

/** A 404 as at any unknown URL, because the server doesn't know who is an administrator. The browser does. */
export function loader({ context }: LoaderFunctionArgs) {
  const { brand } = context.get(surroundings)
  return data({ brand }, { status: 404 })
}

/** The browser loads the queue. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function AdminRoute() {
  const { brand } = useLoaderData<typeof loader>()
  const isAdmin = useSession(({ person }) => person?.isAdmin)
  if (isAdmin)
    return (
      <>
        <title>{`Approval queue | ${brand}`}</title>
        <WithQueries fallback={<QueueSkeleton />}>
          <ApprovalQueue />
        </WithQueries>
      </>
    )
  return (
    <WhileSessionLoads skeleton={<QueueSkeleton />}>
      <NotFound />
    </WhileSessionLoads>
  )
}
