import { createApi } from '@app/contract/api.ts'
import type { Send } from '@app/contract/client.ts'
import { expect, test as plainTest, type BrowserContext, type Page } from '@playwright/test'
import { closeProvider, issueToken, siteOrigin } from './accounts.ts'

interface TestFixtures {
  allowErrors(...patterns: RegExp[]): void
}

interface WorkerFixtures {
  provider: void
}

/**
 * A journey fails on every error that any window of its browser reports: uncaught exceptions, React's warnings,
 * violations of the content security policy, failed requests. `allowErrors` names those that the journey provokes.
 */
export const test = plainTest.extend<TestFixtures, WorkerFixtures>({
  allowErrors: [
    async ({ browser }, use) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())))
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
        })
      }
      browser.on('context', watch)
      await use((...patterns) => allowed.push(...patterns))
      browser.off('context', watch)
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => {
      await use()
      await closeProvider()
    },
    { scope: 'worker', auto: true },
  ],
})

const tokens = new Map<string | undefined, Promise<string | undefined>>()
const tokenOf = async (email?: string) => (email === undefined ? undefined : issueToken(email))

/** The token of the account with this email address, issued once. */
function sharedToken(email?: string) {
  const token = tokens.get(email) ?? tokenOf(email)
  tokens.set(email, token)
  return token
}

/** The running product. All journeys share it, so each works on accounts and profiles of its own. */
export function openSite() {
  const origin = siteOrigin()
  /** All services as the account with this email address, or as a visitor. */
  const allApis = async (email?: string) => createApi(sendTo(origin, await sharedToken(email)))
  return {
    origin,
    allApis,
    api: async (email?: string) => (await allApis(email))['facility-mgmt'],
    destinationApi: async (email?: string) => (await allApis(email))['destination-mgmt'],
  }
}

/** Waits until React has hydrated the page. Before that, only its links and forms work. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    // One of the last effects of the page sets this.
    if (history.scrollRestoration !== 'manual') return false
    // The sections of a profile hydrate once somebody uses the page.
    dispatchEvent(new Event('pointermove'))
    // Sections hydrate after the rest of the page. The text of a story is HTML, which React never touches.
    const selector = 'main :is(h1, h2, form):not([data-draft] *), #reviews button'
    const parts = [...document.querySelectorAll(selector)]
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
    return parts.length > 0 && parts.every(isHydrated) && document.querySelector('main [inert]') === null
  })

const sendTo =
  (origin: string, token?: string): Send =>
  async ({ method, url, body, headers }) => {
    const json = body && 'json' in body ? JSON.stringify(body.json) : undefined
    const request: RequestInit = {
      method,
      headers: {
        ...headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: body && 'file' in body ? body.file : json,
    }
    const reply = await fetch(origin + url, request)
    if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
