import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentityServer, type IdentityServer } from './testing/identity-server.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.stop())

// The library's own descriptions, which are for its developers.
const libraryWords =
  /required parameter|code_challenge|not allowed|unrecognized|unsupported \w+ requested|client is invalid|registered|End-User|is invalid|oops/

test.each([
  ['an unknown client', { client_id: 'other' }, 'isn&#39;t set up for this login'],
  ['an unknown address', { redirect_uri: 'https://evil.test' }, 'can&#39;t lead back to the address'],
  ['no client', { client_id: '' }, 'is incomplete or has a value that is not valid'],
] as [string, Record<string, string>, string][])(
  'a request with %s gets a page with our own words and a way back',
  async (_name, more, words) => {
    const { text } = await server.client.authorize(server.browser(), more)
    expect(text).toContain(words)
    expect(text).toContain('Go to the home page')
    expect(text).not.toMatch(libraryWords)
    expect(text).not.toMatch(/invalid_\w+/)
  },
)

test.each([
  ['no PKCE', { code_challenge: '' }, 'invalid_request'],
  ['an unknown prompt', { prompt: 'dance' }, 'invalid_request'],
  ['an unknown response type', { response_type: 'token' }, 'error'],
  ['a silent login without a session', { prompt: 'none' }, 'login_required'],
  ['a service with a fragment', { resource: 'https://a.test/#b' }, 'invalid_target'],
] as [string, Record<string, string>, string][])(
  'a request with %s describes its failure in our own words, in every response mode',
  async (_name, more, code) => {
    const modes = ['web_message', 'query', 'fragment', 'form_post']
    const replies = await Promise.all(
      modes.map(async (mode) => {
        const page = await server.client.authorize(server.browser(), { ...more, response_mode: mode })
        const { pathname, search, hash } = page.url
        return `${pathname === '/authorize' ? '' : `${search}${hash}`}${page.text}`.replaceAll('+', ' ')
      }),
    )
    for (const reply of replies) {
      expect(reply).toContain(code)
      expect(reply).toContain('error_description')
      expect(reply).not.toMatch(libraryWords)
    }
  },
)
