import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { openPlaces } from './open-places.ts'
import { failingProviders, ownAddresses, providerServer, warningLog } from './testing/provider-server.ts'

async function provider(listener: RequestListener) {
  const { origin, requests } = await providerServer(listener)
  return { url: `${origin}/v1/places/{id}`, requests }
}

const { log, warnings } = warningLog()
const unknown = async () => null
const open = (url: string, options: Partial<Parameters<typeof openPlaces>[1]> = {}) =>
  openPlaces({ url, key: 'secret' }, { log, known: unknown, isAllowed: () => true, ...options })

const elm = {
  id: 'elm/1',
  displayName: { text: 'Elm Inn' },
  addressComponents: [
    { longText: '12', types: ['street_number'] },
    { longText: 'Elm Street', types: ['route'] },
    { longText: 'Columbus', types: ['locality'] },
    { longText: 'Ohio', shortText: 'OH', types: ['administrative_area_level_1'] },
    { longText: '43215', types: ['postal_code'] },
  ],
  location: { latitude: 39.96, longitude: -83 },
  nationalPhoneNumber: '(614) 555-0100',
  websiteUri: 'https://elm.example/',
}

test('returns the details of a place, asked for with the key', async () => {
  const { url, requests } = await provider((_request, reply) => reply.end(JSON.stringify(elm)))
  expect(await open(url)('elm/1')).toEqual({
    name: 'Elm Inn',
    address: '12 Elm Street',
    city: 'Columbus',
    state: 'Ohio',
    postalCode: '43215',
    lat: 39.96,
    lng: -83,
    phone: '(614) 555-0100',
    website: 'https://elm.example/',
  })
  expect(requests).toMatchObject([{ url: '/v1/places/elm%2F1', headers: { 'x-goog-api-key': 'secret' } }])
})

test('does not ask for a place that is known', async () => {
  const { url, requests } = await provider((_request, reply) => reply.end('{}'))
  expect(await open(url, { known: async () => ({ name: 'Known' }) })('elm/1')).toEqual({ name: 'Known' })
  expect(requests).toEqual([])
})

test.each([
  ['another place', { ...elm, id: 'oak' }, null],
  ['no place', ['elm/1'], null],
  [
    'values that no page can have',
    {
      id: 'elm/1',
      displayName: { text: 'x'.repeat(5000) },
      websiteUri: 'javascript:alert(1)',
      location: { latitude: 399, longitude: 0 },
      nationalPhoneNumber: 7,
      addressComponents: [{ longText: 'Atlantis', types: ['administrative_area_level_1'] }],
    },
    {},
  ],
])('a reply with %s is read as far as it makes sense', async (_name, reply, expected) => {
  const { url } = await provider((_request, response) => response.end(JSON.stringify(reply)))
  expect(await open(url)('elm/1')).toEqual(expected)
})

test.each(failingProviders)(
  'a provider that %s counts as one that does not know the place',
  async (_name, listener) => {
    const { url, requests } = await provider(listener)
    expect(await open(url, { timeoutMs: 300 })('elm/1')).toBeNull()
    expect(requests).toHaveLength(1)
  },
)

test.each(ownAddresses)('never asks %s, an address of our own network', async (address) => {
  warnings.length = 0
  const url = `${address}/{id}`
  expect(await openPlaces({ url, key: undefined }, { log, known: unknown })('elm/1')).toBeNull()
  expect(String(Object(warnings[0])[0].err)).toContain('is an address of our own network')
})

test('is left alone after three failures in a row, and tried again after a pause', async () => {
  let isUp = false
  const { url, requests } = await provider((_request, reply) =>
    isUp ? reply.end(JSON.stringify(elm)) : reply.writeHead(503).end(),
  )
  const find = open(url, { pauseMs: 200 })
  for (let call = 0; call < 5; call++) expect(await find('elm/1')).toBeNull()
  expect(requests).toHaveLength(3)
  isUp = true
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(await find('elm/1')).toMatchObject({ name: 'Elm Inn' })
  expect(await find('elm/1')).toMatchObject({ name: 'Elm Inn' })
})
