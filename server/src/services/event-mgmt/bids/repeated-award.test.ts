import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let rival: SignedUp
let facilityId: string
let rivalId: string
let unitId: string
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
  rival = await signUp(server, 'rival')
  facilityId = (await makeFacility(server, host.person, { name: 'Cedar Bend' })).id
  rivalId = (await makeFacility(server, rival.person, { name: 'Three Forks' })).id
  const { data } = await host.api.facilities.spaces.create({ ownerId: facilityId, data: { name: 'Field 1' } })
  unitId = data.units[0]?.id ?? ''
})
afterAll(() => server.close())

interface Lead {
  ownerId: string
  id: string
}
let chosen: Lead
let other: Lead
beforeEach(async () => {
  const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'Private', name: 'Cup' })
  const ask = async (profileId: string) =>
    (await organizer.api.events.leads.create({ ownerId, data: { profileId } })).data.id
  chosen = { ownerId, id: await ask(rivalId) }
  other = { ownerId, id: await ask(facilityId) }
  const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 34_500 }
  await rival.api.events.leads.bid.submit({ ...chosen, data: offer })
  await organizer.api.events.leads.award({ ...chosen, data: {} })
})

const statusOf = async (lead: Lead) => (await organizer.api.events.leads.get(lead)).data.status
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value }) as const

test.each([
  ['award', (lead: Lead) => organizer.api.events.leads.award({ ...lead, data: { closeOthers: true } })],
  [
    'change of its status',
    (lead: Lead) =>
      organizer.api.events.leads.update({
        ...lead,
        patch: [replace('/status', 'Won'), replace('/closeOthers', true)],
      }),
  ],
])('a repeated %s closes the others, and changes nothing of the chosen lead', async (_name, repeat) => {
  const { data: entry } = await host.api.facilities.calendar.entries.create({
    ownerId: facilityId,
    data: {
      kind: 'Hold',
      title: 'Cup',
      unitIds: [unitId],
      starts: '2031-04-23T12:00:00Z',
      ends: '2031-04-23T20:00:00Z',
      expiresDate: '2031-01-01T00:00:00Z',
    },
  })
  await host.api.facilityLeads.holds({
    ownerId: facilityId,
    data: { leadId: other.id, entryIds: [entry.id] },
  })
  const { moves } = (await organizer.api.events.leads.get(chosen)).data
  await repeat(chosen)
  expect(await statusOf(other)).toBe('Lost')
  const { data } = await host.api.facilities.calendar.get({
    ownerId: facilityId,
    from: '2031-04-23T00:00:00Z',
    to: '2031-04-24T00:00:00Z',
  })
  expect(data.entries).toEqual([])
  expect((await organizer.api.events.leads.get(chosen)).data.moves).toEqual(moves)
})

test('a chosen host can’t close the others', async () => {
  const patch = [replace('/closeOthers', true)]
  expect((await refusal(rival.api.events.leads.update({ ...chosen, patch }))).status).toBe(403)
  expect(await statusOf(other)).toBe('Open')
})
