import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import {
  cards,
  chip,
  countIn,
  expectCount,
  filters,
  heading,
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

test('a chip shows as many facilities as it promises, and pressing it again undoes it', async ({ page }) => {
  await visitHydrated(page, `?${quietState}`)
  const all = await countIn(heading(page))
  const count = await countIn(chip(page, 'Basketball'))
  await chip(page, 'Basketball').click()
  await expectCount(page, count)
  await expect(page).toHaveURL(/\?sport=Basketball&state=California$/)

  const indoor = await countIn(chip(page, 'Indoor'))
  await chip(page, 'Indoor').click()
  await expectCount(page, indoor)
  await expect(page.getByText('Basketball, indoor, in California')).toBeVisible()

  await page.goBack()
  await expectCount(page, count)
  await page.goForward()
  await expectCount(page, indoor)
  await chip(page, 'Basketball').click()
  await chip(page, 'Indoor').click()
  await expectCount(page, all)
  await expect(page).toHaveURL(`${origin}/facilities/marketplace?${quietState}`)
})

test('pressing a chip keeps the scroll position and the focus, and does not take the focus back', async ({
  page,
}) => {
  await visitHydrated(page)
  await page.evaluate('scrollTo(0, 40)')
  await chip(page, 'Soccer').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sport=Soccer/)
  await expect(chip(page, 'Soccer')).toHaveAttribute('aria-current', 'true')
  await expect(chip(page, 'Soccer')).toBeFocused()
  expect(await page.evaluate<number>('scrollY')).toBe(40)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await expect(chip(page, 'Soccer')).toBeFocused()

  await chip(page, 'Soccer').click()
  await expect(page).toHaveURL(/sport=Soccer/)
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } })
  for (const place of [0, 1, 2]) await cards(page).nth(place).hover()
  await expect(filters(page).locator('a:focus')).toHaveCount(0)
})

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

test('searches while typing without losing a key, the caret or, on a later page, the focus', async ({
  page,
}) => {
  await visitHydrated(page)
  const field = page.getByRole('searchbox', { name: 'Search facilities' })
  await field.pressSequentially('swiming pools', { delay: 40 })
  await expect(field).toHaveValue('swiming pools')
  await expect(page).toHaveURL(/q=swiming\+pools$/)
  for (let i = 0; i < 9; i += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('m')
  await expect(page).toHaveURL(/q=swimming\+pools$/)
  await expect(field).toHaveValue('swimming pools')
  await expect(field).toBeFocused()
  expect(await page.evaluate<number>('document.activeElement.selectionStart')).toBe(5)
  await expect(chip(page, 'Swimming')).toBeVisible()

  await chip(page, 'Indoor').click()
  await expect(page).toHaveURL(/q=swimming\+pools&location=Indoor/)
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/q=/)

  await visitHydrated(page, '?page=2')
  await field.focus()
  await page.keyboard.type('ho')
  await expect(page).toHaveURL(/marketplace\?q=ho$/)
  await untilLoaded(page)
  await expect(field).toBeFocused()
  await page.keyboard.type('ckey')
  await expect(page).toHaveURL(/marketplace\?q=hockey$/)
  await expect(field).toHaveValue('hockey')
})

test('a text that is typed while an earlier one is read is understood anew', async ({ page }) => {
  await page.clock.install()
  const release = await hold(page, /marketplace\.data\?q=swiming/)
  await visitHydrated(page)
  const field = page.getByRole('searchbox', { name: 'Search facilities' })
  const sent = page.waitForRequest(/marketplace\.data\?q=swiming/)
  await field.fill('swiming pools')
  await sent
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await field.fill('swimming pools')
  release()
  await expect(chip(page, 'Swimming')).toBeVisible()
  await page.clock.resume()
  await expect(page).toHaveURL(/q=swimming\+pools$/)
})

test('clearing the field before the response arrives cancels the search', async ({ page }) => {
  const release = await hold(page, /marketplace\.data\?q=a/)
  await visitHydrated(page)
  const field = page.getByRole('searchbox', { name: 'Search facilities' })
  await field.fill('a')
  await expect(page.getByText('Matching “a”')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('Matching “a”')).toBeHidden()
  release()
  await untilLoaded(page)
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
})

test('suggests places, and marks the field for an unknown one', async ({ page }) => {
  await visitHydrated(page)
  const near = page.getByRole('combobox', { name: 'Near' })
  await near.pressSequentially('Indianap')
  await expect(page.locator('datalist option[value="Indianapolis, IN"]')).toBeAttached()
  await near.fill('Indianapolis, IN')
  await expect(page).toHaveURL(/near=Indianapolis%2C\+IN$/)
  await expect(cards(page).first()).toContainText('mi away')
  const close = await countIn(heading(page))

  await page.getByLabel('Distance').selectOption('150')
  await expect(page).toHaveURL(/dist=150/)
  await expect(chip(page, 'Within 150 mi')).toBeVisible()
  await expect.poll(() => countIn(heading(page))).toBeGreaterThan(close)

  await near.fill('Qwxzv Nowhere')
  await near.press('Enter')
  await expect(page.getByText('We couldn’t find this place')).toBeVisible()
  await expect(near).toHaveAttribute('aria-invalid', 'true')
  await expect(near).toHaveValue('Qwxzv Nowhere')
  expect(await countIn(heading(page))).toBeGreaterThan(10_000)
  await near.fill('')
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await expect(page.getByText('We couldn’t find this place')).toBeHidden()
})

test('sorts by name and opens the second page', async ({ page }) => {
  await visitHydrated(page, '?sport=Curling')
  await page.getByLabel('Order').selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await visitHydrated(page, '?sort=name')
  const first = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2#results$/)
  await expect(heading(page)).toBeInViewport()
  await expect(heading(page)).toBeFocused()
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first)
  await expect(page.getByText(/^25 to 48 of/)).toBeAttached()
})

test('an empty result suggests filters to remove, with what each would show', async ({ page }) => {
  await visitHydrated(page, '?sport=Basketball&space=Court&count=900&near=Houston,+TX&dist=25')
  await expect(heading(page)).toHaveText('No facilities')
  const suggestion = page.getByRole('link', { name: /^Remove “900\+ courts”/ })
  const count = await countIn(suggestion)
  await suggestion.click()
  await expectCount(page, count)
  await visitHydrated(page, '?q=zzzqqqxxx&state=Indiana')
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
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
