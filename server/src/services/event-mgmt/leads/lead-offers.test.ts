import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import type { SignedUp } from '../../../testing/people.ts'
import { rivalHosts } from '../../../testing/rival-hosts.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let hostId: string
let lead: { ownerId: string; id: string }
beforeAll(async () => {
  server = await workerServer()
  ;({ organizer, host, hostId } = await rivalHosts(server))
})
afterAll(() => server.close())
beforeEach(async () => {
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Spring Cup',
  })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: hostId } })
  lead = { ownerId, id: data.id }
})

const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 34_500 }
const submit = (changes: object = {}) =>
  host.api.events.leads.bid.submit({ ...lead, data: { ...offer, ...changes } })
const offersFor = async ({ api }: SignedUp) => (await api.events.leads.get(lead)).data.offers

test('the organizer reads when offers were sent, changed and withdrawn, and none of the names of the host', async () => {
  expect(await offersFor(organizer)).toEqual([])
  await submit()
  await submit({ rent: 30_000 })
  await host.api.events.leads.bid.withdraw(lead)
  const whats = ['Offered', 'Offered', 'OfferWithdrawn']
  expect(await offersFor(organizer)).toMatchObject(whats.map((what) => ({ what, name: null })))
  expect(await offersFor(host)).toMatchObject(whats.map((what) => ({ what, name: 'host' })))
  const { data } = await organizer.api.events.leads.list({ ownerId: lead.ownerId })
  expect(data.map(({ offers }) => offers.length)).toEqual([3])
})

test('an offer without an entry in the log is one all the same, as that of imported data', async () => {
  await submit()
  await server.pool.query('delete from audit_log where subject_id = $1', [lead.id])
  expect((await offersFor(organizer)).map(({ what }) => what)).toEqual(['Offered'])
  const { data } = await host.api.events.leads.history(lead)
  expect(data.map(({ what }) => what).toSorted()).toEqual(['Moved', 'Offered'])
})

test.each([
  ['that isn’t offered', null, 34_500],
  ['that is included', 0, 34_500],
  ['at a price', 750, 35_250],
])('a live stream %s is a part of the offer and of its total', async (_offer, liveStreamCost, total) => {
  expect((await submit({ liveStreamCost })).data).toMatchObject({
    liveStreamCost,
    total,
    confirmedTotal: total,
  })
})
