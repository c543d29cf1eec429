import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { mapArchive, protomapsMetadata, townArchive } from '@app/contract/testing/map-archive.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from '../platform/configuration.ts'
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts'
import { openMap } from './open-map.ts'

/** The map of a server with these environment variables, and the warnings of its start. */
async function start(environment: Record<string, string>) {
  const warnings: string[] = []
  const log = { warn: (_: object, text: string) => void warnings.push(text) }
  return { ...(await openMap(readConfiguration(environment).map, log)), warnings }
}

async function fileWith(content: Uint8Array | string) {
  const path = join(await temporaryFolder(), 'streets.pmtiles')
  await writeFile(path, content)
  return path
}

/** A server with responses by path: a status, or JSON. `$` in them stands for its origin. */
async function serverWith(responses: Record<string, number | object>): Promise<string> {
  const server = createServer((request, response) => {
    const content = responses[request.url ?? ''] ?? 404
    if (typeof content === 'number') response.writeHead(content).end()
    else response.end(JSON.stringify(content).replaceAll('$', origin))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return origin
}

const tile = { z: 0, x: 0, y: 0, layers: {} }
const bounds: [number, number, number, number] = [-180, -85, 180, 85]

test('the built-in map needs nothing', async () => {
  expect(await start({})).toEqual({
    settings: { tiles: null, styleUrl: null },
    origins: [],
    warnings: [],
  })
})

test('MAP_TILES with a file gives browsers its address, bounds, zooms and attribution', async () => {
  const { settings, origins } = await start({ MAP_TILES: await fileWith(townArchive()) })
  expect(settings).toEqual({
    tiles: {
      url: '/map/tiles.pmtiles',
      bounds: [-87.1875, expect.closeTo(38.82259, 5), -85.78125, expect.closeTo(39.90974, 5)],
      minZoom: 8,
      maxZoom: 8,
      attribution: protomapsMetadata.attribution,
    },
    styleUrl: null,
  })
  expect(origins).toEqual([])
})

const unusable: [what: string, file: () => Promise<string>, message: RegExp][] = [
  ['a file that does not exist', async () => '/nowhere/streets.pmtiles', /does not exist$/],
  ['a folder', () => temporaryFolder(), /is a folder$/],
  ['an empty file', () => fileWith(''), /is too short$/],
  ['another file', () => fileWith('x'.repeat(20_000)), /is not a PMTiles archive of version 3$/],
  [
    'an archive of pictures',
    () => fileWith(mapArchive({ tiles: [tile], bounds, tileType: 2 })),
    /has no vector tiles$/,
  ],
  [
    'an archive of another schema',
    () => fileWith(mapArchive({ tiles: [tile], bounds, metadata: { vector_layers: [{ id: 'water' }] } })),
    /is not in the Protomaps schema: it has no layer earth, roads, places$/,
  ],
  [
    'an archive of an old schema',
    () => fileWith(mapArchive({ tiles: [tile], bounds, metadata: { ...protomapsMetadata, version: '3.2' } })),
    /has version 3\.2 of the Protomaps schema, which is too old$/,
  ],
]

test.each(unusable)('MAP_TILES with %s is an error at the start', async (_, file, message) => {
  await expect(start({ MAP_TILES: await file() })).rejects.toThrow(message)
})

test('MAP_TILES with an address that has no archive is an error at the start', async () => {
  const origin = await serverWith({})
  await expect(start({ MAP_TILES: `${origin}/streets.pmtiles` })).rejects.toThrow(
    "MAP_TILES: the archive can't be loaded: it responded with 404",
  )
})

test('MAP_TILES with a server without ranges is an error at the start', async () => {
  const origin = await serverWith({ '/streets.pmtiles': {} })
  await expect(start({ MAP_TILES: `${origin}/streets.pmtiles` })).rejects.toThrow('without range requests')
})

test('MAP_TILES with a server that is down is a warning, and maps are the built-in ones', async () => {
  const origin = await serverWith({ '/streets.pmtiles': 503 })
  const { settings, warnings } = await start({ MAP_TILES: `${origin}/streets.pmtiles` })
  expect(settings.tiles).toBe(null)
  expect(warnings).toEqual(['MAP_TILES is unavailable, so maps are the built-in ones'])
})

const style = {
  version: 8,
  layers: [],
  glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
  sprite: [{ id: 'default', url: 'https://sprites.example/v1' }],
  sources: {
    described: { type: 'vector', url: '$/tiles.json' },
    direct: { type: 'raster', tiles: ['https://raster.example/{z}/{x}/{y}.png'] },
    archive: { type: 'vector', url: 'pmtiles://https://archive.example/streets.pmtiles' },
    inline: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
  },
}

test('MAP_STYLE_URL allows the origins of the style, its tiles, sprites and fonts', async () => {
  const origin = await serverWith({
    '/style.json': style,
    '/tiles.json': { tiles: ['https://tiles.example/{z}/{x}/{y}.mvt?key=1'] },
  })
  const { settings, origins } = await start({ MAP_STYLE_URL: `${origin}/style.json` })
  expect(settings).toEqual({ tiles: null, styleUrl: `${origin}/style.json` })
  expect(origins.toSorted()).toEqual(
    [
      origin,
      'https://archive.example',
      'https://fonts.example',
      'https://raster.example',
      'https://sprites.example',
      'https://tiles.example',
    ].toSorted(),
  )
})

test.each([
  [{}, 'is not a MapLibre style of version 8'],
  [{ ...style, version: 7 }, 'is not a MapLibre style of version 8'],
  [{ ...style, glyphs: 'mapbox://fonts/a' }, "has an address that browsers can't load: mapbox://fonts/a"],
  [404, 'responded with 404'],
])('MAP_STYLE_URL with %j is an error at the start', async (content, message) => {
  const origin = await serverWith({ '/style.json': content, '/tiles.json': { tiles: [] } })
  await expect(start({ MAP_STYLE_URL: `${origin}/style.json` })).rejects.toThrow(message)
})

test('MAP_STYLE_URL with a server that is down is a warning, and maps are the built-in ones', async () => {
  const origin = await serverWith({ '/style.json': 503 })
  const { settings, origins, warnings } = await start({ MAP_STYLE_URL: `${origin}/style.json` })
  expect([settings.styleUrl, origins]).toEqual([null, []])
  expect(warnings).toEqual(['MAP_STYLE_URL is unavailable, so maps are the built-in ones'])
})

test.each([
  [{ MAP_TILES: 's3://bucket/streets.pmtiles' }, 'MAP_TILES: must be a path or an http'],
  [{ MAP_STYLE_URL: 'style.json' }, 'MAP_STYLE_URL: must be an http'],
  [
    { MAP_TILES: 'a.pmtiles', MAP_STYLE_URL: 'https://a.example/style.json' },
    'MAP_STYLE_URL: must not be set together with MAP_TILES',
  ],
])('%j is an error of the configuration', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message)
})
