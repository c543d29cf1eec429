import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { pageMeta } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { WithQueries } from '../page/with-queries.tsx'
import { ListPage } from './list-page.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

export function loader({ context, params }: LoaderFunctionArgs) {
  const { brand, origin } = context.get(surroundings)
  return { brand, origin, id: params['id'] ?? '' }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ ...loaderData, title: 'List', description: 'One of your lists.' }) : []

interface ListRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** A list of the reader's own. The browser loads it. */
export default function ListRoute({ loaderData: { id, origin, brand } }: ListRouteProps) {
  const person = useSession((session) => session.person)
  if (person !== null)
    return (
      <WithQueries fallback={<ListSkeleton />}>
        <ListPage key={id} {...{ id, origin, brand }} />
      </WithQueries>
    )
  return (
    <WhileSessionLoads skeleton={<ListSkeleton />}>
      <LogInFirst />
    </WhileSessionLoads>
  )
}

const LogInFirst = () => (
  <div className="page section">
    <EmptyState
      headingLevel="h1"
      title="Log in to see your list"
      actions={
        <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
          Log in
        </Button>
      }
    >
      Lists are private. Somebody else’s list opens only by the link that they share.
    </EmptyState>
  </div>
)
