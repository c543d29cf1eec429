import { expect, type Page } from '@playwright/test'
import { openSite, openWindow, test, untilAlive } from './site.ts'

const { origin } = openSite()

/** Lets no code come any more, as after a lost connection or a new release; the function returned lets it come again. */
async function withholdCode(page: Page): Promise<() => Promise<void>> {
  const code = (url: URL) => /\.(?:m?js|tsx?)$/.test(url.pathname)
  await page.route(code, (route) => route.abort())
  return () => page.unroute(code)
}

test('a part that does not come takes nothing of the page with it, and comes at the next press', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/facilities/marketplace`)
  await untilAlive(page)
  const giveBack = await withholdCode(page)
  const filters = page.getByRole('link', { name: 'Filters' })
  const heading = page.getByRole('heading', { level: 1 })
  const said = await heading.textContent()
  await filters.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading).toHaveText(said ?? '')
  await giveBack()
  await filters.click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('a log-in whose code does not come closes its window and says so', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const client = /\/auth0-session[-.]/
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(client, (route) => route.abort())
  await page.goto(`${origin}/facilities/marketplace`)
  await untilAlive(page)
  const popup = await openWindow(page, 'Log in')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page.getByText('The log-in did not load.')).toBeVisible()
  // It stands above what is pressed at the foot of the window.
  const said = await page.getByText('The log-in did not load.').boundingBox()
  const map = await page.getByRole('link', { name: 'Map', exact: true }).boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(map?.y ?? 0)
  await page.unroute(client)
  const again = await openWindow(page, 'Log in')
  await expect(again.getByLabel('Email address')).toBeVisible()
})

test('a popover whose code does not come says so, and comes at the next press', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.goto(`${origin}/facilities/marketplace?sort=name`)
  await page.getByRole('article').first().getByRole('link').click()
  const share = page.getByRole('button', { name: 'Share' })
  await untilAlive(page)
  const code = /\/popover-popup[-.]/
  await page.route(code, (route) => route.abort())
  await share.click()
  await expect(page.getByText('This did not load.')).toBeVisible()
  await page.unroute(code)
  await share.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
