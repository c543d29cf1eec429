import { expect, type BrowserContext, type Page } from '@playwright/test'
import { colleague, edit, makeFacility, manager, openAs } from './editing.ts'
import { fillLogIn, meMenu, test } from './site.ts'

const apiCalls = '**/facility-mgmt/api/**'
const tokenCalls = '**/oauth/token'
/** What the browser says of a session that has ended. */
const refusals = [/status of 401/, /status of 400.*\/authorize/]

/** The provider forgets the session. */
async function endSession(page: Page, context: BrowserContext) {
  await context.clearCookies()
  const json = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' }
  await page.route(tokenCalls, (route) => route.fulfill({ status: 403, json }))
}

/** The API takes the session's tokens no more. */
const refuseTokens = (page: Page) => {
  const json = { type: '', title: '', status: 401, detail: 'over', code: 'TOKEN_EXPIRED', traceId: '' }
  return page.route(apiCalls, (route) => route.fulfill({ status: 401, json }))
}

const endedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

async function logInAgain(page: Page, email: string) {
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

test('a session that ends while somebody types loses nothing', async ({ page, context, allowErrors }) => {
  allowErrors(...refusals)
  const id = await makeFacility('Courts of the ended session')
  await openAs(page, id)
  const editor = await edit(page, 'About')
  await editor.getByRole('textbox').fill('Typed before the session ended.')

  await endSession(page, context)
  await refuseTokens(page)
  await editor.getByRole('button', { name: 'Save text' }).click()
  await logInAgain(page, manager)
  await expect(editor).toHaveCount(0)
  await expect(page.getByText('Typed before the session ended.')).toBeVisible()
})

test('who logs in as somebody else, once a session has ended, sends and sees nothing of what was typed', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(...refusals)
  const id = await makeFacility('Courts of another account')
  await openAs(page, id)
  const editor = await edit(page, 'About')
  await editor.getByRole('textbox').fill('Typed by the first.')
  await endSession(page, context)
  await refuseTokens(page)
  await editor.getByRole('button', { name: 'Save text' }).click()
  await expect(endedDialog(page)).toBeVisible()
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()))
  await logInAgain(page, colleague)
  await expect(meMenu(page)).toBeVisible()
  await expect(editor.getByRole('textbox')).toHaveValue('Eight courts.')
  await expect(page.getByText('Typed by the first.')).toHaveCount(0)
  expect(changes).toEqual([])

  await context.clearCookies()
  await openAs(page, id)
  await edit(page, 'About')
  await editor.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.getByRole('textbox')).toHaveValue('Typed by the first.')
})

test('a session that ends while nobody does anything asks to log in again, and loses nothing', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(...refusals)
  await page.clock.install()
  const id = await makeFacility('Courts of the half hour')
  await openAs(page, id)
  const editor = await edit(page, 'About')
  await editor.getByRole('textbox').fill('Typed before the half hour was over.')
  await endSession(page, context)
  await page.clock.fastForward('30:01')
  await logInAgain(page, manager)
  await expect(editor.getByRole('textbox')).toHaveValue('Typed before the half hour was over.')
  await editor.getByRole('button', { name: 'Save text' }).click()
  await expect(editor).toHaveCount(0)
  await expect(page.getByText('Typed before the half hour was over.')).toBeVisible()
})

test('what was typed is offered again after a reload; a lost connection keeps it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const id = await makeFacility('Courts of the reload')
  await openAs(page, id)
  const first = await edit(page, 'About')
  await first.getByRole('textbox').fill('Typed before the reload.')
  const left = page.getByRole('region', { name: 'Managing this page' }).getByRole('link')
  await expect(left).toHaveCount(0)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()

  await expect(left).toHaveText(['About'])
  await left.click()
  await expect(page).toHaveURL(/#about$/)
  await expect(page.getByRole('button', { name: 'Edit About' })).toBeInViewport()
  const editor = await edit(page, 'About')
  await expect(editor.getByRole('textbox')).toHaveValue('Eight courts.')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await edit(page, 'About')
  await editor.getByRole('button', { name: 'Restore' }).click()
  await expect(editor).toBeFocused()
  await expect(editor.getByRole('textbox')).toHaveValue('Typed before the reload.')
  await expect(left).toHaveText(['About'])
  await page.route(apiCalls, (route) => route.abort())
  await editor.getByRole('button', { name: 'Save text' }).click()
  await expect(editor.getByRole('alert')).toContainText('Nothing was saved. The server could not be reached.')
  await expect(editor.getByRole('textbox')).toHaveValue('Typed before the reload.')
  await page.unroute(apiCalls)
  await editor.getByRole('button', { name: 'Save text' }).click()
  await expect(editor).toHaveCount(0)
  await expect(left).toHaveCount(0)
  await edit(page, 'About')
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)

  await editor.getByRole('textbox').fill('Typed once more.')
  await page.reload()
  await expect(left).toHaveText(['About'])
  await edit(page, 'About')
  await editor.getByRole('button', { name: 'Discard' }).click()
  await expect(left).toHaveCount(0)
})

test('an open editor stays when the page is viewed as a visitor, though there is nothing else in its place', async ({
  page,
}) => {
  const id = await makeFacility('Courts of the visitor')
  await openAs(page, id)
  const spaces = await edit(page, 'Spaces')
  const promotion = await edit(page, 'Promotion', 'Choose days')
  await spaces.getByRole('button', { name: 'Add a space' }).click()
  const view = page.getByRole('button', { name: 'View as a visitor' })
  await view.click()
  await expect(page.getByRole('heading', { name: 'Amenities' })).toHaveCount(0)
  await expect(spaces.getByText('1 change, not saved')).toBeVisible()
  await promotion.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('#promotion')).toHaveCount(0)
})
