import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { createApi } from '@app/contract/api.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { facilitySource } from '../kinds/facility/market.server.ts'
import { facilityMarket } from '../kinds/facility/market.ts'
import { unpack } from '../page/packed.ts'
import { surroundings } from '../page/surroundings.ts'
import { marketLoader } from './market-loader.server.ts'
import { chosenOf } from './query.ts'
import { querySentence } from './words.ts'

const id = '5e7e0c5a-5b0e-4b6e-9d6a-3f1f0a8c2d11'

/** The page of a destination's facilities, or of another query, and the searches sent. */
async function load(getDestination: () => unknown, query = `destination=${id}`) {
  const searches: unknown[] = []
  const reported: unknown[] = []
  const api = createApi(async ({ url, body }) => {
    if (url.includes('/destinations/')) return getDestination()
    if (body && 'json' in body) searches.push(body.json)
    return { data: [], _meta: { stats: { count: 0 } } }
  })
  const context = new RouterContextProvider()
  context.set(surroundings, {
    api,
    brand: 'Brand',
    origin: 'https://brand.test',
    signIn: { domain: '', clientId: '', audience: '', rolesClaim: '' },
    links: ownHelpLinks,
    stateVideos: { Indiana: 'https://videos.example/indiana' },
    map: { tiles: null, styleUrl: null },
    isDevelopment: false,
    nonce: '',
    report: (error) => void reported.push(error),
  })
  const url = new URL(`https://brand.test/facilities/marketplace?${query}`)
  const { data, init } = await marketLoader(facilitySource)({
    request: new Request(url),
    url,
    pattern: '',
    params: {},
    context,
  })
  const page = unpack(data)
  const market = { ...facilityMarket, names: page.names }
  return {
    status: init?.status,
    chips: chosenOf(market, page.query).map(({ label }) => label),
    sentence: querySentence(market, page.query),
    content: { art: page.topicArt, text: page.topicText, video: page.topicVideo },
    searches,
    reported,
  }
}

test('a destination’s facilities have a chip with its name', async () => {
  expect(await load(() => ({ data: { name: 'Visit Elm County' } }))).toMatchObject({
    status: 200,
    chips: ['Visit Elm County'],
    sentence: 'Affiliated with Visit Elm County',
    searches: [{ data: { destinationId: id } }, {}],
    reported: [],
  })
})

test('the facilities of a missing destination are not searched for', async () => {
  const missing = () => Promise.reject(Object.assign(new Error('missing'), { status: 404 }))
  expect(await load(missing)).toMatchObject({
    status: 200,
    chips: ['Unknown destination'],
    sentence: 'Affiliated with an unknown destination',
    searches: [{ data: { destinationId: '00000000-0000-4000-8000-000000000000' } }, {}],
    reported: [],
  })
})

test('a destination that fails to load is an error of the page', async () => {
  const down = new Error('down')
  expect(await load(() => Promise.reject(down))).toMatchObject({
    status: 503,
    searches: [],
    reported: [down],
  })
})

const contentOf = async (query: string) => (await load(() => undefined, query)).content

test('the page of a featured state has its text and the configured video', async () => {
  expect(await contentOf('state=Indiana')).toEqual({
    art: '/art/states/indiana',
    text: expect.stringContaining('Basketball is at home here'),
    video: 'https://videos.example/indiana',
  })
})

test('the page of a state that is not featured has its text too', async () => {
  expect(await contentOf('state=Arizona')).toEqual({
    art: '/art/states/arizona',
    text: expect.stringContaining('spring training'),
    video: undefined,
  })
})

test.each([
  ['state=Texas', '/art/states/texas'],
  ['sport=Soccer', '/art/00000000-0000-4000-8000-000000000001/soccer'],
  ['state=Indiana&sport=Soccer', undefined],
])('the page of %s has no text', async (query, art) => {
  expect(await contentOf(query)).toEqual({ art, text: undefined, video: undefined })
})
