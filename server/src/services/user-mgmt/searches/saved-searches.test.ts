import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxSavedSearches } from '@app/contract/rules/limits.ts'
import { signUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

const join = () => signUp(server, `person-${crypto.randomUUID()}`)
const draft = { name: 'Texas gyms', kind: 'facility' as const, filter: { state: 'Texas' } }
const save = async (api: Api, given: object = {}) =>
  (await api.savedSearches.create({ data: { ...draft, ...given } })).data
const notFound = { status: 404, problem: { code: 'NOT_FOUND' } }

test('a new search has no matches and no alert', async () => {
  const { api } = await join()
  const saved = await save(api, { words: ['Texas'], query: 'state=Texas' })
  expect(saved).toMatchObject({
    ...draft,
    words: ['Texas'],
    query: 'state=Texas',
    alert: 'none',
    newCount: 0,
  })
  expect((await api.savedSearches.get({ searchId: saved.id })).data).toEqual(saved)
})

test('lists the newest search first', async () => {
  const { api } = await join()
  const [first, second] = [await save(api), await save(api, { name: 'Ohio gyms' })]
  const { data, _meta } = await api.savedSearches.list({})
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(_meta.stats.count).toBe(2)
})

test.each<[string, object, string]>([
  ['a name of two lines', { name: 'two\nlines' }, 'data/name'],
  ['an unknown field of the filter', { filter: { sportsman: 'Soccer' } }, 'data/filter/sportsman'],
  ['a field of another kind', { kind: 'organization', filter: { capacity: 5 } }, 'data/filter/capacity'],
  ['an invalid value', { filter: { near: { address: 'Austin, TX', dist: -1 } } }, 'data/filter/near/dist'],
  ['an unknown place', { filter: { near: { address: 'Nowhere at all, ZZ' } } }, 'data/filter/near/address'],
  ['a distance from nowhere', { filter: { distance: { to: 5 } } }, 'data/filter/distance'],
  [
    'bounds of which the south is above the north',
    { filter: { bounds: { west: 1, east: 2, south: 5, north: 3 } } },
    'data/filter/bounds',
  ],
  ['an unknown alert', { alert: 'hourly' }, 'data/alert'],
  ['an unknown kind', { kind: 'starship' }, 'data/kind'],
  ['a query with a space', { query: 'a b' }, 'data/query'],
])('returns 400 for %s', async (_, given, path) => {
  const { api } = await join()
  expect(await refusedFields(save(api, given))).toEqual([path])
})

test('a patch changes the name and the alert', async () => {
  const { api } = await join()
  const { id } = await save(api, { words: ['Texas'] })
  const { data } = await api.savedSearches.update({
    searchId: id,
    patch: [
      { op: 'replace', path: '/name', value: 'Gyms' },
      { op: 'replace', path: '/alert', value: 'weekly' },
    ],
  })
  expect(data).toMatchObject({ name: 'Gyms', alert: 'weekly', words: ['Texas'] })
})

test('another filter has neither the words nor the address of the former one', async () => {
  const { api } = await join()
  const { id } = await save(api, { words: ['Texas'], query: 'state=Texas' })
  const patch = [{ op: 'replace' as const, path: '/filter/state', value: 'Ohio' }]
  const { data } = await api.savedSearches.update({ searchId: id, patch })
  expect(data).toMatchObject({ filter: { state: 'Ohio' }, words: [], query: '' })
})

test('returns 400 for a patch to an invalid filter', async () => {
  const { api } = await join()
  const { id } = await save(api)
  const patch = [{ op: 'add' as const, path: '/filter/nonsense', value: 1 }]
  expect(await refusedFields(api.savedSearches.update({ searchId: id, patch }))).toEqual(['filter/nonsense'])
})

test('the kind can’t be changed', async () => {
  const { api } = await join()
  const { id } = await save(api)
  const patch = [{ op: 'replace' as const, path: '/kind', value: 'hotel' }]
  expect(await refusal(api.savedSearches.update({ searchId: id, patch }))).toMatchObject({ status: 400 })
})

test('a deleted search can be restored', async () => {
  const { api } = await join()
  const saved = await save(api)
  await api.savedSearches.remove({ searchId: saved.id })
  expect(await refusal(api.savedSearches.get({ searchId: saved.id }))).toMatchObject(notFound)
  await api.savedSearches.restore({ searchId: saved.id })
  expect((await api.savedSearches.list({})).data.map(({ id }) => id)).toEqual([saved.id])
})

test.each<[string, (api: Api, searchId: string) => Promise<unknown>]>([
  ['read', (api, searchId) => api.savedSearches.get({ searchId })],
  [
    'changed',
    (api, searchId) =>
      api.savedSearches.update({ searchId, patch: [{ op: 'replace', path: '/name', value: 'Mine' }] }),
  ],
  ['deleted', (api, searchId) => api.savedSearches.remove({ searchId })],
  ['restored', (api, searchId) => api.savedSearches.restore({ searchId })],
  ['marked as viewed', (api, searchId) => api.savedSearches.viewed({ searchId })],
])('somebody else’s search can’t be %s', async (_, call) => {
  const [owner, other] = [await join(), await join()]
  const { id } = await save(owner.api)
  expect(await refusal(call(other.api, id))).toMatchObject(notFound)
})

test('returns 409 beyond the most searches of a person', async () => {
  const { api } = await join()
  for (let count = 0; count < maxSavedSearches; count++) await save(api)
  expect(await refusal(save(api))).toMatchObject({
    status: 409,
    problem: { code: 'QUOTA_REACHED', quota: { name: 'savedSearches', limit: maxSavedSearches } },
  })
})

test('marking a search as viewed sets its date', async () => {
  const { api } = await join()
  const { id, viewedDate } = await save(api)
  const { data } = await api.savedSearches.viewed({ searchId: id })
  expect(Date.parse(data.viewedDate)).toBeGreaterThan(Date.parse(viewedDate))
})
