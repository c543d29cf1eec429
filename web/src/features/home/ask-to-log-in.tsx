import { signIn } from '../../api/session.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'

export const AskToLogIn = () => (
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
      It holds the facilities you run, with what to do next, and those you saved.
    </EmptyState>
  </div>
)
