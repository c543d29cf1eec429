import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
let fan: SignedUp
let ownerId: string
let ids: Record<string, string>
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  fan = await signUp(server, 'fan')
  ownerId = await makeOrganization(server, [organizer.id])
  const make = async (name: string, from: number, to: number, changes: object = {}) =>
    (
      await server.stage.event({
        manager: organizer.person,
        name,
        parentId: ownerId,
        startDate: dayFromToday(from),
        endDate: dayFromToday(to),
        ...changes,
      })
    ).id
  ids = {
    later: await make('Later', 50, 51, { state: 'Ohio' }),
    past: await make('Past', -30, -29),
    soon: await make('Soon', 5, 6),
    secret: await make('Secret', 20, 21, { category: 'Private' }),
    draft: await make('Draft', 10, 11, { status: 'Draft' }),
    off: await make('Off', 8, 9),
  }
  await organizer.api.events.update({
    id: ids.off!,
    patch: [{ op: 'replace', path: '/status', value: 'Cancelled' }],
  })
  await organizer.api.events.sports.create({ ownerId: ids.soon!, data: { name: 'Soccer' } })
  await fan.api.events.likes.add({ ownerId: ids.soon!, data: {} })
  await fan.api.organizations.followers.add({ ownerId, data: {} })
})
afterAll(() => server.close())

const listed = async (api: Api) =>
  (await api.organizations.events.list({ ownerId })).data.map(({ name }) => name)

test('lists the next events first and past ones last, and hidden ones for the team only', async () => {
  expect(await listed(visitor)).toEqual(['Soon', 'Off', 'Later', 'Past'])
  expect(await listed(organizer.api)).toEqual(['Soon', 'Off', 'Draft', 'Secret', 'Later', 'Past'])
})

test('its events are filtered like those of the marketplace', async () => {
  const find = async (api: Api, data: object) =>
    (await api.organizations.events.filtered({ ownerId, data: { sort: 'date', ...data } })).data.map(
      ({ name }) => name,
    )
  await eventually(
    () => find(organizer.api, {}),
    (names) => names.length === 6,
  )
  expect(await find(visitor, { state: 'Ohio' })).toEqual(['Later'])
  expect(await find(organizer.api, { category: 'Private' })).toEqual(['Secret'])
  expect(await find(visitor, { category: 'Private' })).toEqual([])
})

test('its calendar has the events that touch the days', async () => {
  const names = async (api: Api, query: object, data = {}) =>
    (await api.organizations.events.calendar({ ownerId, ...query, data })).data.map(({ name }) => name)
  const days = { startDate: dayFromToday(6), endDate: dayFromToday(50) }
  expect(await names(visitor, days)).toEqual(['Soon', 'Later'])
  expect(await names(visitor, days, { isCancelledShown: true })).toEqual(['Soon', 'Off', 'Later'])
  expect(await names(organizer.api, days)).toEqual(['Soon', 'Draft', 'Secret', 'Later'])
  expect(await names(visitor, { startDate: dayFromToday(7), endDate: dayFromToday(49) })).toEqual([])
})

test('its page counts its public events', async () => {
  expect((await visitor.organizations.get({ id: ownerId })).data).toMatchObject({
    eventCount: 4,
    upcomingEventCount: 2,
    eventStates: ['Indiana', 'Ohio'],
    followerCount: 1,
  })
})

test('its next event is the first public one to come, for its team too', async () => {
  const nextEvent = {
    id: ids['soon'],
    name: 'Soon',
    startDate: dayFromToday(5),
    endDate: dayFromToday(6),
    hasFlexibleDates: false,
    dayCount: null,
  }
  expect((await visitor.organizations.get({ id: ownerId })).data.nextEvent).toEqual(nextEvent)
  expect((await organizer.api.organizations.get({ id: ownerId })).data.nextEvent).toEqual(nextEvent)
})

test('any active membership opens its statistics, which count what the reader sees', async () => {
  const refused = await refusal(fan.api.organizations.stats({ id: ownerId }))
  expect(refused.status).toBe(403)
  const { id } = await server.stage.facility({ manager: fan.person })
  await (
    await server.as(admin)
  ).facilities.update({
    id,
    patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Bronze' } }],
  })
  expect((await fan.api.organizations.stats({ id: ownerId })).data).toMatchObject({
    events: 4,
    upcoming: 2,
    completed: 1,
    cancelled: 1,
    followers: 1,
    eventLikes: 1,
    bySport: [{ value: 'Soccer', count: 1 }],
    byState: [
      { value: 'Indiana', count: 3 },
      { value: 'Ohio', count: 1 },
    ],
  })
})

test('its managers read its statistics without a membership', async () => {
  const { data } = await organizer.api.organizations.entitlements({ id: ownerId })
  expect(data).toMatchObject({ role: 'manager', can: { seeStats: true } })
  expect((await organizer.api.organizations.stats({ id: ownerId })).data).toMatchObject({ followers: 1 })
})

test('administrators read a report of all organizations', async () => {
  const { data } = await (await server.as(admin)).organizations.report({})
  expect(data.byType).toEqual([{ value: 'Event Organization', count: 1 }])
  expect((await refusal(fan.api.organizations.report({}))).status).toBe(403)
})

test('only an industry partner has a vendor category and services', async () => {
  const create = (data: object) => fan.api.organizations.create({ data: { name: 'Elm Timing', ...data } })
  const refused = await refusal(create({ vendorCategory: 'Service Provider', services: ['Ticketing'] }))
  expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['data/vendorCategory', 'data/services'])
  const { data } = await create({
    organizationType: 'Industry Partner',
    vendorCategory: 'Service Provider',
    services: ['Ticketing'],
  })
  expect(data.services).toEqual(['Ticketing'])
})

test('the public view of an organization is that of a stranger', async () => {
  expect((await organizer.api.organizations.publicView({ id: ownerId })).data.name).toBe('Organizers')
  const { data } = await organizer.api.organizations.create({ data: { name: 'Pending League' } })
  expect((await refusal(organizer.api.organizations.publicView({ id: data.id }))).status).toBe(404)
})

test('a promoted event does not lead the events of its organization', async () => {
  const { api } = await signUp(server, 'promoter')
  const { id } = (await api.organizations.create({ data: { name: 'Ash Tournaments' } })).data
  await (await server.as(admin)).organizations.approve({ id })
  const make = async (name: string, day: number) =>
    (
      await api.events.create({
        data: {
          name,
          parentId: id,
          city: 'Gary',
          state: 'Indiana',
          status: 'Published',
          startDate: dayFromToday(day),
          endDate: dayFromToday(day),
        },
      })
    ).data.id
  await make('Sooner', 5)
  const later = await make('Promoted', 9)
  await api.events.boosts.create({
    ownerId: later,
    data: { startDate: dayFromToday(0), endDate: dayFromToday(1) },
  })
  const find = () => api.organizations.events.filtered({ ownerId: id, data: { sort: 'date' } })
  await eventually(find, ({ data }) => data.length === 2 && data.some(({ isPromoted }) => isPromoted))
  expect((await find()).data.map(({ name }) => name)).toEqual(['Sooner', 'Promoted'])
})
