import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, refusal, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { hostsIndexed, listedRequest, makeHost, weekend } from './testing/match-fixture.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let host: Awaited<ReturnType<typeof makeHost>>
let id: string
let organizationId: string
const ids = new Map<string, string>()
const ask = async (name: string, changes: object) => {
  const event = await server.stage.event({ manager: organizer.person, ...listedRequest(name, changes) })
  ids.set(name, event.id)
}
const setTier = (of: string, tier: string) =>
  server.pool.query('update profile set membership_tier = $2, membership_is_active = true where id = $1', [
    of,
    tier,
  ])
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
  host = await makeHost(server, manager, { sport: 'Soccer', name: 'Elm Fields', fields: 4 })
  id = host.id
  await setTier(id, 'Gold')
  await hostsIndexed(await server.as(), 'Soccer', 1)
  await ask('Small Cup', { spaceCount: 2 })
  await ask('Sent Cup', { spaceCount: 2 })
  await ask('Large Cup', { spaceCount: 9 })
  await ask('Secret Cup', { category: 'Private', spaceCount: 1 })
  await organizer.api.events.leads.create({
    ownerId: ids.get('Sent Cup') ?? '',
    data: { profileId: id },
  })
  await organizer.api.events.leads.create({
    ownerId: ids.get('Secret Cup') ?? '',
    data: { profileId: id },
  })
  organizationId = await makeOrganization(server, [organizer.id])
  await organizer.api.facilities.likes.add({ ownerId: id, data: {} })
})
afterAll(() => server.close())

const hot = () => manager.api.facilityLeads.hot({ ownerId: id })

test('has listed requests that fit and were not sent, then organizations that follow', async () => {
  expect((await hot()).data).toMatchObject([
    { kind: 'event', name: 'Small Cup', own: 2, needed: 2, isFree: true, facilityName: null },
    { kind: 'organization', id: organizationId, name: 'Organizers', score: 20, events: 0, sports: [] },
  ])
})

test('counts public events to come and common sports of an organization', async () => {
  const event = await server.stage.event({
    manager: organizer.person,
    category: 'Marketed',
    sportsList: ['Soccer'],
  })
  await server.pool.query('update profile set parent_id = $2 where id = $1', [event.id, organizationId])
  expect((await hot()).data.find(({ kind }) => kind === 'organization')).toMatchObject({
    score: 70,
    events: 1,
    sports: ['Soccer'],
  })
})

test('tells nothing of a follower who is hidden', async () => {
  await organizer.api.users.visibility({ isVisible: false })
  expect((await hot()).data.map(({ kind }) => kind)).toEqual(['event'])
  await organizer.api.users.visibility({ isVisible: true })
})

test('names the facility of a destination that fits best', async () => {
  const destination = await server.stage.destination({ manager: manager.person })
  await setTier(destination.id, 'Silver')
  await server.pool.query(
    `insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)`,
    [id, destination.id],
  )
  const { data } = await manager.api.destinationLeads.hot({ ownerId: destination.id })
  expect(data.map(({ name, facilityName }) => [name, facilityName])).toEqual([
    ['Sent Cup', 'Elm Fields'],
    ['Small Cup', 'Elm Fields'],
  ])
})

test('says which days of a window are free, and not the whole window', async () => {
  const { startDate, endDate } = weekend
  await ask('Window Cup', {
    spaceCount: 1,
    startDate: addDays(startDate, -12),
    endDate: addDays(startDate, 16),
    hasFlexibleDates: true,
    dayCount: 2,
  })
  await host.book(addDays(startDate, -7), 4)
  const days = async () => (await hot()).data.find(({ name }) => name === 'Window Cup')
  await eventually(days, (lead) => lead?.from === startDate)
  expect(await days()).toMatchObject({ isFree: true, from: startDate, to: endDate })
})

test('is closed to pages below Silver, and to others', async () => {
  await setTier(id, 'Bronze')
  expect((await refusal(hot())).status).toBe(403)
  await setTier(id, 'Gold')
  expect((await refusal(organizer.api.facilityLeads.hot({ ownerId: id }))).status).toBe(403)
})

test('the fit of a lead has the match of its host', async () => {
  const ownerId = ids.get('Sent Cup') ?? ''
  const [lead] = (await manager.api.events.leads.my({ ownerId })).data
  const { data } = await manager.api.events.leads.fit({ ownerId, id: lead?.id ?? '' })
  expect(data).toMatchObject({
    misses: [],
    match: { id, name: 'Elm Fields', isFree: true, sentence: 'allHere', facts: { own: 4, needed: 2 } },
  })
})

test('the fit of a lead that does not fit names what is missing', async () => {
  await ask('Huge Rugby', { sportsList: ['Rugby'], spaceCount: 9 })
  const ownerId = ids.get('Huge Rugby') ?? ''
  const { data: lead } = await organizer.api.events.leads.create({ ownerId, data: { profileId: id } })
  const { data } = await manager.api.events.leads.fit({ ownerId, id: lead.id })
  expect(data).toMatchObject({ misses: ['sport', 'spaces'], match: { facts: { own: 4, needed: 9 } } })
})
