import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { pageMeta } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { Inbox, InboxSkeleton } from './inbox.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { brand, origin } = context.get(surroundings)
  return { brand, origin }
}

/** The browser loads the requests. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        title: 'Requests',
        description: 'Requests to your pages, and those you sent.',
      })
    : []

export default function InboxRoute() {
  useLoaderData<typeof loader>()
  const person = useSession((session) => session.person)
  if (person !== null) return <Inbox />
  return (
    <WhileSessionLoads skeleton={<InboxSkeleton />}>
      <div className="page section">
        <EmptyState
          headingLevel="h1"
          title="Log in to see your requests"
          actions={
            <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
              Log in
            </Button>
          }
        >
          Requests to the pages you manage, and those you sent. Sent one without an account? Use the link in
          your email.
        </EmptyState>
      </div>
    </WhileSessionLoads>
  )
}
