import { Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { basemapStyle } from './basemap-style.ts'
import { dressMap } from './dress-map.ts'
import { readColors } from './map-colors.ts'

setWorkerUrl(workerUrl)

const styleUrl = 'https://styles.example/style.json'

/** The server of the style of others. Everything else is loaded as usual. */
function serveStyle(response: () => Response) {
  const fetchOthers = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) =>
    (request instanceof Request ? request.url : request) === styleUrl
      ? response()
      : fetchOthers(request, init),
  )
}

async function openMap(settings: Parameters<typeof dressMap>[1]) {
  render(<div id="map" style={{ width: 300, height: 300 }} />)
  const container = await vi.waitUntil(() => document.querySelector<HTMLElement>('#map'))
  const map = new GlMap({
    container,
    ...(settings.styleUrl === null && { style: basemapStyle(readColors(container)) }),
    center: [-86, 40],
    zoom: 5,
    attributionControl: false,
  })
  const failures: Error[] = []
  const stop = dressMap(map, settings, (error) => failures.push(error))
  onTestFinished(() => {
    stop()
    map.remove()
    vi.unstubAllGlobals()
  })
  return { map, failures }
}

const hasLayer = (map: GlMap, id: string) => map.getStyle()?.layers.some((layer) => layer.id === id) ?? false
const isSea = (map: GlMap) => map.getGlobalState().hasLand !== true
/** Graphics that the processor draws start slowly while other tests need it. */
async function untilLand(map: GlMap) {
  await expect.poll(() => isSea(map)).toBe(false)
}

test('the built-in map has no sea before it has land', async () => {
  const { map, failures } = await openMap({ tiles: null, styleUrl: null })
  expect(isSea(map)).toBe(true)
  await untilLand(map)
  expect(map.querySourceFeatures('overview').length).toBeGreaterThan(10)
  expect(failures).toEqual([])
})

test('a style of others replaces the built-in one', async () => {
  serveStyle(() =>
    Response.json({
      version: 8,
      sources: {},
      layers: [{ id: 'theirs', type: 'background', paint: { 'background-color': '#abc' } }],
    }),
  )
  const { map } = await openMap({ tiles: null, styleUrl })
  await expect.poll(() => hasLayer(map, 'theirs')).toBe(true)
  expect(hasLayer(map, 'states')).toBe(false)
})

test('a style of others that does not load leaves the built-in one', async () => {
  serveStyle(() => new Response('', { status: 500 }))
  const { map, failures } = await openMap({ tiles: null, styleUrl })
  await expect.poll(() => hasLayer(map, 'states')).toBe(true)
  await untilLand(map)
  expect(failures).toEqual([])
})
