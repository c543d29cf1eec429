import { expect, onTestFinished } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import * as filtersRoute from '../../kinds/facility/filters-route.tsx'
import * as marketRoute from '../../kinds/facility/market-route.tsx'
import { renderRoute } from '../../testing/render-route.tsx'
import { serveFacilities } from './serve-facilities.ts'

/** Below 1200 px there is no map beside the list. */
const withoutMap = { width: 1024, height: 768 }

interface Options {
  width?: number
  height?: number
  readings?: Record<string, object>
  reach?: (url: URL) => unknown
}

/** Opens the marketplace of facilities with a query. */
export async function openMarketplace(
  query = '',
  { width = withoutMap.width, height = withoutMap.height, readings, reach }: Options = {},
) {
  const before = { width: innerWidth, height: innerHeight }
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(before.width, before.height))
  const modules = { 'facilities/marketplace': marketRoute, 'facilities/marketplace/filters': filtersRoute }
  const router = renderRoute(modules, `/facilities/marketplace${query}`, {
    answer: serveFacilities(readings),
    ...(reach && { reach }),
  })
  await expect.element(page.getByRole('searchbox', { name: 'Search facilities' })).toBeVisible()
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return {
    async expectAddress(expected: string | RegExp) {
      if (typeof expected === 'string') await expect.poll(address).toBe(expected)
      else await expect.poll(address).toMatch(expected)
    },
    open: (other: string) => router.navigate(`/facilities/marketplace${other}`),
    goBack: () => router.navigate(-1),
    goForward: () => router.navigate(1),
  }
}

export const heading = page.getByRole('heading', { name: /^(?:[\d,]+ facilit|No facilities)/ })
export const filters = page.getByRole('navigation', { name: 'Filters' })
export const chip = (label: string) => filters.getByRole('link', { name: new RegExp(`^${label}`) })
export const cards = page.getByRole('article')

/** The last number in a text. On a chip: how many facilities it shows. */
export function countIn(locator: Locator) {
  const [count = ''] = (locator.element().textContent ?? '').replaceAll(',', '').match(/\d+(?=\D*$)/) ?? []
  return Number(count)
}

export async function expectCount(count: number) {
  await expect.element(heading).toHaveTextContent(`${count} ${count === 1 ? 'facility' : 'facilities'}`)
}

/** Focuses an element. Without the bar above it, the browser would scroll to the top of the page. */
export function focus(locator: Locator) {
  const element = locator.element()
  if (!(element instanceof HTMLElement)) throw new Error('This element takes no focus.')
  element.focus({ preventScroll: true })
}

/** Waits for the results of all choices. The address may change before them. */
export async function untilLoaded() {
  await expect.poll(() => document.querySelector('#results')?.getAttribute('aria-busy')).toBe('false')
}

/** Holds the way to the server for addresses that match until `release` is called. */
export function hold(address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: string[] = []
  return {
    release: resolve,
    held,
    reach: async ({ pathname, search }: URL) => {
      if (!address.test(pathname + search)) return
      held.push(pathname + search)
      await promise
    },
  }
}
