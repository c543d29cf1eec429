import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `reader-${people++}`)

/** Facilities in towns of their own, so that tests don't find each other's. */
const facilityIn = (city: string, state: 'Maine' | 'Arizona', lat: number, lng: number) =>
  server.stage.facility({ manager: manager.person, name: `${city} gym ${people++}`, city, state, lat, lng })

const near = async ({ api }: SignedUp, place: string | null, sports: 'Basketball'[] = []) =>
  (await api.users.suggestions({ data: { place, sports, miles: 30 } })).data

// Searches learn of a change a moment after it, so these poll.
describe('suggestions', () => {
  test('count the public pages near the place, by kind', async () => {
    await facilityIn('Bangor', 'Maine', 44.8, -68.77)
    const person = await newPerson()
    await expect
      .poll(async () => (await near(person, 'Bangor, Maine')).counts)
      .toContainEqual(
        expect.objectContaining({
          kind: 'facility',
          count: 1,
        }),
      )
  })

  test('have the first of the pages that are counted, by the search that they name', async () => {
    const { id } = await facilityIn('Houlton', 'Maine', 46.13, -67.84)
    const person = await newPerson()
    await expect
      .poll(async () => (await near(person, 'Houlton, Maine')).counts[0])
      .toMatchObject({ kind: 'facility', count: 1, first: [{ id, distance: expect.any(Number) }] })
    expect((await near(person, 'Houlton, Maine', ['Basketball'])).search).toEqual({
      sports: ['Basketball'],
      place: 'Houlton, Maine',
      miles: 30,
    })
    await person.api.facilities.likes.add({ ownerId: id, data: {} })
    expect((await near(person, 'Houlton, Maine')).counts[0]).toMatchObject({ count: 1, first: [{ id }] })
  })

  test('have a wider search for each kind of which none fits: the same sports anywhere, then others nearby', async () => {
    const { id } = await facilityIn('Eastport', 'Maine', 44.91, -66.99)
    const person = await newPerson()
    const wider = async (sports: SportName[]) => {
      const { data } = await person.api.users.suggestions({
        data: { place: 'Eastport, Maine', sports, miles: 5 },
      })
      return data.counts.map(({ count, wider: one }) => [count, one?.search, one?.first[0]?.id])
    }
    const nearby = { sports: [], place: 'Eastport, Maine', miles: 5 }
    // Nobody has it.
    await expect.poll(async () => (await wider(['Biathlon']))[0]).toEqual([0, nearby, id])
    const far = await facilityIn('Globe', 'Arizona', 33.39, -110.79)
    await manager.api.facilities.sports.create({ ownerId: far.id, data: { name: 'Biathlon' } })
    await expect
      .poll(async () => (await wider(['Biathlon']))[0])
      .toEqual([0, { sports: ['Biathlon'], place: null, miles: 5 }, far.id])
    expect((await wider([]))[0]).toEqual([1, undefined, undefined])
  })

  test('have the days of events', async () => {
    const person = await newPerson()
    const days = { startDate: '2097-10-10', endDate: '2097-12-06', hasFlexibleDates: true, dayCount: 2 }
    await server.stage.event({
      manager: manager.person,
      name: 'Caribou Open',
      sportsList: ['Basketball'],
      ...days,
    })
    await expect
      .poll(async () => (await near(person, null)).counts.find(({ kind }) => kind === 'event')?.first)
      .toContainEqual(expect.objectContaining({ kind: 'event', name: 'Caribou Open', ...days }))
  })

  test('are pages near the place first, with their distance', async () => {
    const { id } = await facilityIn('Yuma', 'Arizona', 32.69, -114.63)
    const person = await newPerson()
    await expect
      .poll(async () => (await near(person, 'Yuma, Arizona')).profiles[0])
      .toMatchObject({
        kind: 'facility',
        id,
        distance: expect.any(Number),
      })
  })

  test('have no page that the person likes or manages', async () => {
    const { id } = await facilityIn('Tucson', 'Arizona', 32.22, -110.97)
    const person = await newPerson()
    const idsFor = async (who: SignedUp) =>
      (await near(who, 'Tucson, Arizona')).profiles.map((each) => each.id)
    await expect.poll(() => idsFor(person)).toContain(id)
    expect(await idsFor(manager)).not.toContain(id)
    await person.api.facilities.likes.add({ ownerId: id, data: {} })
    expect(await idsFor(person)).not.toContain(id)
  })

  test('name no own page among the first of those that are counted', async () => {
    const own = await newPerson()
    const at = { city: 'Rumford', state: 'Maine', lat: 44.55, lng: -70.55 } as const
    await server.stage.facility({ manager: own.person, name: 'Own rink', ...at })
    const { id } = await server.stage.facility({ manager: manager.person, name: 'Other rink', ...at })
    await expect
      .poll(async () => (await near(own, 'Rumford, Maine')).counts[0])
      .toMatchObject({ count: 2, first: [{ id }] })
    expect((await near(own, 'Rumford, Maine')).counts[0]?.first).toHaveLength(1)
  })

  test('have no page that is hidden', async () => {
    const { id } = await facilityIn('Flagstaff', 'Arizona', 35.2, -111.65)
    const person = await newPerson()
    const ids = async () => (await near(person, 'Flagstaff, Arizona')).profiles.map((each) => each.id)
    await expect.poll(ids).toContain(id)
    await admin.api.facilities.update({ id, patch: [{ op: 'replace', path: '/isActive', value: false }] })
    await expect.poll(ids).not.toContain(id)
  })

  test('have pages of other sports if none has this one', async () => {
    const { id } = await facilityIn('Portland', 'Maine', 43.66, -70.26)
    const person = await newPerson()
    await expect
      .poll(async () => (await near(person, 'Portland, Maine', ['Basketball'])).profiles)
      .toContainEqual(expect.objectContaining({ id }))
  })

  test('without a place and sports are for the caller’s own pages', async () => {
    const own = await newPerson()
    const at = { city: 'Presque Isle', state: 'Maine', lat: 46.68, lng: -68.01 } as const
    await server.stage.facility({ manager: own.person, name: 'Own gym', ...at })
    const { id } = await server.stage.facility({ manager: manager.person, name: 'Other gym', ...at })
    await expect
      .poll(async () => (await own.api.users.suggestions({ data: {} })).data.profiles[0])
      .toMatchObject({ id })
  })

  test('without a place are for that of the account before those of own pages', async () => {
    const own = await newPerson()
    await server.stage.facility({
      manager: own.person,
      name: 'Gym',
      city: 'Kingman',
      state: 'Arizona',
      lat: 35.19,
      lng: -114.05,
    })
    const { id } = await facilityIn('Ellsworth', 'Maine', 44.54, -68.42)
    const patch = [
      { op: 'replace' as const, path: '/city', value: 'Ellsworth' },
      { op: 'replace' as const, path: '/state', value: 'Maine' },
    ]
    await own.api.users.update({ id: own.id, patch })
    await expect
      .poll(async () => (await own.api.users.suggestions({ data: {} })).data.profiles[0])
      .toMatchObject({ id })
  })

  test('for an unknown place return 400', async () => {
    const { api } = await newPerson()
    const call = api.users.suggestions({ data: { place: 'Nowhere at all, Xyz' } })
    expect((await refusal(call)).status).toBe(400)
  })

  test('for an unknown sport return 400 with its path', async () => {
    const { api } = await newPerson()
    const call = api.users.suggestions(JSON.parse('{"data":{"sports":["Quidditch"]}}'))
    expect(await refusedFields(call)).toEqual(['data/sports/0'])
  })
})

