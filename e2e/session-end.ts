import { expect, type BrowserContext, type Page } from '@playwright/test'
import { fillLogIn } from './log-in.ts'

export const apiCalls = '**/*-mgmt/api/**'
const tokenCalls = '**/oauth/token'

/** What the browser logs once a session has ended. It sometimes names the script that opened the frame of `/authorize`. */
export const sessionEndErrors = [/status of 401/, /status of 400.*\/(authorize|assets\/)/]

/** Ends the session at the provider. The API still takes its last token. */
export async function endAtProvider(page: Page, context: BrowserContext) {
  await context.clearCookies()
  const json = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' }
  await page.route(tokenCalls, (route) => route.fulfill({ status: 403, json }))
}

/**
 * Ends the session at the provider and makes the API reject its tokens from the next update on. A read in the background
 * would open the dialog over the button that saves.
 */
export async function endSession(page: Page, context: BrowserContext) {
  await endAtProvider(page, context)
  const json = { type: '', title: '', status: 401, detail: 'over', code: 'TOKEN_EXPIRED', traceId: '' }
  let isOver = false
  await page.route(apiCalls, (route) => {
    isOver ||= route.request().method() === 'PATCH'
    return isOver ? route.fulfill({ status: 401, json }) : route.fallback()
  })
}

export const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

export async function logInAgain(page: Page, email: string) {
  const ended = endedDialog(page)
  await expect(ended).toBeVisible()
  await page.unroute(apiCalls)
  await page.unroute(tokenCalls)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    ended.getByRole('button', { name: 'Log in' }).click(),
  ])
  await fillLogIn(popup, email)
}
