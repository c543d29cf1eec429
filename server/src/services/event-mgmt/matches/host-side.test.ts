import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { hostsIndexed, listedRequest, makeHost } from './testing/match-fixture.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let id: string
let secretId: string
const ask = (name: string, changes: object) =>
  makeEvent(server, organizer.person, listedRequest(name, changes))
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
  const fields = [
    { name: 'Field', surface: 'Turf', location: 'Outdoor', count: 2 },
    { name: 'Field', location: 'Outdoor', count: 2 },
  ] as const
  const host = await makeHost(server, manager, { sport: 'Soccer', spaces: fields, fields: 4 })
  id = host.id
  await server.pool.query(
    `update profile set membership_tier = 'Gold', membership_is_active = true where id = $1`,
    [id],
  )
  await hostsIndexed(await server.as(), 'Soccer', 1)
  await ask('Small Cup', { surface: 'Turf', spaceCount: 2 })
  await ask('Large Cup', { surface: 'Turf', spaceCount: 4 })
  await ask('Rugby Sevens', { sportsList: ['Rugby'], spaceCount: 2 })
  const secret = await ask('Secret Cup', { category: 'Private', spaceCount: 1 })
  secretId = secret.id
  await ask('Closed Cup', { spaceCount: 1, isClosed: true })
})
afterAll(() => server.close())

test('lists the open requests that fit, and what one change of the page would add', async () => {
  const { data, gains, _meta } = await manager.api.hosts.matches({ id })
  expect(data).toMatchObject([
    {
      name: 'Small Cup',
      leadId: null,
      isListed: true,
      isFree: true,
      score: 85,
      facts: { own: 2, needed: 2 },
    },
  ])
  expect(_meta.stats.count).toBe(1)
  expect(gains).toEqual([
    { gain: 'surface', spaceName: 'Field', value: 'Turf', count: 1 },
    { gain: 'sport', spaceName: null, value: 'Rugby', count: 1 },
  ])
})

test.each([
  ['months', ['2099-03'], false],
  ['open dates', [], true],
])('tells %s instead of the dates that stand in for them', async (_what, months, hasOpenDates) => {
  const { id: ownerId } = await ask('Undated Cup', { category: 'Private', spaceCount: 1 })
  await organizer.api.events.leads.create({ ownerId, data: { profileId: id } })
  const undated = async () => (await manager.api.hosts.matches({ id })).data.find((one) => one.id === ownerId)
  expect(await undated()).toMatchObject({ startDate: expect.any(String), months: [], hasOpenDates: false })
  await server.pool.query('update request set months = $2, has_open_dates = $3 where id = $1', [
    ownerId,
    months,
    hasOpenDates,
  ])
  expect(await undated()).toMatchObject({ startDate: null, endDate: null, months, hasOpenDates })
  await organizer.api.events.remove({ id: ownerId })
})

test('counts the further spaces of a request, and no spaces of one that states no number', async () => {
  const { id: plain } = await ask('Plain Cup', {})
  await organizer.api.events.requirements.create({
    ownerId: plain,
    data: { name: 'Field', count: 2, surface: null, location: null, additionalFeatures: null },
  })
  await ask('Open Cup', {})
  const { data } = await manager.api.hosts.matches({ id })
  const needed = (name: string) => data.find((one) => one.name === name)?.facts.needed
  expect([needed('Plain Cup'), needed('Open Cup')]).toEqual([2, null])
})

test('a live stream that a request requires is a gain, unless the request would not fit with it either', async () => {
  const { id: stream } = await ask('Stream Cup', { spaceCount: 1, liveStream: 'Required' })
  const { id: large } = await ask('Large Stream Cup', { spaceCount: 9, liveStream: 'Required' })
  const { data, gains } = await manager.api.hosts.matches({ id })
  expect(data.map(({ name }) => name)).not.toContain('Stream Cup')
  expect(gains.filter(({ gain }) => gain === 'amenity')).toEqual([
    { gain: 'amenity', spaceName: null, value: 'Live Streaming', count: 1 },
  ])
  await organizer.api.events.remove({ id: stream })
  await organizer.api.events.remove({ id: large })
})

test('a live stream that a request would like is no gain', async () => {
  const { id: wished } = await ask('Wished Stream Cup', { spaceCount: 1, liveStream: 'Wished' })
  const { data, gains } = await manager.api.hosts.matches({ id })
  expect(data.map(({ name }) => name)).toContain('Wished Stream Cup')
  expect(gains.filter(({ gain }) => gain === 'amenity')).toEqual([])
  await organizer.api.events.remove({ id: wished })
})

test('filters by free dates and by what is a lead already, and counts what each filter lists', async () => {
  const { id: ownerId } = await ask('Asked Cup', { spaceCount: 1 })
  const { data: lead } = await organizer.api.events.leads.create({ ownerId, data: { profileId: id } })
  const listed = async (only?: 'free' | 'leads' | 'others', take = 20) =>
    manager.api.hosts.matches({ id, only, take })
  const names = async (...filter: Parameters<typeof listed>) =>
    (await listed(...filter)).data.map(({ name }) => name)
  const all = await listed()
  expect(await names('leads')).toEqual(['Asked Cup'])
  expect(await names('others')).toEqual(
    all.data.map(({ name }) => name).filter((name) => name !== 'Asked Cup'),
  )
  expect(await names('free')).toEqual(all.data.filter(({ isFree }) => isFree).map(({ name }) => name))
  const { data, _meta, filters } = await listed('others', 1)
  expect([data.length, _meta.stats.count]).toEqual([1, all.data.length - 1])
  expect(filters).toEqual({
    free: all.data.filter(({ isFree }) => isFree).length,
    leads: 1,
    others: all.data.length - 1,
  })
  await organizer.api.events.leads.remove({ ownerId, id: lead.id })
})

test('shows no requests of the RFP marketplace to those whom its gate keeps out', async () => {
  await server.pool.query('update profile set membership_is_active = false where id = $1', [id])
  expect((await manager.api.hosts.matches({ id })).data).toEqual([])
})

test('is for the staff of the facility', async () => {
  expect((await refusal(organizer.api.hosts.matches({ id }))).status).toBe(403)
})

test('names the lead of a request that was sent to the facility', async () => {
  const secret = async () =>
    (await manager.api.hosts.matches({ id })).data.find(({ name }) => name === 'Secret Cup')
  expect(await secret()).toBeUndefined()
  const { data: lead } = await organizer.api.events.leads.create({
    ownerId: secretId,
    data: { profileId: id },
  })
  expect(await secret()).toMatchObject({ id: secretId, leadId: lead.id, isListed: false })
})
