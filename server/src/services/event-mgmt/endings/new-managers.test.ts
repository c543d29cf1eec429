import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { endingNewsOf, join, settled, stageStanding } from './testing/standing.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

const newcomer = () => signUp(server, `newcomer-${crypto.randomUUID().slice(0, 8)}`)
const block = ({ id }: SignedUp) => admin.api.users.block({ userId: id, data: { reason: 'Spam.' } })

test('an organizer learns that only suspended people manage a host, after its last other manager left', async () => {
  const { people, hosts } = await stageStanding(server)
  const suspended = await newcomer()
  await join(server, hosts.ash.id, suspended)
  await block(suspended)
  await server.pool.query('delete from member where owner_id = $1 and user_id = $2', [
    hosts.ash.id,
    people.ash.id,
  ])
  await settled(server)
  expect((await endingNewsOf(server, people.organizer)).map(({ title }) => title)).toEqual([
    'Ash can’t answer for now',
  ])
})

test('an organizer learns that a host whose managers are suspended can answer again, by a new manager', async () => {
  const { people, hosts } = await stageStanding(server)
  await block(people.ash)
  await settled(server)
  await join(server, hosts.ash.id, await newcomer())
  await settled(server)
  // Another one is no news.
  await join(server, hosts.ash.id, await newcomer())
  await settled(server)
  expect((await endingNewsOf(server, people.organizer)).map(({ title }) => title)).toEqual([
    'Ash can’t answer for now',
    'Ash can answer again',
  ])
})

test('a suspended person who joins a host whose managers are suspended changes nothing', async () => {
  const { people, hosts } = await stageStanding(server)
  const suspended = await newcomer()
  for (const person of [people.ash, suspended]) await block(person)
  await settled(server)
  await join(server, hosts.ash.id, suspended)
  await settled(server)
  expect((await endingNewsOf(server, people.organizer)).map(({ title }) => title)).toEqual([
    'Ash can’t answer for now',
  ])
})

test('a new organizer of an event without one reopens its requests, and hosts read whom to write to', async () => {
  const { people, eventId, hosts, leadOf } = await stageStanding(server, { hasCoManager: false })
  await people.organizer.api.users.remove({ id: people.organizer.id })
  await settled(server)
  await join(server, eventId, people.coManager)
  await settled(server)
  const { api } = people.coManager
  const { data: own } = await api.events.leads.list({ ownerId: eventId })
  expect(own.map(({ status, ended }) => ({ status, ended }))).toEqual(
    expect.arrayContaining([
      { status: 'Lost', ended: 'OrganizerReturned' },
      { status: 'Won', ended: null },
    ]),
  )
  const { data: reopened } = await api.events.leads.update({
    ...leadOf(hosts.ash),
    patch: [{ op: 'replace', path: '/status', value: 'Interested' }],
  })
  expect(reopened).toMatchObject({ status: 'Interested', ended: null })
  const { data: read } = await people.ash.api.events.leads.get(leadOf(hosts.ash))
  expect(read.asked.contactName).toMatch(/^co-/)
})
