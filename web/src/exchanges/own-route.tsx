import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const load = () => import('./own-exchanges.tsx')

export const loader = plainLoader

/** The browser loads the exchanges. */
export const shouldRevalidate = () => false

export const meta = plainMeta('My questions', 'What you asked assistants.')

export default function OwnExchangesRoute() {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see your questions"
      text="What you asked assistants while you were logged in."
    >
      <LazyPage load={load}>{({ OwnExchanges }) => <OwnExchanges />}</LazyPage>
    </SignedInPage>
  )
}
