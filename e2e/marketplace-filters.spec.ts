import { expect } from '@playwright/test'
import { visit, visitHydrated, withoutMap } from './market.ts'
import { test, untilHydrated } from './site.ts'

test.use({ viewport: withoutMap })

test('the filters page submits the dates that it shows', async ({ page }) => {
  await visit(page, '/filters?sport=Golf&from=2027-03-12&to=2027-03-14')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Show facilities' }).click()
  await expect(page).toHaveURL(/marketplace\?.*from=2027-03-12&to=2027-03-14/)
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^_/)]),
  )
  await expect(page.getByText('Golf, free, Mar 12 – 14, 2027')).toBeVisible()
  await expect(page.getByText('Ignored:')).toHaveCount(0)
})

test('a part that does not load leaves the rest intact and loads on Try again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const scripts = /\.(?:m?js|tsx?)(?:\?|$)/
  await page.route(scripts, async (route) => {
    const response = await route.fetch()
    // The chunks of the map, with its first bounds, and of the filters, whatever their names.
    const isBlocked = /-124\.8|No matches\./.test(await response.text())
    await (isBlocked ? route.abort() : route.fulfill({ response }))
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitHydrated(page)
  await expect(page.getByText('The map didn’t load.')).toBeVisible()
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByText('The filters didn’t load.')).toBeVisible()
  await page.unroute(scripts)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByRole('group', { name: 'Location' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Facilities on the map', exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a page of their own, with native fields for dates', async ({ page }) => {
    await visit(page, '?q=%22park%22')
    await page.getByRole('link', { name: 'Filters' }).click()
    await page.getByRole('checkbox', { name: /^Soccer/ }).check()
    await page.getByLabel('Outdoor').check()
    await page.getByLabel('Space', { exact: true }).selectOption({ index: 2 })
    await page
      .getByText(/Show \d+ more/)
      .last()
      .click()
    await page.getByRole('checkbox', { name: /^Ohio/ }).check()
    await page.getByRole('button', { name: 'Show facilities' }).click()
    await expect(page).toHaveURL(/q=%22park%22.*sport=Soccer.*state=Ohio/)
    await expect(page.getByText('Ignored:')).toHaveCount(0)
    await expect(page.getByText(/^Matching “park”, Soccer, outdoor \w+, in Ohio$/)).toBeVisible()

    await visit(page, '/filters?from=2027-03-12')
    await page.getByLabel('Last day').fill('2027-03-14')
    await page.getByRole('button', { name: 'Show facilities' }).click()
    await expect(page.getByText('Free, Mar 12 – 14, 2027')).toBeVisible()
    await expect(page.getByText('Ignored:')).toHaveCount(0)
  })
})
