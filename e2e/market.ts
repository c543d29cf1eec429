import { expect, type Locator, type Page } from '@playwright/test'
import { openSite, untilAlive } from './site.ts'

const { origin } = openSite()

export const visit = (page: Page, query = '', options?: Parameters<Page['goto']>[1]) =>
  page.goto(`${origin}/facilities/marketplace${query}`, options)

export async function visitAlive(page: Page, query = '') {
  await visit(page, query)
  await untilAlive(page)
}

export const heading = (page: Page) =>
  page.getByRole('heading', { name: /^(?:[\d,]+ facilit|No facilities)/ })
export const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' })
export const chip = (page: Page, label: string) =>
  filters(page).getByRole('link', { name: new RegExp(`^${label}`) })
export const cards = (page: Page) => page.getByRole('article')

/** The last number of a text: of a chip, what pressing it shows. */
export async function figureOf(locator: Locator) {
  const [figure = ''] = (await locator.innerText()).replaceAll(',', '').match(/\d+(?=\D*$)/) ?? []
  return Number(figure)
}

export const shows = (page: Page, count: number) =>
  expect(heading(page)).toHaveText(
    `${count.toLocaleString('en-US')} ${count === 1 ? 'facility' : 'facilities'}`,
  )

/** Waits for the answer to all that was chosen. The address may have come before it. */
export const settles = (page: Page) => expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')

/** Keeps back what the network answers to an address until it is told to let go. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
