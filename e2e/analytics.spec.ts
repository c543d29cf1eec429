import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { startEmptyProduct } from './product.ts'
import { openSite, test, untilHydrated } from './site.ts'

test.setTimeout(240_000)

interface Batch {
  events: { type: string; path?: string; userId: string | null }[]
}

/** A collector on another origin, which keeps what it receives. */
async function startCollector() {
  const batches: Batch[] = []
  const collector = {
    answer: (response: ServerResponse): void => void response.writeHead(204).end(),
    paths: () => batches.flatMap(({ events }) => events.map(({ path }) => path)),
    address: '',
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((request, response) => {
    const receive = async () => {
      batches.push(JSON.parse(await text(request)))
      collector.answer(response)
    }
    void receive()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  collector.address = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/events`
  return collector
}

const question = (page: Page) => page.getByRole('region', { name: 'Usage statistics' })
const toFacilities = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Marketplaces' })
    .getByRole('link', { name: 'Facilities', exact: true })
    .click()

test('without a collector, nothing of analytics is loaded and nobody is asked', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(`${openSite().origin}/`)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /analytics/.test(url))).toEqual([])
  await expect(question(page)).toHaveCount(0)
})

test('a collector gets page views only after somebody allows it, and no page waits for it', async ({
  page,
  allowErrors,
}) => {
  const collector = await startCollector()
  const { origin, stop } = await startEmptyProduct({ ANALYTICS_URL: collector.address })
  try {
    const reply = await page.goto(`${origin}/?gclid=secret`)
    expect(reply?.headers()['content-security-policy']).toContain(
      `connect-src 'self' ${origin} ${new URL(collector.address).origin};`,
    )
    await untilHydrated(page)
    await expect(question(page)).toContainText('May we record which pages you open')
    await expectAccessible(page)
    await toFacilities(page)
    await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
    await page.waitForTimeout(1500)
    expect(collector.paths()).toEqual([])

    await question(page).getByRole('button', { name: 'Allow' }).click()
    await expect.poll(collector.paths).toEqual(['/facilities/marketplace'])
    await page.goto(`${origin}/`)
    await expect.poll(collector.paths).toEqual(['/facilities/marketplace', '/'])

    // It hangs: pages and calls work as before.
    collector.answer = () => {}
    await toFacilities(page)
    await expect.poll(() => collector.paths().length).toBe(3)
    await page.goto(`${origin}/`)
    await untilHydrated(page)
    await toFacilities(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // It is down.
    allowErrors(/ERR_CONNECTION_REFUSED/)
    await collector.stop()
    await page.goto(`${origin}/destinations/marketplace`)
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await question(page).getByRole('button', { name: 'Stop recording' }).click()
    await expect(question(page)).toContainText('The pages you open are not recorded.')
    await page.reload()
    await expect(question(page).getByRole('button', { name: 'Allow recording' })).toBeVisible()
  } finally {
    await stop()
  }
})