describe('home', () => {
  test('has the replies of its calls in one', async () => {
    const { api, id } = await newPerson()
    const { data } = await api.users.home({})
    expect(data.user?.data.id).toBe(id)
    for (const part of [
      'leads',
      'requests',
      'unsent',
      'undecided',
      'dueLeads',
      'dueRequests',
      'claims',
      'invitations',
      'affiliations',
      'lists',
    ] as const)
      expect(data[part]?._meta.stats.count, part).toBe(0)
    expect(data.activity).toEqual({ data: [], _meta: { next: null } })
    expect(data.suggestions?.data.counts).toHaveLength(4)
  })

  test('has the invitations of the person, not of others', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const ownerId = await makeOrganization(server, [manager.id])
    await manager.api.organizations.members.create({ ownerId, data: { userId: person.id } })
    const invitationsOf = async ({ api }: SignedUp) => (await api.users.home({})).data.invitations?.data
    expect(await invitationsOf(person)).toMatchObject([{ profile: { id: ownerId } }])
    expect(await invitationsOf(other)).toEqual([])
  })

  test('has the requested view of the activity', async () => {
    const own = await newPerson()
    await server.stage.facility({ manager: own.person })
    const lengthOf = async (view: 'following' | 'managing') =>
      (await own.api.users.home({ view })).data.activity?.data.length
    expect(await lengthOf('following')).toBe(0)
    expect(await lengthOf('managing')).toBeGreaterThan(0)
  })

  test('has suggestions for the state if the city of the account is unknown', async () => {
    const person = await newPerson()
    const { id } = person
    const patch = [
      { op: 'replace' as const, path: '/city', value: 'Nowhere at all' },
      { op: 'replace' as const, path: '/state', value: 'Maine' },
    ]
    await person.api.users.update({ id, patch })
    expect((await person.api.users.home({})).data.suggestions?.data.counts).toHaveLength(4)
  })

  test('has suggestions within the given miles of the account’s place', async () => {
    const person = await newPerson()
    const { id } = person
    const patch = [
      { op: 'replace' as const, path: '/city', value: 'Calais' },
      { op: 'replace' as const, path: '/state', value: 'Maine' },
    ]
    await person.api.users.update({ id, patch })
    const searchOf = async (query: object) =>
      (await person.api.users.home(query)).data.suggestions?.data.search
    expect(await searchOf({})).toEqual({ sports: [], place: 'Calais, Maine', miles: 150 })
    expect(await searchOf({ miles: 250 })).toMatchObject({ miles: 250 })
  })

  test('has the request that was left before any host was asked', async () => {
    const person = await newPerson()
    const data = {
      name: 'Maple Cup',
      status: 'Published' as const,
      category: 'Private' as const,
      startDate: '2099-05-01',
      endDate: '2099-05-02',
      requirements: [],
      amenities: [],
    }
    const { id } = (await person.api.events.request.add({ data })).data
    expect((await person.api.users.home({})).data.unsent).toMatchObject({
      data: [{ id, asked: { name: 'Maple Cup' } }],
      _meta: { stats: { count: 1 } },
    })
  })

  test('has what waits for administrators as their lists count it, and null for others', async () => {
    const person = await newPerson()
    await person.api.facilities.create({ data: { name: 'Waiting gym' } })
    const { facilities, destinations, hotels, businesses, companies, organizations, users } = admin.api
    const pending = { data: { status: 'Pending' as const }, take: 1 }
    const listed = async () => {
      const found = await Promise.all([
        facilities.filtered(pending),
        destinations.filtered(pending),
        hotels.filtered(pending),
        businesses.filtered(pending),
        companies.filtered(pending),
        organizations.filtered(pending),
      ])
      return found.reduce((sum, { _meta }) => sum + _meta.stats.count, 0)
    }
    await expect.poll(listed).toBeGreaterThan(0)
    const pages = async () => (await users.adminWork({})).data.pages
    await expect.poll(async () => (await pages()) - (await listed())).toBe(0)
    const onHome = async () => (await users.home({})).data.adminWork?.data.pages ?? 0
    await expect.poll(async () => (await onHome()) - (await pages())).toBe(0)
    expect((await person.api.users.home({})).data.adminWork).toBeNull()
    expect((await refusal(person.api.users.adminWork({}))).status).toBe(403)
  })

  test('is refused for visitors', async () => {
    const api = await server.as()
    expect((await refusal(api.users.home({}))).status).toBe(401)
  })
})
