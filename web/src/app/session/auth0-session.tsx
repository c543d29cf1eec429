import type { SignInSettings } from '@app/contract/page-surroundings.ts'
import { Auth0Provider, type AppState } from '@auth0/auth0-react'
import { useNavigate } from 'react-router'
import { SessionBridge } from './session-bridge.tsx'

/** Of the silent login in a frame. The login's popup has its own, longer one. */
const timeoutInSeconds = 60

/** The sign-in client as specified: tokens in memory, refresh tokens, and a hidden frame as fallback. */
export function Auth0Session({ signIn }: { signIn: SignInSettings }) {
  const navigate = useNavigate()
  const returnTo = (state?: AppState) =>
    void navigate(state?.returnTo ?? location.pathname, { replace: true })
  return (
    <Auth0Provider
      domain={signIn.domain}
      clientId={signIn.clientId}
      authorizationParams={{ audience: signIn.audience, redirect_uri: window.location.origin }}
      cacheLocation="memory"
      useRefreshTokens
      useRefreshTokensFallback
      leeway={30}
      authorizeTimeoutInSeconds={timeoutInSeconds}
      onRedirectCallback={returnTo}
    >
      <SessionBridge rolesClaim={signIn.rolesClaim} />
    </Auth0Provider>
  )
}
