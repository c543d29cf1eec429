import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { NotFound } from '../page/not-found.tsx'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'

/**
 * A page for administrators, which the browser loads, because the server doesn't know who is one. Visitors are asked to log in. For
 * other people, there is nothing at its address.
 */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  const person = useSession((session) => session.person)
  if (person !== null && !person.isAdmin) return <NotFound />
  return (
    <>
      <title>{title}</title>
      <SignedInPage
        skeleton={<QueueSkeleton />}
        title="Log in as an administrator"
        text="This page is for administrators."
      >
        {children}
      </SignedInPage>
    </>
  )
}
