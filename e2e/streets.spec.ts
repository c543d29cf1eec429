import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { townArchive } from '@app/contract/testing/map-archive.ts'
import { expect, type Page } from '@playwright/test'
import { countPixels } from './pictures.ts'
import { startEmptyProduct } from './product.ts'
import { test } from './site.ts'

// Each journey starts a product of its own, because maps are configured at the start.
test.setTimeout(240_000)
test.use({ viewport: { width: 1200, height: 700 } })

const tiles = '**/map/tiles.pmtiles'
const mapOf = (page: Page) => page.getByRole('region', { name: 'Facilities on the map', exact: true })

/** Opens a map within the archive's tile, close enough for it, and returns the policy of the page. */
async function openMap(page: Page, origin: string) {
  const reply = await page.goto(
    `${origin}/facilities/marketplace?view=map&near=${encodeURIComponent('Martinsville, IN')}&dist=25`,
  )
  await expect(mapOf(page).locator('canvas')).toBeVisible()
  const policy = reply?.headers()['content-security-policy'] ?? ''
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources] as const
    }),
  )
}

/** A map that is still loading may stay as it is for a moment. */
const settling = { intervals: [500] }

/** The map as soon as it stays as it is. */
async function settledMap(page: Page) {
  const canvas = mapOf(page).locator('canvas')
  let before = await canvas.screenshot()
  await expect
    .poll(async () => {
      const now = await canvas.screenshot()
      const changed = await countPixels(page, now, before)
      before = now
      return changed
    }, settling)
    .toBe(0)
  return before
}

/** The settled map once it differs from another one by more than 3,000 pixels: its archive may load after the built-in map is drawn. */
async function changedMap(page: Page, from: Buffer) {
  let now = await settledMap(page)
  await expect
    .poll(async () => {
      now = await settledMap(page)
      return countPixels(page, now, from)
    })
    .toBeGreaterThan(3000)
  return now
}

test('MAP_TILES draws the streets of an archive by ranges, in both themes', async ({ page, allowErrors }) => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-streets-'))
  const path = join(folder, 'town.pmtiles')
  await writeFile(path, townArchive())
  const { origin, stop } = await startEmptyProduct({ MAP_TILES: path })
  try {
    // Without the archive, the built-in map.
    allowErrors(/tiles\.pmtiles/, /ERR_FAILED/, /Failed to fetch/)
    await page.route(tiles, (route) => route.abort())
    const open = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme })
      const policy = await openMap(page, origin)
      // The origin is also that of the sign-in.
      expect(policy['connect-src']).toEqual(["'self'", origin])
    }
    await open('light')
    const light = await settledMap(page)
    await open('dark')
    const dark = await settledMap(page)
    await page.unroute(tiles)

    const replies: { status: number; range: string | undefined }[] = []
    page.on('response', (reply) => {
      if (reply.url().endsWith('/map/tiles.pmtiles'))
        replies.push({ status: reply.status(), range: reply.headers()['content-range'] })
    })
    // The highway, the pond and the name of the town.
    await open('light')
    const lightStreets = await changedMap(page, light)
    await open('dark')
    const darkStreets = await changedMap(page, dark)
    await expect(mapOf(page).getByRole('link', { name: /OpenStreetMap/ })).toBeAttached()
    expect(await countPixels(page, lightStreets, darkStreets)).toBeGreaterThan(100_000)
    expect(replies.length).toBeGreaterThan(0)
    expect(replies.filter(({ status }) => status !== 206)).toEqual([])
    expect(replies[0]?.range).toMatch(/^bytes 0-\d+\/\d+$/)
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** A server of a style with one color, whose source is on another origin. */
async function serveStyle(color: string) {
  const served: string[] = []
  const server = createServer((request, response) => {
    served.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    const origin = `http://${request.headers.host}`
    const style = {
      version: 8,
      sources: { places: { type: 'geojson', data: `${origin}/places.json`, attribution: '© Test streets' } },
      layers: [
        { id: 'land', type: 'background', paint: { 'background-color': color } },
        { id: 'places', type: 'circle', source: 'places' },
      ],
    }
    const places = { type: 'FeatureCollection', features: [] }
    response.end(JSON.stringify(request.url === '/places.json' ? places : style))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    served,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('MAP_STYLE_URL draws a style of another server, and the policy allows its origin for data only', async ({
  page,
}) => {
  const color = '#7a3fb0'
  const style = await serveStyle(color)
  const { origin, stop } = await startEmptyProduct({
    MAP_STYLE_URL: `${style.origin}/style.json`,
  })
  try {
    const policy = await openMap(page, origin)
    expect(policy['connect-src']).toEqual(["'self'", origin, style.origin])
    expect(policy['img-src']).toContain(style.origin)
    const others = Object.entries(policy).filter(([name]) => name !== 'connect-src' && name !== 'img-src')
    expect(others.filter(([, sources]) => sources.includes(style.origin))).toEqual([])
    const drawn = await settledMap(page)
    expect(await countPixels(page, drawn, color)).toBeGreaterThan(100_000)
    expect(style.served).toContain('/places.json')
  } finally {
    await stop()
    style.close()
  }
})
