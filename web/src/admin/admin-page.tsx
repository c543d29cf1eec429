import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { NotFound } from '../page/not-found.tsx'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { WithQueries } from '../page/with-queries.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'

/** A page for administrators. For everyone else, there is nothing at its address. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  const isAdmin = useSession(({ person }) => person?.isAdmin)
  if (isAdmin)
    return (
      <>
        <title>{title}</title>
        <WithQueries fallback={<QueueSkeleton />}>{children}</WithQueries>
      </>
    )
  return (
    <WhileSessionLoads skeleton={<QueueSkeleton />}>
      <NotFound />
    </WhileSessionLoads>
  )
}
