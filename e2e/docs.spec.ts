import { expect } from '@playwright/test'
import { expectAccessible, expectRoomForLargeText } from './axe.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

test('the pages are accessible, also on phones and with large text', async ({ page }) => {
  for (const path of ['/docs?q=boosts#facility-mgmt.facilities.boosts.list', '/docs/problems'])
    await test.step(path, async () => {
      await page.goto(origin + path)
      await expectAccessible(page)
      await expectRoomForLargeText(page)
    })
})

test('the keyboard finds an operation, opens it, and reaches the limits', async ({ page }) => {
  await page.goto(`${origin}/docs`)
  await page.getByRole('searchbox', { name: 'Find an operation' }).focus()
  await page.keyboard.type('POST facilities.boosts.filtered')
  await expect(page.getByRole('status')).toHaveText('1 operation')
  const operation = page.locator('.operation:visible')
  await expect(operation).toHaveCount(1)
  await operation.locator('summary').focus()
  await page.keyboard.press('Enter')
  await operation.getByRole('link', { name: 'reads' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeInViewport()
})

test('typing finds the same as the search without JavaScript', async ({ page }) => {
  const operations = page.locator('.operation:visible')
  const found = async () => ({
    ids: await operations.evaluateAll((all) => all.map(({ id }) => id)),
    text: (await page.getByRole('status').textContent())?.replace(' Show all', ''),
  })
  for (const search of ['boosts', 'DELETE  boosts', 'facilities.get', 'castle']) {
    await page.goto(`${origin}/docs?q=${encodeURIComponent(search)}`)
    const ofServer = await found()
    await page.goto(`${origin}/docs`)
    await page.getByRole('searchbox').fill(search)
    expect(await found(), search).toEqual(ofServer)
  }
})

test('an address with an operation opens it in the theme of the product, and one that is no valid escape opens nothing', async ({
  page,
}) => {
  await page.goto(origin)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${origin}/docs#facility-mgmt.facilities.get`)
  await expect(page.locator('.operation[open]')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // Otherwise only the part after # would change.
  await page.goto('about:blank')
  await page.goto(`${origin}/docs#%`)
  await expect(page.locator('.operation[open]')).toHaveCount(0)
  await page.getByRole('searchbox').fill('castle')
  await expect(page.getByRole('status')).toContainText('No operation has these words.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search finds operations', async ({ page }) => {
    await page.goto(`${origin}/docs`)
    await page.getByRole('searchbox').fill('delete boosts')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('status')).toContainText('operations Show all')
    await expect(page.locator('.operation')).not.toHaveCount(0)
  })
})
