import { Auth0Context, Auth0Provider, type Auth0ContextInterface } from '@auth0/auth0-react'
import { use, type ComponentProps } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { render } from './render.tsx'

/** Has no server: tests send its responses. */
export const providerDomain = 'login.example'
const providerOrigin = `https://${providerDomain}`

let clientCount = 0
/** Of its own for each test, because tests share cookies and locks. */
export const newClientId = () => `client-${++clientCount}`

type ProviderSettings = Partial<ComponentProps<typeof Auth0Provider>>

/** Renders the sign-in library without a session. Returns its current state. */
export async function openClient(settings: ProviderSettings = {}): Promise<() => Auth0ContextInterface> {
  let client: Auth0ContextInterface | undefined
  function Reader() {
    client = use(Auth0Context)
    return null
  }
  render(
    <Auth0Provider domain={providerDomain} clientId={newClientId()} {...settings}>
      <Reader />
    </Auth0Provider>,
  )
  await expect.poll(() => client?.isLoading).toBe(false)
  return () => {
    if (client === undefined) throw new Error('The client was not rendered.')
    return client
  }
}

export interface TokenResponse {
  claims?: object
  algorithm?: string
  expires_in?: number
  refresh_token?: string
}

/** The provider gives each request for tokens an identity token of Ada, with these changes. */
export function stubTokens(response: TokenResponse = {}) {
  // Otherwise the library fetches in a worker of its own.
  vi.stubGlobal('Worker', undefined)
  const fetch = vi.spyOn(window, 'fetch')
  onTestFinished(() => {
    fetch.mockRestore()
    vi.unstubAllGlobals()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  })
  let nonce: string | null = null
  const setResponse = ({ claims, algorithm = 'RS256', ...rest }: TokenResponse) =>
    fetch.mockImplementation(async (_address, request) => {
      const aud = formOf(request).get('client_id')
      const now = Math.floor(Date.now() / 1000)
      const ada = {
        iss: `${providerOrigin}/`,
        aud,
        sub: 'ada',
        name: 'Ada',
        iat: now,
        exp: now + 3600,
      }
      const token = [{ alg: algorithm }, { ...ada, nonce, ...claims }].map((part) => base64Url(part))
      const tokens = { id_token: `${token.join('.')}.signature`, access_token: 'access', expires_in: 86_400 }
      return Response.json({ ...tokens, ...rest })
    })
  setResponse(response)
  return {
    fetch,
    setResponse,
    /** The nonce of the login whose code the library exchanges next. */
    setNonce: (authorizeUrl: string) => (nonce = new URL(authorizeUrl).searchParams.get('nonce')),
  }
}

const formOf = (request?: RequestInit) =>
  new URLSearchParams(typeof request?.body === 'string' ? request.body : '')

const base64Url = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Sends the provider's response to the page, as its window or frame does. */
export function respond(authorizeUrl: string, response: object = {}): void {
  const state = new URL(authorizeUrl).searchParams.get('state')
  const data = { type: 'authorization_response', response: { state, code: 'code', ...response } }
  window.dispatchEvent(new MessageEvent('message', { origin: providerOrigin, data }))
}

/** A popup that opens nothing. */
export const fakePopup = () => ({
  closed: false,
  location: { href: '' },
  focus: () => {},
  close() {
    this.closed = true
  },
})

type Login = Parameters<Auth0ContextInterface['loginWithPopup']>[0]

/** Logs in through a popup that gets the provider's response. */
export async function logIn(
  client: Auth0ContextInterface,
  { setNonce }: ReturnType<typeof stubTokens>,
  { login, response }: { login?: Login; response?: object } = {},
): Promise<void> {
  const popup = fakePopup()
  const completed = client.loginWithPopup(login, { popup })
  const url = await authorizeUrlOf(popup)
  setNonce(url)
  respond(url, response)
  await completed
}

/** The address that the library opens in a popup, once it does. */
export async function authorizeUrlOf(popup: { location: { href: string } }): Promise<string> {
  await expect.poll(() => popup.location.href).toContain('/authorize')
  return popup.location.href
}

/** The address that the library opens in a hidden frame, once it does. */
export async function authorizeUrlOfFrame(): Promise<string> {
  await expect.poll(() => hiddenFrame()?.src).toContain('/authorize')
  return hiddenFrame()?.src ?? ''
}

export const hiddenFrame = () => document.querySelector<HTMLIFrameElement>(`iframe[src^="${providerOrigin}"]`)
