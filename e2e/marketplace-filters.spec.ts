import { expect } from '@playwright/test'
import { chip, countIn, untilLoaded, expectCount, visit, visitHydrated, withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

/** No journey adds facilities here, so the list and its counts stay the same. */
const quietState = 'state=California'

test.use({ viewport: withoutMap })

test('the filters work with the keyboard, and Escape returns the focus', async ({ page }) => {
  await visitHydrated(page, `?${quietState}`)
  const button = page.getByRole('link', { name: 'Filters' })
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Basketball/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/sport=Basketball/)
  await expect(sheet.getByRole('checkbox', { name: /^Basketball/ })).toBeFocused()

  await sheet.getByRole('group', { name: 'Courts, at least' }).getByLabel('8', { exact: true }).check()
  await expect(page).toHaveURL(/space=Court&count=8/)
  const sports = sheet.getByRole('group', { name: 'Sport', exact: true })
  await sports.getByText(/Show \d+ more/).click()
  await sports.getByRole('searchbox', { name: 'Find a sport' }).fill('dodge')
  await expect(sports.getByRole('checkbox')).toHaveCount(6)
  await sports.getByRole('checkbox', { name: /^Dodgeball/ }).check()
  await expect(page).toHaveURL(/sport=Basketball&sport=Dodgeball/)
  await untilLoaded(page)
  const count = await countIn(sheet.getByRole('button', { name: /^Show [\d,]+ facilit/ }))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await expectCount(page, count)
})

test('the calendar in the filters takes the first and then the last day', async ({ page }) => {
  await visitHydrated(page)
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const dates = sheet.getByRole('button', { name: /^Dates/ })
  await dates.click()
  const calendar = page.getByRole('dialog', { name: 'Choose dates' })
  const today = new Date()
  for (const day of [12, 14]) {
    const date = new Date(today.getFullYear(), today.getMonth() + 1, day)
    const name = date.toLocaleDateString('en-US', { dateStyle: 'full' })
    await calendar.getByRole('button', { name }).click()
  }
  await expect(page).toHaveURL(/marketplace\?from=\d{4}-\d\d-12&to=\d{4}-\d\d-14$/)
  await calendar.getByRole('button', { name: 'Done' }).click()
  await expect(calendar).toBeHidden()
  await expect(dates).toHaveText(/12 – 14/)

  await dates.click()
  await calendar.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
})

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filters are a sheet', async ({ page }) => {
    await visitHydrated(page)
    await page.getByRole('link', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByText('Outdoor', { exact: true }).click()
    await expect(page).toHaveURL(/location=Outdoor/)
    await untilLoaded(page)
    await sheet.getByRole('button', { name: /^Show [\d,]+ facilities/ }).click()
    await expect(sheet).toBeHidden()
    await expect(chip(page, 'Outdoor')).toHaveAttribute('aria-current', 'true')
  })
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
