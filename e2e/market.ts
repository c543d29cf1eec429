import { expect, type Locator, type Page } from '@playwright/test'
import { openSite, untilHydrated } from './site.ts'

const { origin } = openSite()

/** Below 1200 px there is no map beside the list. Drawing one without a GPU takes a second of CPU time. */
export const withoutMap = { width: 1024, height: 768 }

export const visit = (page: Page, query = '', options?: Parameters<Page['goto']>[1]) =>
  page.goto(`${origin}/facilities/marketplace${query}`, options)

export async function visitHydrated(page: Page, query = '') {
  await visit(page, query)
  await untilHydrated(page)
}

export const heading = (page: Page) =>
  page.getByRole('heading', { name: /^(?:[\d,]+ facilit|No facilities)/ })
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' })
export const chip = (page: Page, label: string) =>
  filters(page).getByRole('link', { name: new RegExp(`^${label}`) })
export const cards = (page: Page) => page.getByRole('article')
/** The profiles that were found, as cards or as rows. */
export const results = (page: Page) =>
  cards(page).or(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  )

/** The last number in a text. On a chip: how many facilities it shows. */
export async function countIn(locator: Locator) {
  const [count = ''] = (await locator.innerText()).replaceAll(',', '').match(/\d+(?=\D*$)/) ?? []
  return Number(count)
}

export const expectCount = (page: Page, count: number) =>
  expect(heading(page)).toHaveText(
    `${count.toLocaleString('en-US')} ${count === 1 ? 'facility' : 'facilities'}`,
  )

/** Waits for the results of all choices. The address may change before them. */
export const untilLoaded = (page: Page) =>
  expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')

/** Holds requests that match back until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
