import { openBrowser, type Browser } from './browser.ts'

interface Login {
  email: string
  password: string
  clientId: string
  audience: string
}

/** Logs in over HTTP and returns the cookies that a browser would have then. `url` is the origin of the product's pages. */
export async function openSession(url: string, { email, password, clientId, audience }: Login) {
  const browser = openBrowser(url)
  const request = new URLSearchParams({
    client_id: clientId,
    audience,
    scope: 'openid profile email offline_access',
    response_type: 'code',
    redirect_uri: url,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const form = await browser.get(`/authorize?${request.toString()}`)
  const reply = await browser.post(`${form.url.pathname}/login`, { email, password })
  if (!reply.url.searchParams.has('code')) throw new Error(`${email} cannot log in: ${reply.text}`)
  // The sign-in client's note that there is a session to restore.
  return [...sessionCookies(browser, url), { url, name: `auth0.${clientId}.is.authenticated`, value: 'true' }]
}

/** The provider's cookies after a login over HTTP, for a browser. */
export const sessionCookies = ({ cookies }: Browser, url: string) =>
  [...cookies]
    .filter(([, { path }]) => path === '/')
    .map(([key, { value }]) => ({ url, name: key.split(' ', 1)[0] ?? '', value, httpOnly: true }))
