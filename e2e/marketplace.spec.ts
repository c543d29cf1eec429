import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import {
  cards,
  chip,
  countIn,
  expectCount,
  hold,
  untilLoaded,
  visit,
  visitHydrated,
  withoutMap,
} from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

/** No journey adds facilities here, so the list and its counts stay the same. */
const quietState = 'state=California'

test.use({ viewport: withoutMap })

test('applies all choices made before the first response, with the map beside the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const release = await hold(page, /marketplace\.data/)
  await visitHydrated(page)
  await chip(page, 'Basketball').click()
  await expect(chip(page, 'Basketball')).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveCount(0)
  await chip(page, 'Indoor').click()
  await expect(chip(page, 'Indoor')).toHaveAttribute('aria-current', 'true')
  release()
  await expect(page).toHaveURL(/sport=Basketball&location=Indoor/)
  await expect(cards(page)).toHaveCount(24)
})

test('the list shows when the network is down and loads on Try again', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await visitHydrated(page)
  await context.setOffline(true)
  await chip(page, 'Basketball').click()
  await expect(page.getByText('The facilities didn’t load.')).toBeVisible()
  await expectNoAxeFindings(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('on a slow line the map waits until the pictures of the results have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await hold(page, /\/art\//)
  let isMapRequested = false
  page.on('request', (request) => (isMapRequested ||= request.url().includes('map-side')))
  await page.goto(`${origin}/facilities/marketplace?${quietState}`, { waitUntil: 'commit' })
  await untilHydrated(page)
  await expect(cards(page)).toHaveCount(24)
  expect(isMapRequested).toBe(false)
  release()
  await expect(page.getByRole('region', { name: 'Facilities on the map', exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the button to the map stays above the footer, and the list keeps its scroll position while the map is shown', async ({
    page,
  }) => {
    await visitHydrated(page, `?${quietState}`)
    const toMap = page.getByRole('link', { name: 'Map', exact: true })
    await expect(toMap).toBeInViewport()
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    const [button, footer] = [await toMap.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)

    await page.evaluate('scrollTo(0, 900)')
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(cards(page).first()).toBeHidden()
    const map = page.getByRole('region', { name: 'Facilities on the map', exact: true })
    await expect(map).toBeInViewport()
    await expect(map.getByRole('button', { name: /facilit/ }).first()).toBeVisible()
    await chip(page, 'Indoor').click()
    await expect(page).toHaveURL(/location=Indoor&view=map/)
    await page.goBack()
    await expect(page).not.toHaveURL(/Indoor/)
    await untilLoaded(page)
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(cards(page).first()).toBeVisible()
    expect(await page.evaluate<number>('scrollY')).toBe(900)
  })

  test('Back from the map restores a scroll position from before hydration', async ({ page }) => {
    const release = await hold(page, /entry\.client/)
    await page.goto(`${origin}/facilities/marketplace?${quietState}`, { waitUntil: 'commit' })
    await expect(cards(page).nth(5)).toBeVisible()
    // Loading the font moves the content above, and with it the scroll position.
    await page.evaluate(`document.fonts.load('16px "Plus Jakarta Sans"').then(() => scrollTo(0, 900))`)
    release()
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Facilities on the map', exact: true })).toBeInViewport()
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0)
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(900)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorts and pages with links and forms, and a link to the map shows the list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '?view=map')
    await expect(cards(page).first()).toBeVisible()

    await visit(page)
    await page.getByRole('searchbox', { name: 'Search facilities' }).fill('arena')
    await page.getByRole('combobox', { name: 'Near' }).fill('Chicago, IL')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/q=arena&near=Chicago%2C\+IL/)
    await expect(page.getByText('Ignored:')).toHaveCount(0)
    await expect(cards(page).first()).toContainText('mi away')

    await visit(page, `?${quietState}`)
    const count = await countIn(chip(page, 'Basketball'))
    await chip(page, 'Basketball').click()
    await expectCount(page, count)
    await page.getByLabel('Order').selectOption('name')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/sport=Basketball&state=California&sort=name/)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^25 to 48 of/)).toBeVisible()
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/facilities\/[0-9a-f-]{36}\?sport=Basketball$/)
  })
})
