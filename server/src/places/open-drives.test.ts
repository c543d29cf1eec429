import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { openDrives } from './open-drives.ts'
import { failingProviders, ownAddresses, providerServer, warningLog } from './testing/provider-server.ts'

const { log, warnings } = warningLog()
const open = (url: string, options: Partial<Parameters<typeof openDrives>[1]> = {}) =>
  openDrives({ url }, { log, isAllowed: () => true, ...options })

const arena = { lat: 39.17, lng: -86.53 }
const inn = { lat: 39.18, lng: -86.5 }
const diner = { lat: 39.2, lng: -86.4 }

/** As OSRM replies: in meters and seconds, from the first point to all, itself included. */
const table = (meters: unknown[], seconds: unknown[]) => ({
  code: 'Ok',
  distances: [[0, ...meters]],
  durations: [[0, ...seconds]],
  sources: [{ hint: '', distance: 4.1, name: 'Main Street', location: [-86.53, 39.17] }],
})
const replying =
  (body: unknown, status = 200): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status).end(JSON.stringify(body))
/** Each point of the request is a mile and a minute further than the one before. */
const mileByMile: RequestListener = (request, reply) => {
  const points = request.url?.split(/[/?]/)[4]?.split(';').slice(1) ?? []
  const column = (unit: number) => points.map((_point, index) => (index + 1) * unit)
  reply.end(JSON.stringify(table(column(1609.344), column(60))))
}

test('asks for all positions in one request, and returns miles and minutes', async () => {
  const { origin, requests } = await providerServer(replying(table([3862.4, 16_093], [431.2, 20])))
  expect(await open(origin)(arena, [inn, diner])).toEqual([
    { miles: 2.4, minutes: 7 },
    { miles: 10, minutes: 1 },
  ])
  expect(requests.map(({ url }) => url)).toEqual([
    '/table/v1/driving/-86.53000,39.17000;-86.50000,39.18000;-86.40000,39.20000?sources=0&annotations=duration,distance',
  ])
})

test('keeps the path and the key of the configured address', async () => {
  const { origin, requests } = await providerServer(mileByMile)
  await open(`${origin}/osrm/?key=secret`)(arena, [inn])
  expect(requests[0]?.url).toMatch(/^\/osrm\/table\/v1\/driving\/[^/?]+\?key=secret&sources=0&annotations=/)
})

test('a position that no road leads to has no drive', async () => {
  const { origin } = await providerServer(replying(table([null, 1609.344], [null, 60])))
  expect(await open(origin)(arena, [inn, diner])).toEqual([null, { miles: 1, minutes: 1 }])
})

test('asks only for pairs that it does not remember', async () => {
  const { origin, requests } = await providerServer(mileByMile)
  const find = open(origin)
  await find(arena, [inn])
  expect(await find(arena, [diner, inn, inn])).toEqual([
    { miles: 1, minutes: 1 },
    { miles: 1, minutes: 1 },
    { miles: 1, minutes: 1 },
  ])
  await find(arena, [inn, diner])
  expect(requests.map(({ url }) => url.split(/[/?]/)[4])).toEqual([
    '-86.53000,39.17000;-86.50000,39.18000',
    '-86.53000,39.17000;-86.40000,39.20000',
  ])
})

test('remembers no more pairs than it may, and still returns all that it was asked for', async () => {
  const { origin, requests } = await providerServer(mileByMile)
  const find = open(origin, { maxPairs: 1 })
  const drives = [
    { miles: 1, minutes: 1 },
    { miles: 2, minutes: 2 },
  ]
  expect(await find(arena, [inn, diner])).toEqual(drives)
  await find(arena, [inn])
  expect(requests).toHaveLength(2)
})

test.each(failingProviders)('a provider that %s knows no drives', async (_name, listener) => {
  const { origin, requests } = await providerServer(listener)
  expect(await open(origin, { timeoutMs: 300 })(arena, [inn, diner])).toEqual([null, null])
  expect(requests).toHaveLength(1)
})

test.each([
  ['an error', { code: 'InvalidQuery', message: 'no' }],
  ['no table', ['Ok']],
  ['fewer columns than positions', table([1], [1])],
  ['more columns than positions', table([1, 2, 3], [1, 2, 3])],
  ['no durations', { ...table([1, 2], [1, 2]), durations: undefined }],
  [
    'two rows',
    {
      ...table([1, 2], [1, 2]),
      distances: [
        [0, 1, 2],
        [1, 0, 2],
      ],
    },
  ],
  ['text', table(['1', '2'], [1, 2])],
  ['a negative distance', table([-1, 2], [1, 2])],
  ['a drive around the world', table([1, 2], [1, 1e12])],
])('a provider that replies with %s knows no drives, and fails', async (_name, reply) => {
  const { origin, requests } = await providerServer(replying(reply))
  const find = open(origin)
  for (let call = 0; call < 4; call++) expect(await find(arena, [inn, diner])).toEqual([null, null])
  expect(requests).toHaveLength(3)
})

test('a provider that finds no road near a position does not fail', async () => {
  const { origin, requests } = await providerServer(replying({ code: 'NoSegment' }, 400))
  const find = open(origin)
  for (let call = 0; call < 4; call++) expect(await find(arena, [inn])).toEqual([null])
  expect(requests).toHaveLength(4)
})

test.each(ownAddresses)('never asks %s, an address of our own network', async (url) => {
  warnings.length = 0
  expect(await openDrives({ url }, { log })(arena, [inn])).toEqual([null])
  expect(String(Object(warnings[0])[0].err)).toContain('is an address of our own network')
})

test('is left alone after three failures in a row, and tried again after a pause', async () => {
  let isUp = false
  const { origin, requests } = await providerServer((request, reply) =>
    isUp ? mileByMile(request, reply) : reply.writeHead(503).end(),
  )
  const find = open(origin, { pauseMs: 200 })
  for (let call = 0; call < 5; call++) expect(await find(arena, [inn])).toEqual([null])
  expect(requests).toHaveLength(3)
  isUp = true
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(await find(arena, [inn])).toEqual([{ miles: 1, minutes: 1 }])
})

test('a failure leaves out the drives that are remembered too', async () => {
  let isUp = true
  const { origin } = await providerServer((request, reply) =>
    isUp ? mileByMile(request, reply) : reply.writeHead(503).end(),
  )
  const find = open(origin)
  await find(arena, [inn])
  isUp = false
  expect(await find(arena, [inn, diner])).toEqual([null, null])
  expect(await find(arena, [inn])).toEqual([{ miles: 1, minutes: 1 }])
})
