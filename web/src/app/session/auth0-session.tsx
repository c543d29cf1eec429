import type { SignInSettings } from '@app/contract/page-surroundings.ts'
import { Auth0Provider, type AppState } from '@auth0/auth0-react'
import { useNavigate } from 'react-router'
import { SessionBridge } from './session-bridge.tsx'

/** The popup and the silent frame are given up after this many seconds; confirming an address by mail takes longer. */
const patience = 60

/** The specification's sign-in: memory cache, refresh tokens with the frame as fallback, a minute's patience. */
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
      authorizeTimeoutInSeconds={patience}
      onRedirectCallback={returnTo}
    >
      <SessionBridge rolesClaim={signIn.rolesClaim} />
    </Auth0Provider>
  )
}
