import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import type { SignedUp } from '../../../testing/people.ts'
import { rivalHosts } from '../../../testing/rival-hosts.ts'
import { eventually, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let rival: SignedUp
let hostId: string
let rivalId: string
beforeAll(async () => {
  server = await workerServer()
  ;({ organizer, host, rival, hostId, rivalId } = await rivalHosts(server))
})
afterAll(() => server.close())

/** Asks both hosts for an event of this category, and chooses the first one. */
async function awardedEvent(category: 'Private' | 'RFP' | 'Marketed') {
  const { id: ownerId } = await makeEvent(server, organizer.person, { category })
  const ask = async (profileId: string, { api }: SignedUp) => {
    const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
    await api.events.leads.update({
      ownerId,
      id: data.id,
      patch: [{ op: 'replace', path: '/status', value: 'Interested' }],
    })
    return data.id
  }
  const id = await ask(hostId, host)
  await ask(rivalId, rival)
  await organizer.api.events.leads.award({ ownerId, id, data: { closeOthers: true } })
  return ownerId
}

const placesFor = async ({ api }: SignedUp, ownerId: string) =>
  (await api.events.places.list({ ownerId })).data.map(({ name }) => name)
const calendarFor = async ({ token }: SignedUp, id: string) =>
  (await wire(server.origin, 'GET', `/event-mgmt/api/events/${id}/ical`, { token })).text

test.each(['Private', 'RFP'] as const)(
  'a host that lost an event of the category %s reads neither place nor calendar of the one that was chosen',
  async (category) => {
    const id = await awardedEvent(category)
    for (const person of [organizer, host]) {
      expect(await placesFor(person, id)).toEqual(['Cedar Bend'])
      expect(await calendarFor(person, id)).toContain('LOCATION:Cedar Bend')
    }
    expect(await placesFor(rival, id)).toEqual([])
    expect(await calendarFor(rival, id)).toContain('BEGIN:VEVENT')
    expect(await calendarFor(rival, id)).not.toContain('Cedar Bend')
  },
)

test('everybody reads where a public event takes place', async () => {
  const id = await awardedEvent('Marketed')
  expect(await placesFor(rival, id)).toEqual(['Cedar Bend'])
  expect(await calendarFor(rival, id)).toContain('LOCATION:Cedar Bend')
})

test('a place that was not chosen among hosts is read by all who see the event', async () => {
  const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'Private' })
  await organizer.api.events.places.create({ ownerId, data: { profileId: hostId } })
  await organizer.api.events.leads.create({ ownerId, data: { profileId: rivalId } })
  expect(await placesFor(rival, ownerId)).toEqual(['Cedar Bend'])
})

test('a search of the RFP marketplace by the name of the chosen host finds no event that it won', async () => {
  const membership = {
    op: 'replace' as const,
    path: '/membership',
    value: { isActive: true, tier: 'Silver' },
  }
  await (await server.as(admin)).facilities.update({ id: rivalId, patch: [membership] })
  await awardedEvent('RFP')
  const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'RFP' })
  await organizer.api.events.places.create({ ownerId, data: { profileId: hostId } })
  const find = async () =>
    (await rival.api.events.searchRfps({ data: { text: 'Cedar Bend' } })).data.map(({ id }) => id)
  await eventually(find, (ids) => ids.includes(ownerId))
  expect(await find()).toEqual([ownerId])
})
