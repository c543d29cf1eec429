import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { makeEvent } from '../../../testing/events.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
let id: string
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  id = (
    await makeEvent(server, organizer.person, {
      name: 'promoted',
      startDate: '2097-05-20',
      endDate: '2097-05-21',
    })
  ).id
  await makeEvent(server, organizer.person, {
    name: 'open',
    startDate: '2097-05-01',
    endDate: '2097-05-02',
  })
  const [startDate, endDate] = [dayFromToday(0), dayFromToday(1)]
  await organizer.api.events.boosts.create({ ownerId: id, data: { startDate, endDate } })
})
afterAll(() => server.close())

const status = ['Published' as const, 'Completed' as const, 'Cancelled' as const]
const inMay = async (data: object = {}) =>
  (await visitor.events.search({ data: { month: '2097-05', status, sort: 'date', ...data } })).data.map(
    ({ name }) => name,
  )
const set = (path: string, value: unknown) =>
  organizer.api.events.update({ id, patch: [{ op: 'replace', path, value }] })
/** The order of both events, once the search knows that one changed. */
const order = (data: object, first: string) =>
  eventually(
    () => inMay(data),
    ([name]) => name === first,
  )

/** Whether the event is promoted: as an item, in a search, and by the filter and the facet. */
async function promotion() {
  const find = (data: object) =>
    visitor.events.search({ data: { month: '2097-05', status, facets: true, ...data } })
  const all = await find({})
  const facet = all._meta.facets?.['isPromoted']?.find(({ value }) => value === 'true')
  return {
    item: (await organizer.api.events.get({ id })).data.isPromoted,
    found: all.data.find((event) => event.id === id)?.isPromoted,
    promoted: (await find({ isPromoted: true }))._meta.stats.count,
    facet: facet?.count,
  }
}

test('the item, a search, the filter and the facet agree on an open event that is promoted', async () => {
  await order({}, 'promoted')
  expect(await promotion()).toEqual({ item: true, found: true, promoted: 1, facet: 1 })
})

test.each(['date', 'cost', 'likes'])('a promoted event leads while it is open: %s', async (sort) => {
  expect(await order({ sort }, 'promoted')).toEqual(['promoted', 'open'])
})

test.each(['date', 'cost', 'likes'])('a promoted event comes last once it is closed: %s', async (sort) => {
  await set('/isClosed', true)
  expect(await order({ sort }, 'open')).toEqual(['open', 'promoted'])
  expect(await inMay({ isPromoted: true })).toEqual([])
  expect(await promotion()).toEqual({ item: false, found: false, promoted: 0, facet: 0 })
})

test('a promoted event leads again once it is open again', async () => {
  await set('/isClosed', false)
  expect(await order({}, 'promoted')).toEqual(['promoted', 'open'])
})

test('a promoted event comes last once it is cancelled', async () => {
  await set('/status', 'Cancelled')
  expect(await order({}, 'open')).toEqual(['open', 'promoted'])
  expect(await inMay({ isPromoted: true })).toEqual([])
})
