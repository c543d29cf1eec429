import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reaches, rungs, type Route, type Rung } from '@app/contract/route.ts'
import type { KindFixture } from '../testing/kind-fixture.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { problemOf } from '../testing/wire.ts'
import { call, callRoute, fileOf, success, type Caller, type Input } from './calls.ts'
import { replace, settle } from './filled-market.ts'
import { bare, shapeOf } from './reply-shapes.ts'
import { collectionOf, eachKind, isAboutRequest, isExport, type KindUnderTest } from './kind-under-test.ts'
import { callerOf, makeFullProfile, makeWorld, react, type ItemIds, type World } from './world.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
})
afterAll(() => server.close())

type Who = Rung | 'heir'
const everybody: readonly Who[] = [...rungs, 'heir']
const staff: readonly Who[] = ['member', 'manager', 'heir']
const viewers: readonly Who[] = [...staff, 'admin']
const signedIn = everybody.filter((who) => who !== 'visitor')
const outsiders: readonly Who[] = ['visitor', 'user']
const callerFor = (who: Who): Caller => (who === 'heir' ? world.heir : callerOf(world, who))

const hiddenStatus = ({ lifecycle }: KindFixture) => lifecycle?.hidden ?? 'Pending'

const states = ['public', 'pending', 'inactive', 'deleted'] as const
type State = (typeof states)[number]

const changes: Record<State, (tested: KindUnderTest, id: string) => Promise<unknown>> = {
  public: () => Promise.resolve(),
  // Approval is one way, so no call makes a profile pending again.
  pending: ({ fixture }, id) =>
    server.pool.query('update profile set status = $1 where id = $2', [hiddenStatus(fixture), id]),
  inactive: (tested, id) => replace(world, tested, id, '/isActive', false),
  deleted: async (tested, id) => success(await call(server, tested, 'remove', { id }, world.founder)),
}

/** Who finds the profile in a list, given that everybody who is signed in likes it and the manager manages it. */
function findersOf({ favorites, fixture }: KindUnderTest, name: string, state: State): readonly Who[] {
  if (state === 'deleted') return []
  const isPublic = state === 'public'
  const known: Record<string, readonly Who[]> = {
    list: isPublic ? everybody : ['admin'],
    filtered: isPublic ? everybody : ['admin'],
    search: isPublic ? everybody : [],
    searchMap: isPublic ? everybody : [],
    my: staff,
    myFiltered: staff,
    [`${favorites}.list`]: isPublic ? signedIn : viewers,
    [`${favorites}.filtered`]: isPublic ? signedIn : viewers,
    ofUser: isPublic ? everybody : viewers,
    filteredExport: isPublic ? signedIn : ['admin'],
    searchExport: isPublic ? signedIn : [],
    myExport: staff,
    [`${favorites}.export`]: isPublic ? signedIn : viewers,
    'boosts.all': isPublic ? everybody : viewers,
    'boosts.allFiltered': isPublic ? everybody : viewers,
  }
  const own = fixture.lists?.[name]
  if (own === 'empty') return []
  if (own === 'staff of approved') return state === 'pending' ? [] : staff
  if (own === 'nobody') return isPublic ? everybody : []
  if (own === 'viewers') return isPublic ? everybody : viewers
  const finders = known[name]
  if (!finders) throw new Error(`${name} is a list: say in the fixture who finds what is not public there`)
  return finders
}

/** Reads whose payload names a profile, such as what writes a text about it. */
function namesOne({ data }: Route): boolean {
  const id = shapeOf(data)?.id
  // That of a filter is optional.
  return id !== undefined && bare(id) === id
}

/** Calls about all profiles of the kind that name single ones. */
const listsOf = ({ routes }: KindUnderTest) =>
  [...routes].filter(([name, route]) => {
    const { owner, method, effect, foreignIds, gate } = route
    return (
      owner === null &&
      // Who passes a gate, its own tests say.
      gate === undefined &&
      // A lookup names one profile.
      foreignIds === undefined &&
      !namesOne(route) &&
      (method === 'GET' || effect === 'read') &&
      !isAboutRequest(name) &&
      !['searchFilters', 'searchReading', 'searchStats', 'stats', 'report', 'sources'].includes(name)
    )
  })

/** What reads of a named profile need besides. */
const choices: Record<string, object> = { email: { purpose: 'Details' } }

const wholeWorld = { west: -180, south: -85, east: 180, north: 85 }

function listInput(
  { fixture }: KindUnderTest,
  name: string,
  { path, query, data, budget }: Route,
  state: State,
): Input {
  // A filter that names what is hidden must not bring it to light.
  const hasStatus = shapeOf(isExport({ budget, path }) ? shapeOf(data)?.filter : data)?.status !== undefined
  const filter = state === 'pending' && hasStatus ? { status: hiddenStatus(fixture) } : {}
  return {
    ...(path.includes('{userId}') && { userId: world.people.manager.id }),
    ...(query && { take: 100 }),
    ...(data && { data: dataOf(name, filter, isExport({ budget, path })) }),
  }
}

function dataOf(name: string, filter: object, isFile: boolean): object {
  if (isFile) return { filter }
  return name === 'searchMap' ? { ...filter, zoom: 24, bounds: wholeWorld } : filter
}

interface Profile {
  id: string
  items: ItemIds
}

