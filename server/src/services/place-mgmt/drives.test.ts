import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '../../platform/configuration.ts'
import { openDrives } from '../../places/open-drives.ts'
import { providerServer, warningLog } from '../../places/testing/provider-server.ts'
import { refusal, refusedFields, testServer, type Api, type TestServer } from '../../testing/test-server.ts'

const from = { lat: 39.17, lng: -86.53 }
const inn = { lat: 39.18, lng: -86.5 }
const island = { lat: 39.2, lng: -86.4 }

let server: TestServer
let visitor: Api
beforeAll(async () => {
  server = await testServer()
  visitor = await server.as()
})
afterAll(() => server.close())

/** A second server, with a provider that replies with this table. */
async function serverWith(reply: object) {
  const { origin, requests } = await providerServer((_request, response) =>
    response.end(JSON.stringify(reply)),
  )
  const findDrives = openDrives({ url: origin }, { ...warningLog(), isAllowed: () => true })
  return { ...(await testServer(server, undefined, { findDrives })), requests }
}

test('anyone gets the drives that the provider knows', async () => {
  const other = await serverWith({
    code: 'Ok',
    distances: [[0, 3862.4, null]],
    durations: [[0, 431.2, null]],
  })
  const api = await other.as()
  const { data } = await api.places.drives({ data: { from, to: [inn, island] } })
  expect(data).toEqual([{ miles: 2.4, minutes: 7 }, null])
  expect(other.requests).toHaveLength(1)
  await other.close()
})

test('a provider that fails is a success without drives', async () => {
  const other = await serverWith({ code: 'TooBig' })
  const api = await other.as()
  expect((await api.places.drives({ data: { from, to: [inn] } })).data).toEqual([null])
  await other.close()
})

test('without a provider, no drive is known', async () => {
  expect((await visitor.places.drives({ data: { from, to: [inn, island] } })).data).toEqual([null, null])
})

test('a hundred positions may be asked about', async () => {
  const to = Array.from({ length: 100 }, () => inn)
  expect((await visitor.places.drives({ data: { from, to } })).data).toHaveLength(100)
})

test.each([
  ['no positions', { from, to: [] }, 'data/to'],
  ['101 positions', { from, to: Array.from({ length: 101 }, () => inn) }, 'data/to'],
  ['a latitude of 91', { from: { lat: 91, lng: 0 }, to: [inn] }, 'data/from/lat'],
  ['a longitude of 181', { from, to: [{ lat: 0, lng: 181 }] }, 'data/to/0/lng'],
])('%s return 400', async (_name, data, path) => {
  expect(await refusedFields(visitor.places.drives({ data }))).toEqual([path])
})

test('counts as a read', async () => {
  const { limits } = readConfiguration({ LIMIT_READS: '1' })
  const other = await testServer(server, undefined, { limits })
  const api = await other.as()
  await api.places.drives({ data: { from, to: [inn] } })
  expect((await refusal(api.places.drives({ data: { from, to: [inn] } }))).status).toBe(429)
  await other.close()
})
