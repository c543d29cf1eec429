import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { hostsIndexed, makeHost, saturday, weekend, type Sport } from './testing/match-fixture.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
let manager: SignedUp
let neighbor: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  manager = await signUp(server, 'manager')
  neighbor = await signUp(server, 'neighbor')
})
afterAll(() => server.close())

async function makeRequest(sport: Sport, changes: object = {}) {
  const { id } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Spring Cup',
    ...weekend,
    spaceName: 'Field',
    needsSpecificSpaceType: true,
    spaceCount: 4,
    ...changes,
  })
  await organizer.api.events.update({
    id,
    patch: [{ op: 'replace', path: '/sportsList', value: [sport] }],
  })
  return id
}
const ask = async (ownerId: string, profileId: string) =>
  (await organizer.api.events.leads.create({ ownerId, data: { profileId } })).data.id
const hostsOf = async (id: string) =>
  (await organizer.api.events.matches.ofEvent({ id, data: {} })).data.map(({ name }) => name)
const freeHosts = async (sport: Sport) =>
  (await visitor.events.matches.count({ data: { sportsList: [sport], ...weekend, spaceCount: 4 } })).data
    .count
const untilTaken = (sport: Sport) =>
  eventually(
    () => freeHosts(sport),
    (count) => count === 0,
  )

test('a host that holds the days for a request still fits it, and no other one', async () => {
  const sport: Sport = 'Rugby'
  const host = await makeHost(server, manager, { sport, name: 'Oak Fields' })
  await hostsIndexed(visitor, sport, 1)
  const [request, other] = [await makeRequest(sport), await makeRequest(sport)]
  const leadId = await ask(request, host.id)
  await host.hold(saturday, 4, leadId)
  await untilTaken(sport)
  expect(await hostsOf(request)).toEqual(['Oak Fields'])
  expect(await hostsOf(other)).toEqual([])
  const { data } = await manager.api.events.leads.fit({ ownerId: request, id: leadId })
  expect(data).toMatchObject({ misses: [], match: { isFree: true, facts: { own: 4, from: saturday } } })
})

test('a hold that is second in line is not free for its request', async () => {
  const sport: Sport = 'Lacrosse'
  const host = await makeHost(server, manager, { sport })
  await hostsIndexed(visitor, sport, 1)
  const request = await makeRequest(sport)
  const leadId = await ask(request, host.id)
  await host.hold(saturday, 1)
  await host.hold(saturday, 4, leadId)
  await untilTaken(sport)
  expect(await hostsOf(request)).toEqual([])
})

test('a booking on the second day takes a host that holds the first', async () => {
  const sport: Sport = 'Contact Football'
  const host = await makeHost(server, manager, { sport })
  await hostsIndexed(visitor, sport, 1)
  const request = await makeRequest(sport)
  await host.hold(saturday, 4, await ask(request, host.id))
  await host.book(weekend.endDate, 1)
  await untilTaken(sport)
  expect(await hostsOf(request)).toEqual([])
})

test('a host does not learn that its partner holds days for the request', async () => {
  const sport: Sport = 'Field Hockey'
  const host = await makeHost(server, manager, { sport, fields: 3 })
  const partner = await makeHost(server, neighbor, {
    sport,
    name: 'Riverside',
    fields: 1,
    changes: { lat: 39.81 },
  })
  await hostsIndexed(visitor, sport, 2)
  const request = await makeRequest(sport, { partnerDist: 5 })
  const leadId = await ask(request, host.id)
  await partner.hold(saturday, 1, await ask(request, partner.id))
  await eventually(
    async () =>
      (await visitor.events.matches.count({ data: { sportsList: [sport], ...weekend } })).data.count,
    (count) => count === 1,
  )
  expect(await hostsOf(request)).toContain('Elm Fields')
  const { data } = await manager.api.events.leads.fit({ ownerId: request, id: leadId })
  expect(data).toMatchObject({
    misses: ['dates'],
    match: { partners: [{ name: 'Riverside', isFree: false }] },
  })
})
