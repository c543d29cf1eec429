import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { marketplaceCategoryNames } from '@app/contract/reference-lists/marketplace-categories.ts'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { stateSportPagePath } from '@app/contract/rules/landing-pages.ts'
import { countIn } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

const phone = { width: 390, height: 844 }
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** As they are abbreviated: 790, 2.8K. */
const figure = String.raw`\d+(\.\d)?K?`

test('the landing page opens the five marketplaces and shows how many each has', async ({ page }) => {
  const markets = [
    ['Events', 'events', '/events/marketplace'],
    ['Event Organizations', 'organizations', '/organizations/directory'],
    ['Facilities', 'facilities', '/facilities/marketplace'],
    ['Destinations', 'destinations', '/destinations/marketplace'],
    ['Attractions & Things to Do', 'businesses', '/businesses/marketplace'],
  ] as const
  await page.setViewportSize(phone)
  for (const [name, noun, path] of markets) {
    await page.goto(origin)
    const link = page.locator('#marketplaces').getByRole('link').filter({ hasText: name })
    await expect(link).toHaveText(new RegExp(`${figure} ${noun}$`))
    await link.click()
    await expect(page).toHaveURL(origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ |^Event Organizations$/)
  }
})

test('leads from the front page to a state, a sport there, a venue, and back to its state', async ({
  page,
}) => {
  await page.goto(origin)
  await untilHydrated(page)
  await page
    .locator('#featured')
    .getByRole('link', { name: /^Indiana/ })
    .click()
  await expect(title(page, 'Indiana')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/states/indiana`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Basketball/ })
    .first()
    .click()
  await expect(title(page, 'Basketball venues in Indiana')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/states/indiana/basketball`)
  const venue = page.getByRole('article').first().getByRole('link')
  const name = await venue.innerText()
  await venue.click()
  await expect(title(page, name)).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Indiana' }).click()
  await expect(title(page, 'Indiana')).toBeVisible()
})

test('counts as many venues as the search that it links to, without JavaScript too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${origin}/sports/ice-hockey`)
  const search = page.getByRole('link', { name: /^Search [\d,]+ facilities$/ })
  const count = await countIn(search)
  // The styles of the view come with the route, because its code doesn't.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('font-size', '22px')
  await search.click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace?sport=Ice+Hockey`)
  await expect(page.getByRole('main')).toContainText(`${count.toLocaleString('en-US')} facilities`)
  await context.close()
})

test('shows the venues on a map, which continues in the marketplace', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${origin}/states/delaware`)
  await untilHydrated(page)
  await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded()
  const map = page.getByRole('region', { name: 'Facilities on the map' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole('button', { name: /facilities|facility/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Open the map' }).click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace?state=Delaware&view=map`)
})

test('offers the state that a mistyped address may mean', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  const missing = await page.goto(`${origin}/states/minesota`)
  expect(missing?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Minnesota' }).click()
  await expect(title(page, 'Minnesota')).toBeVisible()
})

const pathsInSitemap = async (request: APIRequestContext) => {
  const file = await (await request.get(`${origin}/sitemaps/landing.xml`)).text()
  return [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(origin.length))
}

test('the sitemap lists exactly the pages that exist, by their canonical addresses', async ({ request }) => {
  const listed = await pathsInSitemap(request)
  expect(new Set(listed).size).toBe(listed.length)
  const every = Math.ceil(listed.length / 20)
  for (const path of listed.filter((_, place) => place % every === 0)) {
    const reply = await request.get(origin + path, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(200)
    expect(await reply.text(), path).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
  }
  const missing = stateNames
    .flatMap((state) => marketplaceCategoryNames.map((category) => stateSportPagePath(state, category)))
    .filter((path) => !listed.includes(path))
  for (const path of missing.slice(0, 20)) {
    const reply = await request.get(origin + path, { maxRedirects: 0 })
    expect([reply.status(), reply.headers()['location']], path).toEqual([
      302,
      expect.stringMatching(/^\/facilities\/marketplace\?sport=/),
    ])
  }
})
