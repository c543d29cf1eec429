import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations, type Route } from '@app/contract/route.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { admin, makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { eventually, refusal, testServer, type Api, type TestServer } from '../testing/test-server.ts'
import { problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let manager: SignedUp
let seller: SignedUp
let stranger: SignedUp
let administrator: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await testServer()
  manager = await signUp(server, 'manager')
  seller = await signUp(server, 'seller')
  stranger = await signUp(server, 'stranger')
  administrator = await signUp(server, 'administrator', ['admin'])
  visitor = await server.as()
})
afterAll(() => server.close())

type Child = { [collection: string]: string }
interface Full {
  id: string
  children: Child
}

/** A facility with a child in every collection, so that there is something to be seen behind every path. */
async function fullFacility(): Promise<Full> {
  const { id } = await makeFacility(server, manager.person)
  const { facilities } = manager.api
  const ownerId = id
  const { data: like } = await stranger.api.facilities.likes.add({ ownerId, data: {} })
  const children = {
    likes: Array.isArray(like) ? '' : like.id,
    images: (await facilities.images.create({ ownerId, data: { name: 'a' } })).data.id,
    documents: (await facilities.documents.create({ ownerId, data: { name: 'a' } })).data.id,
    boosts: (
      await facilities.boosts.create({ ownerId, data: { startDate: '2026-01-01', endDate: '2099-12-31' } })
    ).data.id,
    managers: (await facilities.managers.create({ ownerId, data: { userId: seller.id, role: 'Sales' } })).data
      .id,
    amenities: (await facilities.amenities.create({ ownerId, data: { name: 'Wifi' } })).data.id,
    sports: (await facilities.sports.create({ ownerId, data: { name: 'Soccer' } })).data.id,
    spaceTypes: (await facilities.spaceTypes.create({ ownerId, data: { name: 'Court' } })).data.id,
    reviews: (await stranger.api.facilities.reviews.create({ ownerId, data: { rating: 5 } })).data.id,
  }
  return { id, children }
}

type State = 'pending' | 'inactive' | 'deleted'
const hide = async (id: string, state: State) => {
  const { facilities } = manager.api
  if (state === 'deleted') await facilities.remove({ id })
  else if (state === 'inactive')
    await facilities.update({ id, patch: [{ op: 'replace', path: '/isActive', value: false }] })
  else await server.db.updateTable('profile').set({ status: 'Pending' }).where('id', '=', id).execute()
}

const onProfile = Object.entries(services).flatMap(([service, tree]) =>
  [...operations(tree)]
    .filter(([, route]) => /\{(ownerId|id)\}/.test(route.path))
    .map(([name, route]) => ({ name, route, base: serviceBase(service) })),
)

const pathOf = (name: string, route: Route, { id, children }: Full) =>
  route.path
    .replace('{ownerId}', id)
    .replace('{id}', route.path.includes('{ownerId}') ? (children[name.split('.').at(-2) ?? ''] ?? id) : id)

const answer = async (method: string, path: string, token: string | undefined) => {
  // An impossible version, so that whoever is let in by mistake changes nothing.
  const heard = await wire(server.origin, method, path, { token, headers: { 'if-match': '"0"' } })
  return heard.status < 400
    ? `${heard.status}`
    : `${heard.status} ${problemOf(heard).code} ${problemOf(heard).detail}`
}

