import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { hostsIndexed, makeHost, weekend, type Sport } from './testing/match-fixture.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `organizer-${people++}`)

const requestOf = (organizer: SignedUp, sport: Sport, changes: object = {}) =>
  makeEvent(server, organizer.person, {
    category: 'RFP',
    name: 'Spring Cup',
    sportsList: [sport],
    ...weekend,
    spaceName: 'Field',
    needsSpecificSpaceType: true,
    spaceCount: 4,
    ...changes,
  })
const nextOf = async ({ api }: SignedUp) => (await api.events.matches.next({})).data

async function threeHosts(sport: Sport) {
  for (const [name, fields] of [
    ['Oak Fields', 6],
    ['Elm Fields', 4],
    ['Small Fields', 2],
  ] as const)
    await makeHost(server, manager, { sport, name, fields })
  await hostsIndexed(visitor, sport, 3)
}

test('has the hosts that fit, with how many there are', async () => {
  const sport: Sport = 'Rugby'
  await threeHosts(sport)
  const organizer = await newPerson()
  const { id } = await requestOf(organizer, sport)
  expect(await nextOf(organizer)).toMatchObject({
    request: { id, name: 'Spring Cup', spaceName: 'Field', requestDist: null },
    sports: [sport],
    areDatesOver: false,
    hosts: [{ facts: { needed: 4 } }, { facts: { needed: 4 } }],
    count: 2,
  })
})

test('has hosts of which nobody knows whether they are free if no other fits', async () => {
  const sport: Sport = 'Cricket'
  await makeHost(server, manager, { sport, name: 'Oak Fields', hasCalendar: false })
  await hostsIndexed(visitor, sport, 0, 1)
  const organizer = await newPerson()
  await requestOf(organizer, sport)
  expect(await nextOf(organizer)).toMatchObject({ hosts: [{ name: 'Oak Fields', isFree: false }], count: 1 })
})

test('is for the request that starts first', async () => {
  const organizer = await newPerson()
  await requestOf(organizer, 'Lacrosse', { startDate: weekend.endDate, name: 'Later Cup' })
  await requestOf(organizer, 'Lacrosse')
  expect(await nextOf(organizer)).toMatchObject({ request: { name: 'Spring Cup' }, hosts: [], count: 0 })
})

test('is null without a request that takes answers', async () => {
  const organizer = await newPerson()
  expect(await nextOf(organizer)).toBeNull()
  await requestOf(organizer, 'Lacrosse', { status: 'Draft' })
  await requestOf(organizer, 'Lacrosse', { isClosed: true })
  await requestOf(organizer, 'Lacrosse', { category: 'Marketed' })
  expect(await nextOf(organizer)).toBeNull()
})

test('is null for a request whose host is chosen', async () => {
  const sport: Sport = 'Field Hockey'
  const { id: profileId } = await makeHost(server, manager, { sport })
  const organizer = await newPerson()
  const { id: ownerId } = await requestOf(organizer, sport)
  const { data: lead } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  expect(await nextOf(organizer)).not.toBeNull()
  const move = (api: Api, status: 'Interested' | 'Won') =>
    api.events.leads.update({
      ownerId,
      id: lead.id,
      patch: [{ op: 'replace', path: '/status', value: status }],
    })
  await move(manager.api, 'Interested')
  await move(organizer.api, 'Won')
  expect(await nextOf(organizer)).toBeNull()
})

test('has requests of the caller’s organizations, and nobody else’s', async () => {
  const [organizer, colleague, stranger] = [await newPerson(), await newPerson(), await newPerson()]
  const parentId = await makeOrganization(server, [organizer.id, colleague.id])
  const { id } = await requestOf(organizer, 'Lacrosse', { parentId })
  expect(await nextOf(colleague)).toMatchObject({ request: { id } })
  expect(await nextOf(stranger)).toBeNull()
})

test('is null for a request around a place that is not known', async () => {
  const organizer = await newPerson()
  await requestOf(organizer, 'Lacrosse', { requestAddress: 'Nowhere at all, Xyz', requestDist: 50 })
  expect(await nextOf(organizer)).toBeNull()
})

test('is part of home', async () => {
  const organizer = await newPerson()
  const { id } = await requestOf(organizer, 'Lacrosse')
  expect((await organizer.api.users.home({})).data.venues?.data).toMatchObject({ request: { id } })
})

test('is refused for visitors', async () => {
  expect((await refusal(visitor.events.matches.next({}))).status).toBe(401)
})
