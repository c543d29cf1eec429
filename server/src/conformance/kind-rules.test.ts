import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Entitlements } from '@app/contract/entitlements.ts'
import { One } from '@app/contract/envelope.ts'
import { dayFromToday } from '../testing/days.ts'
import { signUp } from '../testing/people.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { problemOf } from '../testing/wire.ts'
import { call, idsOf, itemOf, listOf, success, type Caller, type Input } from './calls.ts'
import { settle } from './filled-market.ts'
import { draftOf, eachKind } from './kind-under-test.ts'
import { addMember, makeFullProfile, makeProfile, makeWorld, type World } from './world.ts'
import { admin } from '../testing/test-tokens.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
})
afterAll(() => server.close())

const countFields = { likes: 'likeCount', followers: 'followerCount' }

type Tested = (typeof eachKind)[number][1]

function callsOf(tested: Tested) {
  const send = (name: string, input: Input, caller: Caller) => call(server, tested, name, input, caller)
  const read = async (id: string, caller: Caller = {}) => itemOf(await send('get', { id }, caller))
  return { send, read }
}

const isApproved = ([, { routes }]: (typeof eachKind)[number]) => routes.has('approve')

describe.each(eachKind.filter(isApproved))('a %s', (_kind, tested) => {
  const { send, read } = callsOf(tested)

  test('is hidden until an admin approves it, and approving again changes nothing', async () => {
    const { founder, people } = world
    const data = tested.fixture.minimal
    const made = itemOf(await send('create', { data }, founder))
    expect(made).toMatchObject({ ...data, status: 'Pending', createdBy: founder.id })
    expect((await send('get', { id: made.id }, people.user)).status).toBe(404)
    const approved = itemOf(await send('approve', { id: made.id }, people.admin))
    expect(approved.status).toBe('Approved')
    expect(itemOf(await send('approve', { id: made.id }, people.admin))).toEqual(approved)
    expect((await read(made.id)).status).toBe('Approved')
  })

  test('stays hidden when it is declined, and is pending again when it is sent again', async () => {
    const { founder, people } = world
    const { id: profileId } = itemOf(await send('create', { data: tested.fixture.minimal }, founder))
    const data = { profileId, status: 'Declined', reason: 'Is this a duplicate?' } as const
    await (await server.as(admin)).approvals.decide({ data })
    expect((await read(profileId, founder)).status).toBe('Declined')
    expect((await send('get', { id: profileId }, people.user)).status).toBe(404)
    expect(itemOf(await send('submit', { id: profileId }, founder)).status).toBe('Pending')
  })
})

describe.each(eachKind.filter((each) => !isApproved(each)))('a %s', (_kind, tested) => {
  const { send, read } = callsOf(tested)

  test('is hidden until it is published', async () => {
    const { founder, people } = world
    const { hidden, publish = [] } = tested.fixture.lifecycle ?? {}
    const made = itemOf(await send('create', { data: tested.fixture.minimal }, founder))
    expect(made).toMatchObject({ status: hidden, createdBy: founder.id })
    expect((await send('get', { id: made.id }, people.user)).status).toBe(404)
    itemOf(await send('update', { id: made.id, patch: [...publish] }, founder))
    expect((await read(made.id)).id).toBe(made.id)
  })
})