/** The status and problem of every call on the profile, by its operation's name; nothing changes. */
/** What reads of a range of time need. */
const ranges: Record<string, { from: string; to: string }> = {
  'calendar.get': { from: '2031-06-01T00:00:00Z', to: '2031-06-08T00:00:00Z' },
  'rooms.nights': { from: '2031-06-01', to: '2031-06-07' },
  'calendar.availability': { from: '2031-06-01', to: '2031-06-07' },
}

async function answersTo(
  tested: KindUnderTest,
  who: Who,
  { id, items }: Profile,
  isWanted: (route: Route) => boolean,
) {
  const answers: Record<string, string> = {}
  for (const [name, route] of tested.routes) {
    if (route.owner === null || !isWanted(route)) continue
    const isItem = route.path.includes('{ownerId}') || route.item === 'reservation'
    const itemId = isItem ? (items[collectionOf(name) ?? ''] ?? id) : id
    const input = { ownerId: id, id: itemId, importId: items.imports ?? crypto.randomUUID() }
    const parameters = Object.fromEntries(
      Object.entries(input).filter(([parameter]) => route.path.includes(`{${parameter}}`)),
    )
    const asked = { ...parameters, ...ranges[name] }
    const reply = await callRoute(server, route, tested.base, asked, callerFor(who), { ifMatch: '"0"' })
    answers[name] = reply.status < 400 ? `${reply.status}` : `${reply.status} ${problemOf(reply).code}`
  }
  return answers
}
const isRead = ({ method }: Route) => method === 'GET'
const isAny = () => true
const isNoRestore = ({ method, allow }: Route) => !(method === 'PUT' && allow === 'admin')

const absent: Profile = { id: crypto.randomUUID(), items: {} }

describe.each(eachKind)('a %s', (_kind, tested) => {
  const name = `The only ${tested.kind} of this name`
  const answersToAbsent = Object.fromEntries(
    outsiders.map((who) => [who, once(() => answersTo(tested, who, absent, isAny))]),
  )

  describe.each(states)('that is %s', (state) => {
    let full: Profile
    beforeAll(async () => {
      full = await makeFullProfile(world, tested)
      await react(world, tested, full.id, world.heir)
      await replace(world, tested, full.id, '/name', `${name}: ${state}`)
      await changes[state](tested, full.id)
      await settle(world, tested)
    })

    test.each(listsOf(tested))('shows up in %s for the callers that the rule names', async (list, route) => {
      const finders: Who[] = []
      for (const who of everybody) {
        const called = await call(server, tested, list, listInput(tested, list, route, state), callerFor(who))
        const reply = isExport(route) && called.status === 201 ? await fileOf(server, called) : called
        expect(reply.status, `${who}: ${reply.text}`).toBeOneOf([200, 401])
        if (reply.text.includes(full.id)) finders.push(who)
      }
      expect(finders.toSorted()).toEqual(findersOf(tested, list, state).toSorted())
    })

    const textCalls = [...tested.routes].filter(
      ([, route]) => route.owner === null && route.effect === 'read' && namesOne(route),
    )
    test.each(textCalls)('is written about by %s for those who see it', async (text) => {
      const readers: Who[] = []
      for (const who of signedIn) {
        const data = { id: full.id, ...choices[text] }
        const reply = await call(server, tested, text, { data }, callerFor(who))
        expect(reply.status, `${who}: ${reply.text}`).toBeOneOf([200, 404])
        if (reply.status === 200) readers.push(who)
      }
      const seers = { public: signedIn, pending: viewers, inactive: viewers, deleted: [] }[state]
      expect(readers.toSorted()).toEqual([...seers].toSorted())
    })

    const facetCalls = ['search', 'searchFilters'].filter((each) => tested.routes.has(each))
    test.each(facetCalls)('is counted in the facets of %s only when it is public', async (facets) => {
      const data = { name: `${name}: ${state}`, ...(facets === 'search' && { facets: true }) }
      for (const who of everybody) {
        const { text } = await call(server, tested, facets, { data }, callerFor(who))
        expect(/"count":[1-9]/.test(text), `${who}: ${text}`).toBe(state === 'public')
      }
    })

    test.each(state === 'public' ? [] : outsiders)('looks as if it had never existed (%s)', async (who) => {
      const hidden = await answersTo(tested, who, full, isAny)
      expect(hidden).toEqual(await answersToAbsent[who]?.())
      const { restore, ...others } = hidden
      // The role alone decides who may restore.
      expect(restore).toMatch(/^40[13]/)
      expect([...new Set(Object.values(others))]).toEqual(['404 NOT_FOUND'])
    })

    test.each(state === 'pending' || state === 'inactive' ? viewers : [])(
      'answers every read (%s)',
      async (who) => {
        const rung = who === 'heir' ? 'manager' : who
        const isAllowed = (route: Route) =>
          isRead(route) &&
          reaches(rung, route.allow) &&
          route.gate?.of !== 'caller' &&
          // A draft has no file.
          (route.download === undefined || state !== 'pending')
        const { publicView, ...answers } = await answersTo(tested, who, full, isAllowed)
        expect([...new Set(Object.values(answers))]).toEqual(['200'])
        // The public view is a visitor's, whoever calls.
        expect(publicView ?? '404').toMatch(/^404/)
      },
    )

    test.each(state === 'deleted' ? viewers : [])(
      'returns 404 for everything but its restoration (%s)',
      async (who) => {
        const answers = await answersTo(tested, who, full, isNoRestore)
        expect([...new Set(Object.values(answers))]).toEqual(['404 NOT_FOUND'])
      },
    )
  })
})

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}
