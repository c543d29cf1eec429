import { townArchive } from '@app/contract/testing/map-archive.ts'
import { Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { basemapStyle } from './basemap-style.ts'
import { readColors } from './map-colors.ts'
import { showStreets } from './streets.ts'

setWorkerUrl(workerUrl)

const tiles = {
  url: '/map/tiles.pmtiles',
  bounds: [-87.1875, 38.82259, -85.78125, 39.90974] as [number, number, number, number],
  minZoom: 8,
  maxZoom: 8,
  attribution: '',
}

/** A server with the archive, by ranges. */
function serveArchive() {
  const content = townArchive()
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    if (!url.endsWith(tiles.url)) throw new Error(`unexpected request of ${url}`)
    const [, from = 0, to = 0] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? []
    const part = content.slice(Number(from), Number(to) + 1)
    return new Response(part, { status: 206, headers: { etag: '"1"' } })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

/** A map of the archive's town, with its streets. */
async function openStreets() {
  serveArchive()
  render(<div id="map" style={{ width: 400, height: 400 }} />)
  const container = await vi.waitUntil(() => document.querySelector<HTMLElement>('#map'))
  const map = new GlMap({
    container,
    style: basemapStyle(readColors(container)),
    center: [-86.5, 39.4],
    zoom: 8,
    attributionControl: false,
  })
  const stop = showStreets(map, tiles)
  onTestFinished(() => {
    stop()
    map.remove()
    delete document.documentElement.dataset.theme
  })
  await expect.poll(() => map.getLayer('roads_highway')?.id).toBe('roads_highway')
  await map.once('idle')
  return map
}

const drawn = (map: GlMap, layers: string[]) =>
  map.queryRenderedFeatures({ layers }).map(({ properties }) => properties)

test('draws land, water, roads and towns of an archive', async () => {
  const map = await openStreets()
  expect(drawn(map, ['earth'])).toMatchObject([{ kind: 'earth' }])
  expect(drawn(map, ['water'])).toMatchObject([{ kind: 'lake' }])
  expect(drawn(map, ['roads_highway'])).toMatchObject([{ kind: 'highway' }])
  expect(drawn(map, ['places_locality'])).toMatchObject([{ name: 'Testville' }])
})

test('uses the colors of the theme, also after it changes', async () => {
  document.documentElement.dataset.theme = 'light'
  const map = await openStreets()
  const water = () => map.getPaintProperty('water', 'fill-color')
  const light = water()
  expect(light).toBe(readColors(map.getContainer()).water)
  document.documentElement.dataset.theme = 'dark'
  await expect.poll(water).not.toBe(light)
  expect(water()).toBe(readColors(map.getContainer()).water)
})

test('every layer has the fonts of the page and no icons, which there are no files for', async () => {
  const map = await openStreets()
  const symbols = map.getStyle().layers.filter((layer) => layer.type === 'symbol')
  expect(symbols.length).toBeGreaterThan(8)
  expect(JSON.stringify(symbols)).not.toMatch(/Noto Sans|icon-image/)
})
