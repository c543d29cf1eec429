import { expect } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { edit, openOwn } from './editing.ts'
import { addressOf } from './facilities.ts'
import { meMenu, openAs } from './log-in.ts'
import {
  apiCalls,
  endAtProvider,
  endedDialog,
  endSession,
  logInAgain,
  sessionEndErrors,
} from './session-end.ts'
import { test } from './site.ts'

test('another account that logs in after the session ended neither sees nor sends unsaved text', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(...sessionEndErrors)
  const facility = await openOwn(page, 'Courts of another account')
  const editor = await edit(page, 'About')
  await editor.getByRole('textbox').fill('Typed by the first.')
  await endSession(page, context)
  await editor.getByRole('button', { name: 'Save text' }).click()
  await expect(endedDialog(page)).toBeVisible()
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()))
  await logInAgain(page, await newAccount('Priya Vantongeren'))
  await expect(meMenu(page)).toBeVisible()
  await expect(editor.getByRole('textbox')).toHaveValue('Eight courts.')
  await expect(page.getByText('Typed by the first.')).toHaveCount(0)
  expect(changes).toEqual([])

  await context.clearCookies()
  await openAs(page, facility.manager, addressOf(facility))
  await edit(page, 'About')
  await editor.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.getByRole('textbox')).toHaveValue('Typed by the first.')
})

test('keeps unsaved text when the session ends while the page is idle', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(...sessionEndErrors)
  await page.clock.install()
  const { manager } = await openOwn(page, 'Courts of the half hour')
  const editor = await edit(page, 'About')
  await editor.getByRole('textbox').fill('Typed before the half hour was over.')
  await endAtProvider(page, context)
  await page.clock.fastForward('30:01')
  await logInAgain(page, manager)
  await expect(editor.getByRole('textbox')).toHaveValue('Typed before the half hour was over.')
  await editor.getByRole('button', { name: 'Save text' }).click()
  await expect(editor).toHaveCount(0)
  await expect(page.getByText('Typed before the half hour was over.')).toBeVisible()
})

test('offers unsaved text again after a reload and keeps it when the connection is lost', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await openOwn(page, 'Courts of the reload')
  const first = await edit(page, 'About')
  await first.getByRole('textbox').fill('Typed before the reload.')
  const strip = page.getByRole('region', { name: 'Managing this page' })
  const left = strip.getByRole('link').and(strip.locator('[href*="#"]'))
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

test('viewing the page as a visitor hides open editors of empty sections, and keeps what was typed', async ({
  page,
}) => {
  await openOwn(page, 'Courts of the visitor')
  const spaces = await edit(page, 'Spaces')
  const promotion = await edit(page, 'Promotion', 'Choose days')
  await spaces.getByRole('button', { name: 'Add a space' }).click()
  const view = page.getByRole('button', { name: 'View as a visitor' })
  await view.click()
  await expect(page.getByRole('heading', { name: 'Amenities' })).toHaveCount(0)
  await expect(spaces).toBeHidden()
  await expect(page.locator('#promotion')).toBeHidden()
  await view.click()
  await expect(spaces.getByText('1 unsaved change')).toBeVisible()
  await promotion.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose days' })).toBeVisible()
})
