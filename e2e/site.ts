import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { createClient, type Send } from '@app/contract/client.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { expect, type Page } from '@playwright/test'

const run = promisify(execFile)
const tokenScript = new URL('../server/src/token.ts', import.meta.url).pathname

/** The password of the demo's accounts, as the start prints it. */
const demoPassword = 'open-the-gates'

const required = (name: string) => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: run through the tests' own setup`)
  return value
}

/** The running product. All journeys share it, so each works on facilities of its own. */
export const openSite = () => {
  const origin = required('SITE_ORIGIN')
  return {
    origin,
    /** The API, as the account of this address or as a visitor. */
    api: async (email?: string) => {
      const token = email === undefined ? undefined : await tokenOf(origin, email)
      return createClient(services['facility-mgmt'], serviceBase('facility-mgmt'), sendTo(origin, token))
    },
  }
}

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

/** Fails with what axe finds on the page as it stands, in the light and in the dark theme. */
export async function expectNoAxeFindings(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // What is still moving has colours that nobody gets to read.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, colorScheme).toEqual([])
  }
}

/** Fails where something makes the page wider than its window. */
export const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0)
