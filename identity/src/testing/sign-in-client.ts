import { createHash, randomBytes } from 'node:crypto'
import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod'
import type { Identity } from '../create-identity.ts'
import type { Browser, Visit } from './browser.ts'

const TokenReply = z.object({
  status: z.number(),
  access_token: z.string().optional(),
  id_token: z.string().optional(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})
export type TokenReply = z.infer<typeof TokenReply>

export interface SignInClient {
  /** Opens /authorize like the product's client, with additional parameters. */
  authorize(browser: Browser, more?: Record<string, string>): Promise<Visit>
  /** Exchanges a code for tokens. */
  redeem(code: string): Promise<TokenReply>
  refresh(refreshToken: string): Promise<TokenReply>
  verify(token: string, audience?: string): Promise<JWTPayload>
}

export const apiAudience = 'https://api.test'
export const webClientId = 'web'

/** Sends the same requests as auth0-spa-js. */
export function openSignInClient(origin: string, jwks: Identity['jwks']): SignInClient {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  async function requestTokens(fields: Record<string, string>): Promise<TokenReply> {
    const body = new URLSearchParams({ client_id: webClientId, ...fields })
    const response = await fetch(`${origin}/oauth/token`, { method: 'POST', body, headers: { origin } })
    return TokenReply.parse({ status: response.status, ...z.looseObject({}).parse(await response.json()) })
  }

  return {
    authorize(browser, more = {}) {
      const parameters = new URLSearchParams({
        client_id: webClientId,
        scope: 'openid profile email offline_access',
        audience: apiAudience,
        redirect_uri: origin,
        response_type: 'code',
        response_mode: 'web_message',
        state: 'state',
        nonce: 'nonce',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...more,
      })
      return browser.get(`/authorize?${parameters.toString()}`)
    },
    redeem: (code) =>
      requestTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: origin,
      }),
    refresh: (refreshToken) =>
      requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken, redirect_uri: origin }),
    async verify(token, audience = apiAudience) {
      const keys = createLocalJWKSet(jwks)
      const { payload } = await jwtVerify(token, keys, {
        issuer: `${origin}/`,
        audience,
        algorithms: ['RS256'],
      })
      return payload
    },
  }
}

const Message = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})

/** The message that a web_message page posts to its opener or parent, and the target origin. */
export function messageOf({ text }: Visit): z.infer<typeof Message> & { target: string } {
  const [, message, target] = /data-message="([^"]*)" data-target="([^"]*)"/.exec(text) ?? []
  if (message === undefined || target === undefined) throw new Error(`Not a web_message page: ${text}`)
  return { ...Message.parse(JSON.parse(message.replaceAll('&quot;', '"'))), target }
}

/** The path of the page's interaction, the prefix of its forms. */
export function baseOf({ url }: Visit): string {
  return url.pathname.split('/').slice(0, 3).join('/')
}
