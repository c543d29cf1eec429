import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { useLazy } from '../components/use-lazy.ts'
import { leftRequestKeys } from '../page/left-requests.ts'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { Inbox } from './inbox.tsx'
import { RequestSkeleton } from './lazy-page.tsx'

export const loader = plainLoader

/** The browser loads the requests. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Requests', 'Requests to your pages, and those you sent.')

export default function InboxRoute() {
  return (
    <>
      <SignedInPage
        skeleton={<RequestSkeleton />}
        title="Log in to see your requests"
        text={
          <>
            Requests to the pages you manage, and those you sent. Sent one without an account? Use the link in
            your email. No request yet?{' '}
            <Link className="link" to="/requests/new">
              Write one
            </Link>{' '}
            and log in later.
          </>
        }
        canSignUp
      >
        <Inbox />
      </SignedInPage>
      <VisitorDrafts />
    </>
  )
}

const loadDrafts = () => import('./drafts/visitor-drafts.tsx')

/** What visitors began and didn't send is in their browser only. */
function VisitorDrafts() {
  const isVisitor = useSession(({ status }) => status === 'visitor')
  const isHydrated = useIsHydrated()
  const isShown = isVisitor && isHydrated && leftRequestKeys().length > 0
  const { part } = useLazy(loadDrafts, isShown)
  return isShown && part ? <part.VisitorDrafts /> : null
}
