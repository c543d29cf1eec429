import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { promotionDraft } from '../../../testing/businesses.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusedFields, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
  const lanes = await server.stage.business({
    manager: owner.person,
    name: 'Elm Lanes',
    placeType: 'bowling_alley',
    city: 'Columbus',
    state: 'Ohio',
    lat: 39.96,
    lng: -83,
  })
  const pizza = await server.stage.business({
    manager: owner.person,
    name: 'Oak Pizza',
    businessType: 'Food & Beverage',
    placeType: 'pizza_restaurant',
    city: 'Dublin',
    state: 'Ohio',
    lat: 40.1,
    lng: -83.11,
  })
  const bus = await server.stage.business({
    manager: owner.person,
    name: 'Ash Shuttle',
    businessType: 'Transportation',
    state: 'Texas',
  })
  await add(lanes.id, { title: 'Free shoes', endDate: dayFromToday(9), discountPercent: 100 })
  await add(lanes.id, { title: 'Over', startDate: '2026-03-01', endDate: '2026-03-31' })
  await add(pizza.id, {
    title: 'Team pizza',
    description: 'A large one',
    endDate: dayFromToday(5),
    discountPercent: 20,
  })
  await add(bus.id, { title: 'Half a ride', endDate: dayFromToday(7), code: 'RIDE' })
  // Pending, so no search finds it.
  const { id: hidden } = (
    await owner.api.businesses.create({
      data: { name: 'Hidden Pizza', businessType: 'Food & Beverage', lat: 39.96, lng: -83 },
    })
  ).data
  await add(hidden, { title: 'Hidden pizza' })
  await vi.waitUntil(async () => (await visitor.businesses.search({ data: {} })).data.length === 3)
})
afterAll(() => server.close())

const add = (ownerId: string, changes: Parameters<typeof promotionDraft>[0]) =>
  owner.api.businesses.promotions.create({ ownerId, data: promotionDraft(changes) })

type Filter = Parameters<Api['businesses']['promotions']['search']>[0]['data']
const search = (data: Filter, paging = {}) => visitor.businesses.promotions.search({ data, ...paging })
const titlesOf = async (data: Filter, paging = {}) =>
  (await search(data, paging)).data.map(({ title }) => title)

const columbus = { lat: 39.96, lng: -83, dist: 50 }

test('returns each promotion with its business and its distance', async () => {
  const { data, _meta } = await search({ near: columbus })
  expect(data).toMatchObject([
    {
      title: 'Free shoes',
      isDefault: true,
      image: null,
      business: {
        name: 'Elm Lanes',
        city: 'Columbus',
        state: 'Ohio',
        lat: 39.96,
        lng: -83,
        businessType: 'Entertainment',
        placeType: 'bowling_alley',
        headerImage: expect.stringMatching(/^\/art\//),
      },
      distance: 0,
    },
    { title: 'Team pizza', business: { name: 'Oak Pizza' }, distance: expect.closeTo(11.3, 0) },
  ])
  expect(_meta).toEqual({ stats: { count: 2 } })
})

test.each<[Filter, string[]]>([
  [{}, ['Team pizza', 'Half a ride', 'Free shoes']],
  [{ sort: '-endDate' }, ['Free shoes', 'Half a ride', 'Team pizza']],
  [{ sort: '-discountPercent', discountPercent: { from: 10 } }, ['Free shoes', 'Team pizza']],
  [{ near: columbus, sort: 'endDate' }, ['Team pizza', 'Free shoes']],
  [{ near: { address: 'Dublin, OH', dist: 5 } }, ['Team pizza']],
  [{ date: '2026-03-31' }, ['Over']],
  [{ date: '2026-04-01' }, []],
  [{ businessType: 'Transportation' }, ['Half a ride']],
  [{ businessType: ['Transportation', 'Entertainment'] }, ['Half a ride', 'Free shoes']],
  [{ placeType: 'pizza_restaurant' }, ['Team pizza']],
  [{ state: 'Ohio' }, ['Team pizza', 'Free shoes']],
  [{ state: 'Utah' }, []],
  [{ text: 'PIZZA' }, ['Team pizza']],
  [{ text: 'large oak' }, ['Team pizza']],
  [{ text: 'large lanes' }, []],
  [{ text: '100%' }, []],
  [{ code: 'RIDE' }, ['Half a ride']],
])('the filter %j finds %j', async (filter, titles) => {
  expect(await titlesOf(filter)).toEqual(titles)
})

test('has pages with the total', async () => {
  const { data, _meta } = await search({}, { offset: 1, take: 1 })
  expect(data.map(({ title }) => title)).toEqual(['Half a ride'])
  expect(_meta.stats.count).toBe(3)
})

test('finds nothing of a business that is no longer public, whatever the index has', async () => {
  const { id } = await server.stage.business({ manager: owner.person, name: 'Closing Cafe' })
  await add(id, { title: 'Last coffee' })
  expect(await titlesOf({ text: 'coffee' })).toEqual(['Last coffee'])
  await owner.api.businesses.update({ id, patch: [{ op: 'replace', path: '/isActive', value: false }] })
  expect(await titlesOf({ text: 'coffee' })).toEqual([])
  const admins = await server.as({ email: 'boss@businesses.test', roles: ['admin'] })
  expect((await admins.businesses.promotions.search({ data: { text: 'coffee' } })).data).toEqual([])
})

describe('refuses', () => {
  test.each<[string, object, string]>([
    ['an unknown address', { near: { address: 'qqqqzzzz' } }, 'data/near/address'],
    ['half a position', { near: { lat: 40 } }, 'data/near'],
    ['a day that does not exist', { date: '2026-02-30' }, 'data/date'],
    ['an unknown place type', { placeType: 'moon_base' }, 'data/placeType'],
  ])('%s', async (_what, data, path) => {
    expect(await refusedFields(search(data))).toEqual([path])
  })
})
