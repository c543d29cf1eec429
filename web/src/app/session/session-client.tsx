import { useEffect } from 'react'
import { loadApi } from '../../api/load-api.ts'
import { useTransport } from '../../platform/calls/transport.ts'
import { dispatchSession, useSession } from '../../api/session.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import type { Settings } from '../../page/surroundings.ts'
import { hasSessionHint, isReturnFromSignIn } from '../../page/session-hint.ts'
import { whenIdle } from '../../page/when-idle.ts'

const load = () => import('./auth0-session.tsx')

/**
 * Loads the sign-in client if there may be a session, or if a login is requested. Visitors may
 * never need it, so they prefetch it only once their page is idle, with what every page does last.
 */
export function SessionClient({ settings }: { settings: Settings }) {
  const isNeeded = useSession(({ isClientNeeded }) => isClientNeeded)
  const toast = useToast()
  const { load: loadQueries } = useTransport()
  const { part } = useLazy(load, isNeeded, () => {
    useSession.getState().popup?.close()
    dispatchSession({ type: 'client-load-failed' })
    toast.error('The login didn’t load. Check the connection and try again.')
  })

  useEffect(() => {
    const mayHaveSession =
      hasSessionHint(document.cookie, settings.signIn.clientId) || isReturnFromSignIn(location.search)
    dispatchSession({ type: 'page-opened', mayHaveSession })
    // The page of a signed-in person calls the API as soon as the session is restored.
    if (mayHaveSession) {
      prefetch(loadApi)
      prefetch(loadQueries)
    }
    // What comes last on every page is in the same code.
    const prefetchClient = () => whenIdle(() => prefetch(async () => (await load()).pageRests(settings)))
    if (document.readyState === 'complete') prefetchClient()
    else window.addEventListener('load', prefetchClient, { once: true })
  }, [settings, loadQueries])

  return part ? <part.Auth0Session settings={settings.signIn} /> : null
}

const prefetch = (loadPart: () => Promise<unknown>) => void loadPart().catch(() => undefined)
