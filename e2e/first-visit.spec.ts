import { expect, type Page } from '@playwright/test'
import { withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

/** A first-time visitor finds a venue: the same path by touch, mouse, keyboard and without JavaScript. */
const { origin } = openSite()

const what = (page: Page) => page.getByLabel('What', { exact: true })
const where = (page: Page) => page.getByLabel('Where', { exact: true })
const when = (page: Page) => page.locator('summary', { hasText: 'When' })
const day = (page: Page, end: 'From' | 'To') => page.getByLabel(end, { exact: true })
const cards = (page: Page) => page.getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const indoor = (page: Page) =>
  page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Indoor/ })

/** Expects the results of the search on the front page. */
async function expectResults(page: Page) {
  await expect(page).toHaveURL(/\/facilities\/marketplace\?(?=.*q=arena)(?=.*near=Chicago)/)
  await expect(heading(page)).toHaveText(/^[\d,]+ facilit/)
  await expect(cards(page).first()).toContainText('mi away')
}

/** Expects the page of the venue with this name. */
async function expectVenue(page: Page, name: string) {
  await expect(page).toHaveURL(/\/facilities\/[0-9a-f-]{36}/)
  await expect(heading(page)).toHaveText(name)
  for (const part of ['Spaces', 'Location'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar facilities' })).toBeVisible()
}

// textContent, since innerText is empty until the card is painted.
const nameOn = async (page: Page) => (await cards(page).first().getByRole('link').first().textContent()) ?? ''

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('finds a venue by touch', async ({ page }) => {
    await page.goto(origin)
    await what(page).tap()
    await what(page).fill('arena')
    await where(page).tap()
    await where(page).fill('Chicago, IL')
    await page.getByRole('button', { name: 'Search venues' }).tap()
    await expectResults(page)
    await indoor(page).tap()
    await expect(page).toHaveURL(/location=Indoor/)
    const name = await nameOn(page)
    await cards(page).first().tap()
    await expectVenue(page, name)
    await expect(page.getByRole('region', { name: 'Request' })).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/location=Indoor/)
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: withoutMap })

  test('finds a venue with the mouse', async ({ page }) => {
    await page.goto(origin)
    await what(page).click()
    await what(page).fill('arena')
    await where(page).click()
    await where(page).pressSequentially('Chicago, I')
    await expect(page.locator('#where-list option[value="Chicago, IL"]')).toBeAttached()
    await where(page).fill('Chicago, IL')
    await when(page).click()
    await day(page, 'From').fill('2027-03-12')
    await day(page, 'To').fill('2027-03-14')
    await expect(when(page)).toContainText('Mar 12 – 14, 2027')
    await page.getByRole('button', { name: 'Search venues' }).click()
    await expectResults(page)
    await indoor(page).click()
    await expect(page).toHaveURL(/location=Indoor/)
    const name = await nameOn(page)
    await cards(page).first().click()
    await expectVenue(page, name)
    await expect(page).toHaveURL(/\?from=2027-03-12&to=2027-03-14$/)
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Facilities' })
      .click()
    await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  })

  test('focuses an end date before the start, and clears it for a start date after it', async ({ page }) => {
    await page.goto(origin)
    await untilHydrated(page)
    await when(page).click()
    await day(page, 'From').fill('2027-03-20')
    await day(page, 'To').fill('2027-03-14')
    await when(page).click()
    await expect(day(page, 'To')).toBeHidden()
    await page.getByRole('button', { name: 'Search venues' }).click()
    await expect(day(page, 'To')).toBeFocused()
    await day(page, 'To').fill('2027-03-22')
    await day(page, 'From').fill('2027-03-23')
    await expect(day(page, 'To')).toHaveValue('')
    await page.getByRole('button', { name: 'Search venues' }).click()
    await expect(page).toHaveURL(/\/facilities\/marketplace\?from=2027-03-23$/)
  })

  test('finds a venue with the keyboard', async ({ page }) => {
    await page.goto(origin)
    await tabTo(page, 'q')
    await page.keyboard.type('arena')
    await tabTo(page, 'near')
    await page.keyboard.type('Chicago, IL')
    await page.keyboard.press('Enter')
    await expectResults(page)
    await tabToLink(page, 'nav a', 'Indoor')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/location=Indoor/)
    const name = await nameOn(page)
    await tabToLink(page, 'article a', name)
    await page.keyboard.press('Enter')
    await expectVenue(page, name)
  })
})

test('a phone shows two featured states, and all of them on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(origin)
  const states = page.locator('#featured > a[href^="/"]:visible')
  await expect(states).toHaveCount(2)
  await page.getByRole('link', { name: 'Show all', exact: true }).click()
  await expect(states).toHaveCount(9)
  await page.setViewportSize({ width: 900, height: 844 })
  await page.goto(origin)
  await expect(states).toHaveCount(9)
})

test('text of 200 % leaves room for a place in the search', async ({ page }) => {
  for (const width of [390, 900, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(origin)
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    const place = where(page)
    await place.fill('Denver, CO')
    const [text, field] = await place.evaluate((input) => [input.scrollWidth, input.clientWidth])
    expect(text, `at ${width} px`).toBeLessThanOrEqual(field ?? 0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('finds a venue', async ({ page }) => {
    await page.goto(origin)
    // It opens a popup, which needs scripts.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeHidden()
    await what(page).fill('arena')
    await where(page).fill('Chicago, IL')
    await page.getByRole('button', { name: 'Search venues' }).click()
    await expectResults(page)
    await indoor(page).click()
    await expect(page).toHaveURL(/location=Indoor/)
    const name = await nameOn(page)
    await cards(page).first().getByRole('link').first().click()
    await expectVenue(page, name)
  })

  test('home says why nobody can log in, without dead buttons', async ({ page }) => {
    await page.goto(`${origin}/home`)
    // Playwright finds no texts in this element.
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

const mostTabs = 80

/** Presses Tab until the condition holds. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let presses = 0; presses < mostTabs; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`the focus is not there after ${mostTabs} presses of Tab`)
}

const tabTo = (page: Page, field: string) =>
  tabUntil(page, () => page.evaluate<boolean>(`document.activeElement?.name === ${JSON.stringify(field)}`))

const tabToLink = (page: Page, link: string, name: string) =>
  tabUntil(page, () =>
    page.evaluate(
      ([selector = '', text = '']) => {
        const focused = document.activeElement
        return focused !== null && focused.matches(selector) && focused.textContent.includes(text)
      },
      [link, name],
    ),
  )
