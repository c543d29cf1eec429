import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface CookieContext {
  /** Newest first. */
  cookieKeys: string[]
  /** Ends with a slash. */
  issuer: string
}

export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
}

/** An http-only cookie with a random id and a signature, so that nobody can make ids up. */
export interface BrowserCookie {
  /** The signed purpose. It is part of the cookie's name too. */
  purpose: 'device' | 'browser'
  days: number
}

export const newBrowserId = () => randomBytes(18).toString('base64url')

/** What is stored of an id. */
export const hashOfId = (id: string) => createHash('sha256').update(id).digest()

/** The id in the cookie; undefined without one that this installation has signed. */
export function readCookie(
  { cookieKeys, issuer }: CookieContext,
  { headers }: IncomingMessage,
  { purpose }: BrowserCookie,
): string | undefined {
  const prefix = `${cookieName(issuer, purpose)}=`
  const cookie = headers.cookie?.split('; ').find((pair) => pair.startsWith(prefix))
  const [id = '', signature = ''] = cookie?.slice(prefix.length).split('.', 2) ?? []
  return cookieKeys.some((key) => isEqual(sign(purpose, id, key), signature)) ? id : undefined
}

export function setCookie(
  { cookieKeys, issuer }: CookieContext,
  res: ServerResponse,
  { purpose, days }: BrowserCookie,
  id: string,
): void {
  const settings = [
    `${cookieName(issuer, purpose)}=${id}.${sign(purpose, id, cookieKeys[0] ?? '')}`,
    'Path=/',
    `Max-Age=${days * 24 * 3600}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(issuer.startsWith('https:') ? ['Secure'] : []),
  ]
  res.appendHeader('set-cookie', settings.join('; '))
}

// With the prefix, browsers accept the cookie only from this host and over HTTPS, so that nobody can plant their own.
const cookieName = (issuer: string, purpose: string) =>
  issuer.startsWith('https:') ? `__Host-identity_${purpose}` : `identity_${purpose}`

const sign = (purpose: string, id: string, key: string) =>
  createHmac('sha256', key).update(`${purpose} ${id}`).digest('base64url')

function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
