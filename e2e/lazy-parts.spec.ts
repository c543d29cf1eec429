import { expect, type Page } from '@playwright/test'
import { openPopup } from './log-in.ts'
import { withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

/** Blocks all scripts, as after a lost connection or a new release. Returns a function that unblocks them. */
async function blockScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = (url: URL) => /\.(?:m?js|tsx?)$/.test(url.pathname)
  await page.route(scripts, (route) => route.abort())
  return () => page.unroute(scripts)
}

test('a lazy part that does not load leaves the page intact and loads at the next press', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/facilities/marketplace`)
  await untilHydrated(page)
  const unblockScripts = await blockScripts(page)
  const filters = page.getByRole('link', { name: 'Filters' })
  const heading = page.getByRole('heading', { level: 1 })
  const text = await heading.textContent()
  await Promise.all([page.waitForEvent('requestfailed'), filters.click()])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading).toHaveText(text ?? '')
  await unblockScripts()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  // The page may still be handling the failure, whose load then succeeds without a second press.
  await expect(async () => {
    if ((await dialog.count()) === 0) await filters.click({ timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('a sign-in client that does not load closes the popup with a notice', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const client = /\/auth0-session[-.]/
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(client, (route) => route.abort())
  await page.goto(`${origin}/facilities/marketplace`)
  await untilHydrated(page)
  const popup = await openPopup(page, 'Log in')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page.getByText('The login didn’t load.')).toBeVisible()
  // The notice does not cover the bottom bar.
  const notice = await page.getByText('The login didn’t load.').boundingBox()
  const map = await page.getByRole('link', { name: 'Map', exact: true }).boundingBox()
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(map?.y ?? 0)
  await page.unroute(client)
  const again = await openPopup(page, 'Log in')
  await expect(again.getByLabel('Email address')).toBeVisible()
})

test('a popover that does not load shows a notice and loads at the next press', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.setViewportSize(withoutMap)
  await page.goto(`${origin}/facilities/marketplace?sort=name`)
  await page.getByRole('article').first().getByRole('link').click()
  const share = page.getByRole('button', { name: 'Share' })
  await untilHydrated(page)
  const script = /\/popover-popup[-.]/
  await page.route(script, (route) => route.abort())
  await share.click()
  await expect(page.getByText('This didn’t load.')).toBeVisible()
  await page.unroute(script)
  await share.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a combobox that does not load has an error and loads when it is selected', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/, /images\/0{64}/)
  const script = /\/combobox-control[-.]/
  await page.route(script, (route) => route.abort())
  await page.goto(`${origin}/dev/components?only=pickers`)
  const sports = page.locator('#pickers [data-theme=light]').getByLabel('Sports', { exact: true })
  await expect(sports).toHaveAccessibleDescription('This field didn’t load. Select it to try again.')
  await expect(sports).toHaveValue('Basketball, Baseball')
  await page.unroute(script)
  await sports.click()
  await expect(page.getByRole('option', { name: 'Basketball' })).toBeVisible()
})
