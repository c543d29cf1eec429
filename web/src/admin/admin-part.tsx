import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { useSession } from '../api/session.ts'
import { NotFound } from '../page/not-found.tsx'
import { plainLoader } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'

export const loader = plainLoader

/** The browser loads the content. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/**
 * The page of a route for administrators, whose other exports are those of this module. The browser loads it, because the server
 * doesn't know who is an administrator. Visitors are asked to log in. For other people, there is nothing at its address.
 */
export const adminPart = (title: string, Content: ComponentType<{ brand: string }>) =>
  function AdminPart() {
    const { brand } = useLoaderData<typeof loader>()
    const person = useSession((session) => session.person)
    if (person !== null && !person.isAdmin) return <NotFound />
    return (
      <>
        <title>{`${title} | ${brand}`}</title>
        <SignedInPage
          skeleton={<QueueSkeleton />}
          title="Log in as an administrator"
          text="This page is for administrators."
        >
          <Content brand={brand} />
        </SignedInPage>
      </>
    )
  }
