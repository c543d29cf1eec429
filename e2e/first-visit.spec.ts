import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, openSite, test, untilAlive } from './site.ts'

/** Somebody who has never heard of the product finds a venue: the same way by every kind of hand. */
const { origin } = openSite()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const what = (page: Page) => page.getByLabel('What', { exact: true })
const where = (page: Page) => page.getByLabel('Where', { exact: true })
const when = (page: Page) => page.locator('summary', { hasText: 'When' })
const day = (page: Page, end: 'From' | 'To') => page.getByLabel(end, { exact: true })
const cards = (page: Page) => page.getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const indoor = (page: Page) =>
  page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Indoor/ })

/** The list answers what was asked for on the front page. */
async function expectAnswer(page: Page) {
  await expect(page).toHaveURL(/\/facilities\/marketplace\?(?=.*q=arena)(?=.*near=Chicago)/)
  await expect(heading(page)).toHaveText(/^[\d,]+ facilit/)
  await expect(cards(page).first()).toContainText('mi away')
}

/** The venue's page is the one that the card promised. */
async function expectVenue(page: Page, name: string) {
  await expect(page).toHaveURL(/\/facilities\/[0-9a-f-]{36}/)
  await expect(heading(page)).toHaveText(name)
  for (const part of ['Spaces', 'Where it is'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(Facilities near|Facilities nearby)/ })).toBeVisible()
}

// What is said, not what is painted: a card that no frame has shown yet has no inner text.
const nameOn = async (page: Page) => (await cards(page).first().getByRole('link').first().textContent()) ?? ''

test.describe('by phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('from the front page to a venue, with the thumb', async ({ page }) => {
    await page.goto(origin)
    await what(page).tap()
    await what(page).fill('arena')
    await where(page).tap()
    await where(page).fill('Chicago, IL')
    await page.getByRole('button', { name: 'Search venues' }).tap()
    await expectAnswer(page)
    await indoor(page).tap()
    await expect(page).toHaveURL(/location=Indoor/)
    await expectNoSidewaysScroll(page)
    const name = await nameOn(page)
    await cards(page).first().tap()
    await expectVenue(page, name)
    await expect(page.getByRole('region', { name: 'Request' })).toBeInViewport()
    await expectNoSidewaysScroll(page)
    await page.goBack()
    await expect(page).toHaveURL(/location=Indoor/)
  })

  test('dates have room in the narrowest window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(origin)
    await when(page).tap()
    await expect(day(page, 'To')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test.describe('by desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('from the front page to a venue, with the mouse', async ({ page }) => {
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
    await expectAnswer(page)
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

  test('an end before its beginning is pointed at, and a beginning after its end takes it away', async ({
    page,
  }) => {
    await page.goto(origin)
    await untilAlive(page)
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

  test('from the front page to a venue, by keyboard alone', async ({ page }) => {
    await page.goto(origin)
    await tabTo(page, 'q')
    await page.keyboard.type('arena')
    await tabTo(page, 'near')
    await page.keyboard.type('Chicago, IL')
    await page.keyboard.press('Enter')
    await expectAnswer(page)
    await tabToLink(page, 'nav a', 'Indoor')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/location=Indoor/)
    const name = await nameOn(page)
    await tabToLink(page, 'article a', name)
    await page.keyboard.press('Enter')
    await expectVenue(page, name)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('from the front page to a venue', async ({ page }) => {
    await page.goto(origin)
    await what(page).fill('arena')
    await where(page).fill('Chicago, IL')
    await page.getByRole('button', { name: 'Search venues' }).click()
    await expectAnswer(page)
    await indoor(page).click()
    await expect(page).toHaveURL(/location=Indoor/)
    const name = await nameOn(page)
    await cards(page).first().getByRole('link').first().click()
    await expectVenue(page, name)
  })
})

const mostTabs = 80

/** Presses Tab until the focus is where it is wanted. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let presses = 0; presses < mostTabs; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`the focus does not get there within ${mostTabs} presses of Tab`)
}

const tabTo = (page: Page, field: string) =>
  tabUntil(page, () => page.evaluate<boolean>(`document.activeElement?.name === ${JSON.stringify(field)}`))

const tabToLink = (page: Page, link: string, name: string) =>
  tabUntil(page, () =>
    page.evaluate(
      ([wanted = '', words = '']) => {
        const focused = document.activeElement
        return focused !== null && focused.matches(wanted) && focused.textContent.includes(words)
      },
      [link, name],
    ),
  )
