// The product's sign-in client with its settings, and nothing else.
import { Auth0Provider, useAuth0 } from '@auth0/auth0-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// Replaced by the bundler.
const { clientId, audience } = SIGN_IN

const describeError = (problem) => `${problem.error}: ${problem.message}`

function Page() {
  const { isLoading, isAuthenticated, user, error, loginWithPopup, getAccessTokenSilently, logout } =
    useAuth0()
  const [me, setMe] = useState('')
  const [failure, setFailure] = useState('')

  // Failures are in `error`.
  const open = (parameters) => () =>
    loginWithPopup({ authorizationParams: { prompt: 'select_account', ...parameters } })

  const ask = async () => {
    try {
      const token = await getAccessTokenSilently({ cacheMode: 'off' })
      const reply = await fetch('/api/me', { headers: { authorization: `Bearer ${token}` } })
      setMe(await reply.text())
    } catch (problem) {
      setFailure(describeError(problem))
    }
  }

  return (
    <main>
      <p data-testid="state">{isLoading ? 'loading' : isAuthenticated ? user.email : 'logged out'}</p>
      <p data-testid="organization">{user?.org_id}</p>
      <p data-testid="error">{error ? describeError(error) : failure}</p>
      <pre data-testid="me">{me}</pre>
      <button onClick={() => void open({})()}>Log in</button>
      <button onClick={() => void open({ screen_hint: 'signup' })()}>Sign up</button>
      <button onClick={() => void open({ organization: 'org_1' })()}>Log in to the organization</button>
      <button onClick={() => void ask()}>Ask who I am</button>
      <button onClick={() => void logout({ logoutParams: { returnTo: location.origin } })}>Sign out</button>
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <Auth0Provider
    domain={location.origin}
    clientId={clientId}
    authorizationParams={{ redirect_uri: location.origin, audience }}
    cacheLocation="memory"
    useRefreshTokens
    useRefreshTokensFallback
    leeway={30}
  >
    <Page />
  </Auth0Provider>,
)
