import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import type { Settings } from '../settings.ts'
import { hasSessionHint, isReturnFromSignIn } from '../../page/session-hint.ts'

const load = () => import('./auth0-session.tsx')
const Auth0Session = lazy(load)

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 8000 })
    : setTimeout(work, 4000)

/**
 * The sign-in client is as large as everything else together, so a visitor's first page comes without it: it is loaded
 * when there may be a session, when a log-in is asked for, or fetched ahead once the page is at rest.
 */
export function SessionClient({ settings }: { settings: Settings }) {
  const isWanted = useSession(({ isClientWanted }) => isClientWanted)

  useEffect(() => {
    if (hasSessionHint(document.cookie, settings.signIn.clientId) || isReturnFromSignIn(location.search)) {
      useSession.setState({ isClientWanted: true })
      return
    }
    useSession.setState({ status: 'visitor' })
    const fetchAhead = () => whenIdle(() => void load())
    if (document.readyState === 'complete') fetchAhead()
    else window.addEventListener('load', fetchAhead, { once: true })
  }, [settings.signIn.clientId])

  return isWanted ? (
    <Suspense>
      <Auth0Session signIn={settings.signIn} />
    </Suspense>
  ) : null
}