describe.each(eachKind)('a %s', (_kind, tested) => {
  const { contract, members, favorites } = tested
  const { reaction, roles } = contract
  const { send, read } = callsOf(tested)

  let id: string
  beforeEach(async () => {
    id = await makeProfile(world, tested)
  })

  test.each(Object.entries(roles))('gives a member with the role %s the rung of a %s', async (role, rung) => {
    const person = await signUp(server, `person-${crypto.randomUUID()}`)
    world.tokens.set(person.id, person.token)
    await addMember(world, tested, id, { userId: person.id, role })
    const told = One(Entitlements).parse(success(await send('entitlements', { id }, person)))
    expect(told.data.role).toBe(rung)
  })

  test('refuses an unknown role', async () => {
    const data = { userId: world.stranger.id, role: 'King' }
    const refused = problemOf(await send(`${members}.create`, { ownerId: id, data }, world.founder))
    expect(refused.errors?.map(({ path }) => path)).toEqual(['data/role'])
  })

  test('refuses to remove its last manager', async () => {
    const [first] = listOf(await send(`${members}.list`, { ownerId: id }, world.founder))
    const input = { ownerId: id, id: first?.id }
    expect(problemOf(await send(`${members}.remove`, input, world.founder)).code).toBe('LAST_MANAGER')
  })

  test('counts reactions and is a favorite of the callers who reacted', async () => {
    const { user } = world.people
    const isFavorite = async () => idsOf(await send(`${favorites}.list`, { take: 100 }, user)).includes(id)
    expect((await read(id))[countFields[reaction]]).toBe(0)
    itemOf(await send(`${reaction}.add`, { ownerId: id, data: {} }, user))
    expect((await read(id))[countFields[reaction]]).toBe(1)
    expect(await isFavorite()).toBe(true)
    success(await send(`${reaction}.removeMine`, { ownerId: id }, user))
    expect((await read(id))[countFields[reaction]]).toBe(0)
    expect(await isFavorite()).toBe(false)
  })

  test('is promoted while a boost runs', async () => {
    const data = { startDate: dayFromToday(0), endDate: dayFromToday(10) }
    const boost = itemOf(await send('boosts.create', { ownerId: id, data }, world.founder))
    expect((await read(id)).isPromoted).toBe(true)
    await settle(world, tested)
    const [first] = idsOf(await send('search', { data: {} }, {}))
    expect(first).toBe(id)
    success(await send('boosts.remove', { ownerId: id, id: boost.id }, world.founder))
    expect((await read(id)).isPromoted).toBe(false)
  })

  test('refuses boosts that overlap', async () => {
    const data = { startDate: dayFromToday(100), endDate: dayFromToday(130) }
    itemOf(await send('boosts.create', { ownerId: id, data }, world.founder))
    const overlapping = { startDate: dayFromToday(130), endDate: dayFromToday(132) }
    const refused = await send('boosts.create', { ownerId: id, data: overlapping }, world.founder)
    expect(problemOf(refused).code).toBe('BOOST_OVERLAPS')
  })

  test('returns every field that was written', async () => {
    const given = { ...draftOf(tested, 'full'), parentId: world.parentId }
    const first = itemOf(await send('create', { data: given }, world.founder))
    expect(first).toMatchObject(given)
    const data = { ...draftOf(tested, 'other') }
    const made = itemOf(await send('create', { data }, world.founder))
    expect(made).toMatchObject(data)
  })

  test('is restored with all its children', async () => {
    const whole = await makeFullProfile(world, tested)
    const lists = tested.collections.filter((name) => tested.routes.has(`${name}.list`))
    const readAll = async () => {
      const found: Record<string, unknown> = {}
      for (const name of lists) {
        const items = listOf(await send(`${name}.list`, { ownerId: whole.id }, world.people.manager))
        // Leads and blocks of rooms that the deletion closed stay closed (decisions 87 and 95).
        found[name] = name === 'leads' || name === 'blocks' ? items.map((item) => item.id) : items
      }
      return found
    }
    const before = await readAll()
    const { updatedBy: _by, updatedDate: _date, ...profile } = await read(whole.id)
    success(await send('remove', { id: whole.id }, world.founder))
    expect((await send('get', { id: whole.id }, world.founder)).status).toBe(404)
    expect(itemOf(await send('restore', { id: whole.id }, world.people.admin))).toMatchObject(profile)
    expect(await readAll()).toEqual(before)
    expect(Object.values(before).every((items) => Array.isArray(items) && items.length > 0)).toBe(true)
  })
})
