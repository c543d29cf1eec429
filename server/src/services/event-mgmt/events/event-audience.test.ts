import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
let stranger: SignedUp
/** On the team of a facility whose membership opens the RFP marketplace, and of one whose doesn't. */
let host: SignedUp
let legacyHost: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  stranger = await signUp(server, 'stranger')
  host = await signUp(server, 'host')
  legacyHost = await signUp(server, 'legacy-host')
  await join(host, 'Silver')
  await join(legacyHost, 'Legacy')
})
afterAll(() => server.close())

async function join({ person }: SignedUp, tier: 'Silver' | 'Legacy') {
  const { id } = await server.stage.facility({ manager: person })
  await (
    await server.as(admin)
  ).facilities.update({
    id,
    patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier } }],
  })
}

const make = (category: 'RFP' | 'Private', changes: object = {}) =>
  server.stage.event({ manager: organizer.person, category, ...changes })
const sees = async (api: Api, id: string) =>
  api.events.get({ id }).then(
    () => true,
    () => false,
  )

test('an event that looks for a venue is seen by whom the gate lets in, and by its own people', async () => {
  const { id } = await make('RFP', { name: 'Elm Needs Courts' })
  expect(await sees(visitor, id)).toBe(false)
  expect(await sees(stranger.api, id)).toBe(false)
  expect(await sees(legacyHost.api, id)).toBe(false)
  expect(await sees(host.api, id)).toBe(true)
  expect(await sees(organizer.api, id)).toBe(true)
})

test('the RFP marketplace lists open events that look for a venue, for whom the gate lets in', async () => {
  const open = await make('RFP', { name: 'Elm RFP open' })
  const closed = await make('RFP', { name: 'Elm RFP closed', isClosed: true })
  const draft = await make('RFP', { name: 'Elm RFP draft', status: 'Draft' })
  const inactive = await make('RFP', { name: 'Elm RFP inactive' })
  await organizer.api.events.update({
    id: inactive.id,
    patch: [{ op: 'replace', path: '/isActive', value: false }],
  })
  const find = async () =>
    (await host.api.events.searchRfps({ data: { text: 'Elm RFP' } })).data.map(({ id }) => id)
  await eventually(find, (ids) => ids.includes(open.id))
  const { data, _meta } = await host.api.events.searchRfps({ data: { text: 'Elm RFP' } })
  expect(data.map(({ id }) => id)).toEqual([open.id])
  expect(_meta.stats.count).toBe(1)
  expect([closed.id, draft.id].filter((id) => id === open.id)).toEqual([])
  for (const { api } of [stranger, legacyHost])
    expect((await refusal(api.events.searchRfps({ data: {} }))).status).toBe(403)
  expect((await refusal(visitor.events.searchRfps({ data: {} }))).status).toBe(401)
})

test('a private event is seen by its team and its guests only', async () => {
  const { id } = await make('Private', { name: 'Elm Family Day' })
  const guest = await signUp(server, 'guest')
  const invited = await organizer.api.events.managers.create({
    ownerId: id,
    data: { userId: guest.id, role: 'Guest' },
  })
  expect(await sees(guest.api, id)).toBe(false)
  await guest.api.invitations.accept({ data: { invitationId: invited.data.id } })
  expect(await sees(guest.api, id)).toBe(true)
  expect(await sees(stranger.api, id)).toBe(false)
  expect(await sees(host.api, id)).toBe(false)
  expect((await guest.api.events.entitlements({ id })).data).toMatchObject({
    role: 'user',
    can: { update: false, manageMembers: false },
  })
  expect((await refusal(guest.api.events.update({ id, patch: [] }))).status).toBe(403)
})

test('guests are listed for the team and themselves only, and can leave', async () => {
  const { id } = await make('Private')
  const [one, other] = [await signUp(server, 'guest-one'), await signUp(server, 'guest-two')]
  for (const guest of [one, other]) {
    const { data } = await organizer.api.events.managers.create({
      ownerId: id,
      data: { userId: guest.id, role: 'Guest' },
    })
    await guest.api.invitations.accept({ data: { invitationId: data.id } })
  }
  const listedBy = async ({ api }: SignedUp) =>
    (await api.events.managers.list({ ownerId: id })).data.map(({ name }) => name).toSorted()
  expect(await listedBy(organizer)).toEqual(['guest-one', 'guest-two', 'organizer'])
  expect(await listedBy(one)).toEqual(['guest-one', 'organizer'])
  const own = (await one.api.events.managers.list({ ownerId: id })).data.find(
    ({ userId }) => userId === one.id,
  )
  await one.api.events.managers.remove({ ownerId: id, id: own?.id ?? '' })
  expect(await sees(one.api, id)).toBe(false)
})

test('a private event is in no list, feed, hotel list, calendar or export of others', async () => {
  const organizationId = await makeOrganization(server, [organizer.id])
  const { data: hotel } = await organizer.api.hotels.create({ data: { name: 'Elm Inn' } })
  await (await server.as(admin)).hotels.approve({ id: hotel.id })
  const { id } = await make('Private', { name: 'Elm Secret', parentId: organizationId })
  await organizer.api.events.hotels.create({ ownerId: id, data: { hotelId: hotel.id } })
  const { api } = stranger
  const ownerId = organizationId
  const feed = await api.organizations.calendarFeed.renew({ ownerId })
  const texts = [
    JSON.stringify((await api.events.filtered({ data: { text: 'Elm Secret' } })).data),
    JSON.stringify((await api.events.hotels.all({})).data),
    JSON.stringify((await api.organizations.events.list({ ownerId })).data),
    JSON.stringify((await api.organizations.events.calendar({ ownerId, data: {} })).data),
    (await wire(server.origin, 'GET', feed.data.url ?? '')).text,
  ]
  for (const text of texts) expect(text).not.toContain(id)
  const ical = await wire(server.origin, 'GET', `/event-mgmt/api/events/${id}/ical`)
  expect(ical.status).toBe(404)
  const own = await organizer.api.organizations.events.calendar({ ownerId, data: {} })
  expect(own.data.map((event) => event.id)).toEqual([id])
  const { data } = await visitor.organizations.get({ id: ownerId })
  expect([data.eventCount, data.upcomingEventCount]).toEqual([0, 0])
})

test('a change of category changes who sees an event at once', async () => {
  const { id } = await make('Private')
  await organizer.api.events.update({
    id,
    patch: [{ op: 'replace', path: '/category', value: 'Marketed' }],
  })
  expect(await sees(visitor, id)).toBe(true)
  await organizer.api.events.update({ id, patch: [{ op: 'replace', path: '/category', value: 'RFP' }] })
  expect(await sees(visitor, id)).toBe(false)
  expect(await sees(host.api, id)).toBe(true)
})

test('managers of the organization manage its events', async () => {
  const manager = await signUp(server, 'league-manager')
  const parentId = await makeOrganization(server, [manager.id, organizer.id])
  const { id } = await make('Private', { parentId, startDate: dayFromToday(5), endDate: dayFromToday(5) })
  expect((await manager.api.events.entitlements({ id })).data.role).toBe('manager')
})
