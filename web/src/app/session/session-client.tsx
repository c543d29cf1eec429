import { useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import { useToast } from '../../components/toaster.tsx'
import { useLate } from '../../components/use-late.ts'
import type { Settings } from '../settings.ts'
import { hasSessionHint, isReturnFromSignIn } from '../../page/session-hint.ts'

const load = () => import('./auth0-session.tsx')

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
  const toast = useToast()
  const { part } = useLate(load, isWanted, () => {
    useSession.getState().asked?.popup?.close()
    useSession.setState({ status: 'visitor', asked: null, isClientWanted: false })
    toast.error('The log-in did not load. Check the connection and try again.')
  })

  useEffect(() => {
    if (hasSessionHint(document.cookie, settings.signIn.clientId) || isReturnFromSignIn(location.search)) {
      useSession.setState({ isClientWanted: true })
      return
    }
    useSession.setState({ status: 'visitor' })
    const fetchAhead = () => whenIdle(() => void load().catch(() => undefined))
    if (document.readyState === 'complete') fetchAhead()
    else window.addEventListener('load', fetchAhead, { once: true })
  }, [settings.signIn.clientId])

  return part ? <part.Auth0Session signIn={settings.signIn} /> : null
}
