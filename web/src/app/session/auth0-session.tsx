import type { SignInSettings } from '@app/contract/page-surroundings.ts'
import { Auth0Provider, type AppState } from '@auth0/auth0-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { SessionBridge } from './session-bridge.tsx'

export { pageRests } from './page-rests.ts'

/** Of the hidden frame. Logins have their own, longer timeout. */
const authorizeTimeoutInSeconds = 60

/** As specified: tokens in memory, refresh tokens, and a hidden frame as fallback. */
export function Auth0Session({ settings }: { settings: SignInSettings }) {
  const navigate = useNavigate()
  const returnTo = (state?: AppState) =>
    void navigate(state?.returnTo ?? location.pathname, { replace: true })
  // The client takes any address with a code or an error for a login, and looks for no session then. A new one does.
  const [hasFailedReturn, setFailedReturn] = useState(false)
  const endReturn = useCallback(() => setFailedReturn(true), [])
  return (
    <Auth0Provider
      key={String(hasFailedReturn)}
      skipRedirectCallback={hasFailedReturn}
      domain={settings.domain}
      clientId={settings.clientId}
      authorizationParams={{ audience: settings.audience, redirect_uri: window.location.origin }}
      cacheLocation="memory"
      useRefreshTokens
      useRefreshTokensFallback
      useCookiesForTransactions
      leeway={30}
      authorizeTimeoutInSeconds={authorizeTimeoutInSeconds}
      onRedirectCallback={returnTo}
    >
      <SessionBridge rolesClaim={settings.rolesClaim} onFailedReturn={endReturn} />
    </Auth0Provider>
  )
}