describe.each(['pending', 'inactive', 'deleted'] as const)('a profile that is %s', (state) => {
  let full: Full
  const nowhere: Full = { id: crypto.randomUUID(), children: {} }
  beforeAll(async () => {
    full = await fullFacility()
    await hide(full.id, state)
  })

  test.each(['visitor', 'stranger'] as const)(
    'answers a %s on every path as if it had never been',
    async (who) => {
      const token = who === 'visitor' ? undefined : stranger.token
      for (const { name, route, base } of onProfile) {
        const hidden = await answer(route.method, base + pathOf(name, route, full), token)
        const absent = await answer(route.method, base + pathOf(name, route, nowhere), token)
        expect(hidden, name).toBe(absent)
        // Who may restore is told by the role alone, whatever there is.
        if (!name.endsWith('.restore')) expect(hidden, name).toMatch(/^404 NOT_FOUND/)
      }
    },
  )

  test('is in no list of strangers', async () => {
    for (const api of [visitor, stranger.api]) {
      const has = (list: { id: string }[]) => list.some(({ id }) => id === full.id)
      const listed = async () => {
        const { data: all } = await api.facilities.list({ take: 100 })
        const { data: found } = await api.facilities.search({ data: {}, take: 100 })
        const { data: filtered } = await api.facilities.filtered({ data: { status: 'Pending' }, take: 100 })
        return has(all) || has(found) || has(filtered)
      }
      await eventually(listed, (isListed) => !isListed)
      expect(has((await api.facilities.onboarded({ take: 100 })).data)).toBe(false)
      expect(has((await api.facilities.ofUser({ userId: manager.id, take: 100 })).data)).toBe(false)
      const { data: boosts } = await api.facilities.boosts.all({ take: 100 })
      expect(boosts.some(({ ownerId }) => ownerId === full.id)).toBe(false)
      const { data: some } = await api.facilities.boosts.allFiltered({ data: { ownerId: full.id } })
      expect(some).toEqual([])
    }
    const { data: liked } = await stranger.api.facilities.liked.list({})
    expect(liked.some(({ id }) => id === full.id)).toBe(false)
    const { data: likedFiltered } = await stranger.api.facilities.liked.filtered({ data: {} })
    expect(likedFiltered.some(({ id }) => id === full.id)).toBe(false)
  })

  test('shows its managers on /public what a stranger sees: nothing', async () => {
    for (const api of [manager.api, administrator.api, visitor])
      expect((await refusal(api.facilities.publicView({ id: full.id }))).status).toBe(404)
  })
})

test.each(['pending', 'inactive'] as const)(
  'a profile that is %s is seen by its members and by admins, on every path that reads',
  async (state) => {
    const full = await fullFacility()
    await hide(full.id, state)
    for (const { api, token } of [manager, seller, administrator]) {
      expect((await api.facilities.get({ id: full.id })).data.id).toBe(full.id)
      for (const { name, route, base } of onProfile)
        if (route.method === 'GET' && name !== 'facilities.publicView')
          expect(await answer('GET', base + pathOf(name, route, full), token), name).toBe('200')
    }
    const { data: own } = await seller.api.facilities.my({ take: 100 })
    expect(own.some(({ id }) => id === full.id)).toBe(true)
    await eventually(
      async () => (await administrator.api.facilities.list({ take: 100 })).data,
      (all) => all.some(({ id }) => id === full.id),
    )
  },
)

test('a profile that is deleted is seen by nobody', async () => {
  const full = await fullFacility()
  await hide(full.id, 'deleted')
  for (const { token } of [manager, seller, administrator])
    for (const { name, route, base } of onProfile)
      if (route.method === 'GET')
        expect(await answer('GET', base + pathOf(name, route, full), token), name).toMatch(/^404/)
  expect((await manager.api.facilities.my({ take: 100 })).data.some(({ id }) => id === full.id)).toBe(false)
  const filtered = async () => (await administrator.api.facilities.filtered({ data: {}, take: 100 })).data
  await eventually(filtered, (all) => all.every(({ id }) => id !== full.id))
})

test('an approved and active profile is everybody’s', async () => {
  const { id } = await makeFacility(server, manager.person, { name: 'Public Hall' })
  for (const api of [visitor, stranger.api, manager.api, await server.as(admin)]) {
    expect((await api.facilities.get({ id })).data.name).toBe('Public Hall')
    expect((await api.facilities.publicView({ id })).data.name).toBe('Public Hall')
    await eventually(
      async () => (await api.facilities.search({ data: { text: 'Public Hall' } })).data,
      (found) => found.some((each) => each.id === id),
    )
  }
})

test('a child is found under its own profile only', async () => {
  const one = await fullFacility()
  const other = await fullFacility()
  const crossed: Full = { id: one.id, children: other.children }
  for (const { name, route, base } of onProfile) {
    if (!route.path.includes('{ownerId}') || !route.path.includes('{id}')) continue
    const path = base + pathOf(name, route, crossed)
    for (const { token } of [manager, administrator]) {
      const heard = await wire(server.origin, route.method, path, {
        token,
        ...(route.body === 'patch' && { json: [] }),
      })
      expect(heard.status, `${route.method} ${path}`).toBe(404)
    }
  }
})
