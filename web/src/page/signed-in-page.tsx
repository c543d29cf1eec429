import type { ReactNode } from 'react'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { WhileSessionLoads } from './while-session-loads.tsx'
import { WithQueries } from './with-queries.tsx'

interface SignedInPageProps {
  skeleton: ReactNode
  /** What others read: 'Log in to see your list'. */
  title: string
  text: ReactNode
  canSignUp?: boolean
  /** For people who are signed in. */
  children: ReactNode
}

/** A page for people who are signed in, which the browser loads. Others are asked to log in. */
export function SignedInPage({ skeleton, title, text, canSignUp = false, children }: SignedInPageProps) {
  const person = useSession((session) => session.person)
  if (person !== null) return <WithQueries fallback={skeleton}>{children}</WithQueries>
  return (
    <WhileSessionLoads skeleton={skeleton}>
      <div className="page section">
        <EmptyState
          headingLevel="h1"
          title={title}
          actions={
            <>
              <Button
                variant="primary"
                icon="log-in"
                className="needs-script"
                onClick={() => signIn('login')}
              >
                Log in
              </Button>
              {canSignUp && (
                <Button className="needs-script" onClick={() => signIn('signup')}>
                  Sign up
                </Button>
              )}
              <noscript>
                <p>Logging in needs JavaScript. Turn it on in your browser and reload.</p>
              </noscript>
            </>
          }
        >
          {text}
        </EmptyState>
      </div>
    </WhileSessionLoads>
  )
}
