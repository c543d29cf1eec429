import { expect, type Page } from '@playwright/test'
import { password, signIn } from './accounts.ts'
import { untilHydrated } from './site.ts'

/** The menu of the person who is signed in. Its label starts with their initials. */
export const meMenu = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: /Me$/ })

/** Opens a page as the account with this email address, without the popup. */
export async function openAs(page: Page, email: string, address: string) {
  await signIn(page, email)
  await page.goto(address)
  await untilHydrated(page)
  await expect(meMenu(page)).toBeVisible()
}

/** Logs in through the popup and waits for the Me menu. */
export async function logIn(page: Page, email: string) {
  await fillLogIn(await openPopup(page, 'Log in'), email)
  await expect(meMenu(page)).toBeVisible()
}

/** Presses a button of the top bar and waits for its popup. Presses again if the page was not hydrated yet. */
export async function openPopup(page: Page, button: 'Log in' | 'Sign up'): Promise<Page> {
  const inBar = page.getByRole('banner').getByRole('button', { name: button, exact: true })
  for (let press = 1; ; press++) {
    const opened = page.waitForEvent('popup', { timeout: 5000 }).catch(() => undefined)
    await inBar.click()
    const popup = await opened
    if (popup !== undefined) return popup
    if (press === 6) throw new Error(`'${button}' opens no popup`)
  }
}

export async function fillLogIn(popup: Page, email: string) {
  await popup.getByLabel('Email address').fill(email)
  await popup.getByLabel('Password', { exact: true }).fill(password)
  const closed = popup.waitForEvent('close')
  // The popup may close while Playwright still reports the click, which then fails.
  await popup
    .getByRole('button', { name: 'Log in', exact: true })
    .click()
    .catch(() => {})
  await closed
}
