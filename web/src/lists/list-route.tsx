import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { ListPage } from './list-page.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

export const meta = plainMeta('List', 'One of your lists.')

interface ListRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** A list of the reader's own. The browser loads it. */
export default function ListRoute({ loaderData: { id, origin } }: ListRouteProps) {
  return (
    <SignedInPage
      skeleton={<ListSkeleton />}
      title="Log in to see your list"
      text="Lists are private. Somebody else’s list opens only by the link that they share."
    >
      <ListPage key={id} {...{ id, origin }} />
    </SignedInPage>
  )
}
