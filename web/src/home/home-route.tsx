import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { pageMeta } from '../page/meta.ts'
import { surroundings } from '../page/surroundings.ts'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { WithQueries } from '../page/with-queries.tsx'
import { HomePage } from './home-page.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { brand, origin } = context.get(surroundings)
  return { brand, origin }
}

/** The browser loads the lists. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: 'Home',
        description: 'The pages you manage, and those you saved.',
      })
    : []

export default function HomeRoute() {
  const person = useSession((session) => session.person)
  if (person !== null)
    return (
      <WithQueries fallback={<HomeSkeleton />}>
        <HomePage />
      </WithQueries>
    )
  return (
    <WhileSessionLoads skeleton={<HomeSkeleton />}>
      <LogInFirst />
    </WhileSessionLoads>
  )
}

const LogInFirst = () => (
  <div className="page section">
    <EmptyState
      headingLevel="h1"
      title="Log in to see your home"
      actions={
        <>
          <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
            Log in
          </Button>
          <Button onClick={() => signIn('signup')}>Sign up</Button>
        </>
      }
    >
      Find the pages you manage, with next steps for each, and those you saved.
    </EmptyState>
  </div>
)
