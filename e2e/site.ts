import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { createClient, type Client, type Send } from '@app/contract/client.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { expect, test as plainTest, type BrowserContext, type Page } from '@playwright/test'

const run = promisify(execFile)
const tokenScript = fileURLToPath(new URL('../server/src/token.ts', import.meta.url))

/** The password of the demo's accounts, as the start prints it. */
const demoPassword = 'open-the-gates'

const required = (name: string) => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: run through the tests' own setup`)
  return value
}

/**
 * A journey, which fails on whatever its browser complains of in any of its windows: errors that nobody caught, what React
 * has to say, what the policy refuses, requests that fail. `allowErrors` names those that the journey itself provokes.
 */
export const test = plainTest.extend<{ allowErrors(...patterns: RegExp[]): void }>({
  allowErrors: [
    async ({ browser }, use) => {
      const allowed: RegExp[] = []
      const complaints: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('weberror', (error) => complaints.push(String(error.error().stack ?? error.error())))
        context.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
        })
      }
      browser.on('context', watch)
      await use((...patterns) => allowed.push(...patterns))
      browser.off('context', watch)
      const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

type Api = Client<(typeof services)['facility-mgmt']>

/** One for each account, for every token takes a program of its own to be made. */
const clients = new Map<string | undefined, Promise<Api>>()

/** The running product. All journeys share it, so each works on facilities of its own. */
export const openSite = () => {
  const origin = required('SITE_ORIGIN')
  const open = async (email?: string) => {
    const token = email === undefined ? undefined : await tokenOf(origin, email)
    return createClient(services['facility-mgmt'], serviceBase('facility-mgmt'), sendTo(origin, token))
  }
  return {
    origin,
    /** The API, as the account of this address or as a visitor. */
    api: (email?: string) => {
      const client = clients.get(email) ?? open(email)
      clients.set(email, client)
      return client
    },
  }
}

/** Waits until the browser has taken the page over: before, it answers no more than links and forms do by themselves. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    // The page's own effects, of which this is one of the last, run once all of it listens.
    if (history.scrollRestoration !== 'manual') return false
    const parts = [...document.querySelectorAll('main :is(h1, h2, form)')]
    const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
    return parts.length > 0 && parts.every(isTaken) && document.querySelector('main [inert]') === null
  })

async function tokenOf(origin: string, email: string) {
  // Other journeys' tools leave a NODE_ENV of their own behind.
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: new URL(origin).port,
    DATA_DIR: required('SITE_DATA_DIR'),
  }
  const { stdout } = await run(process.execPath, [tokenScript, email], { env })
  return stdout.trim()
}

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

/** Logs in through the popup and waits until the page knows who it is. */
export async function logIn(page: Page, email: string, password = demoPassword) {
  await fillLogIn(await openWindow(page, 'Log in'), email, password)
  await expect(meMenu(page)).toBeVisible()
}

/** Presses a button of the bar and waits for its window; a press before the page is alive is pressed again. */
export async function openWindow(page: Page, button: 'Log in' | 'Sign up'): Promise<Page> {
  const inBar = page.getByRole('banner').getByRole('button', { name: button, exact: true })
  for (let press = 1; ; press++) {
    const opened = page.waitForEvent('popup', { timeout: 5000 }).catch(() => undefined)
    await inBar.click()
    const popup = await opened
    if (popup !== undefined) return popup
    if (press === 6) throw new Error(`'${button}' opens no window`)
  }
}

/** The menu of whoever is signed in; its avatar's initials stand before its name. */
export const meMenu = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: /Me$/ })

export async function fillLogIn(popup: Page, email: string, password = demoPassword) {
  await popup.getByLabel('Email address').fill(email)
  await popup.getByLabel('Password', { exact: true }).fill(password)
  const closed = popup.waitForEvent('close')
  // The window may close while the click is still being reported, which then looks like a failure.
  await popup
    .getByRole('button', { name: 'Log in', exact: true })
    .click()
    .catch(() => {})
  await closed
}

/** Fails with what axe finds on the page as it stands, or on a part of it, in the light and in the dark theme. */
export async function expectNoAxeFindings(page: Page, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    // What is still moving has colours that nobody gets to read.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await untilStill(page)
    const { violations } = await new AxeBuilder({ page }).include(part).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, colorScheme).toEqual([])
  }
}

/** Waits for what had begun to move before it was asked not to; what turns for ever is not waited for. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Fails where something makes the page wider than its window. */
export const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0)
