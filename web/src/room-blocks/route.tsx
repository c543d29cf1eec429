import type { LoaderFunctionArgs } from 'react-router'
import { NotFound } from '../kind/not-found.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const load = () => import('./blocks-page.tsx')

const askers = { events: 'event', destinations: 'destination' } as const
const isAsker = (path: string | undefined): path is keyof typeof askers =>
  path !== undefined && Object.hasOwn(askers, path)

/** One route for the kinds of pages that ask: the first part of its path says which. */
export const loader = (args: LoaderFunctionArgs) => {
  const path = args.params['askers']
  return { ...plainLoader(args), kind: isAsker(path) ? askers[path] : undefined, id: args.params['id'] ?? '' }
}

/** The browser loads the blocks. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Room blocks', 'Rooms that hotels keep for the guests of an event.')

interface BlocksRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function BlocksRoute({ loaderData: { kind, id } }: BlocksRouteProps) {
  if (kind === undefined) return <NotFound />
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see the room blocks"
      text="They are for the team of an event or a destination. Everybody else books rooms at the hotels of the event."
    >
      <LazyPage load={load}>{({ BlocksPage }) => <BlocksPage key={id} kind={kind} id={id} />}</LazyPage>
    </SignedInPage>
  )
}
