import { afterAll, beforeAll, expect, test } from 'vitest'
import { bidTotal } from '@app/contract/rules/bid-total.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { makeEvent } from '../../../testing/events.ts'
import { mailTo } from '../../../testing/mails.ts'
import type { SignedUp } from '../../../testing/people.ts'
import { rivalHosts } from '../../../testing/rival-hosts.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { readMovedLead } from '../mails/mailed-requests.ts'

/** What a host looks at before it sends an offer, what the reply has, what the organizer compares, and what the email has: one figure. */

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let rival: SignedUp
let hostId: string
beforeAll(async () => {
  server = await workerServer()
  ;({ organizer, host, rival, hostId } = await rivalHosts(server))
})
afterAll(() => server.close())

const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 1000 }
const medics = { name: 'Medical cover', price: 2400 }
const ice = { name: 'Ice', price: 150 }

async function newLead(name: string, roomNights: number | null = null) {
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name,
    roomNights,
    liveStream: 'Wished',
  })
  await addCost(ownerId, medics)
  await addCost(ownerId, ice)
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: hostId } })
  return { ownerId, id: data.id }
}
const addCost = (ownerId: string, data: typeof medics) => organizer.api.events.costs.create({ ownerId, data })

type Lead = Awaited<ReturnType<typeof newLead>>
const submit = (lead: Lead, data: typeof offer & { confirmedTotal?: number }) =>
  host.api.events.leads.bid.submit({ ...lead, data })
/** What the form of the host shows, from what it reads as soon as it was asked. */
async function panelOf(lead: Lead, typed: typeof offer) {
  const { data: costs } = await host.api.events.leads.costs(lead)
  const { data: event } = await host.api.events.get({ id: lead.ownerId })
  return bidTotal(typed, { costs, roomNights: event.roomNights }).total
}
const comparedOf = async ({ ownerId }: Lead) =>
  (await organizer.api.events.bids({ ownerId })).data.map(({ total }) => total)

test.each([
  ['costs that it leaves out', null, {}, 3550],
  ['one cost that it includes', null, { included: ['Ice'] }, 3400],
  ['all costs included', null, { included: ['Medical cover', 'Ice'] }, 1000],
  ['a cost that the organizer doesn’t have', null, { included: ['Shuttles'] }, 3550],
  ['a rebate of the room nights asked for', 100, { rebate: 8, hotelRooms: 60 }, 2750],
  ['a rebate of a block that is smaller than asked', 100, { rebate: 8, hotelRooms: 10 }, 3310],
  ['a rebate of its own block of rooms', null, { rebate: 8, hotelRooms: 60 }, 2110],
  ['a rebate without any rooms', null, { rebate: 8 }, 3550],
  ['a grant above its rent', null, { fees: 200, grantAmount: 4750 }, -1000],
  ['no live stream', null, { liveStreamCost: null }, 3550],
  ['a live stream that the rent includes', null, { liveStreamCost: 0 }, 3550],
  ['a live stream at a price', null, { liveStreamCost: 750 }, 4300],
])('an offer with %s costs the same everywhere', async (what, roomNights, changes, total) => {
  const name = `Cup of ${what}`
  const lead = await newLead(name, roomNights)
  const typed = { ...offer, ...changes }
  const confirmedTotal = await panelOf(lead, typed)
  const { data: reply } = await submit(lead, { ...typed, confirmedTotal })
  expect([confirmedTotal, reply.total, reply.confirmedTotal, ...(await comparedOf(lead))]).toEqual([
    total,
    total,
    total,
    total,
  ])
  const title = `Cedar Bend made an offer for ${name}: ${dollars(total)}`
  const { text } = await mailTo(server, organizer.person.email, title)
  const scope =
    'liveStreamCost' in changes && changes.liveStreamCost !== null
      ? 'with everything you asked for'
      : 'without the live stream that you asked for'
  expect(text).toContain(`Their offer: ${dollars(total)} in total ${scope}.`)
  const { rows } = await server.pool.query(
    'select from user_notification where owner_id = $1 and title = $2',
    [organizer.id, title],
  )
  expect(rows).toHaveLength(1)
})

test('an offer at a total that isn’t right any longer is refused with the total, and nothing is stored', async () => {
  const lead = await newLead('Later Cup')
  const confirmedTotal = await panelOf(lead, offer)
  await addCost(lead.ownerId, { name: 'Shuttles', price: 3200 })
  const { status, problem } = await refusal(submit(lead, { ...offer, confirmedTotal }))
  expect([status, problem.code]).toEqual([409, 'TOTAL_CHANGED'])
  expect(problem.detail).toContain('$6,750')
  expect((await host.api.events.leads.bid.get(lead)).data).toBeNull()
  expect((await submit(lead, { ...offer, confirmedTotal: 6750 })).data.total).toBe(6750)
})

test('a host reads that its figure changed after the offer, and confirms the new one without news for the organizer', async () => {
  const lead = await newLead('Moved Cup')
  await submit(lead, offer)
  await addCost(lead.ownerId, { name: 'Shuttles', price: 3200 })
  const { data: moved } = await host.api.events.leads.bid.get(lead)
  expect(moved).toMatchObject({ total: 6750, confirmedTotal: 3550 })
  expect((await submit(lead, offer)).data).toMatchObject({ total: 6750, confirmedTotal: 6750 })
  const { rows } = await server.pool.query<{ title: string }>(
    `select title from user_notification where owner_id = $1 and title like '%Moved Cup%'`,
    [organizer.id],
  )
  expect(rows).toEqual([{ title: 'Cedar Bend made an offer for Moved Cup: $3,550' }])
})

test('the email about a change has the figure before and the confirmed one, both at the costs of then', async () => {
  const lead = await newLead('Changed Cup')
  await submit(lead, offer)
  await addCost(lead.ownerId, { name: 'Shuttles', price: 3200 })
  await submit(lead, { ...offer, rent: 4000 })
  const { text } = await mailTo(server, organizer.person.email, 'changed its offer for Changed Cup: $9,750')
  expect(text).toContain('Total: $6,750 before, $9,750 now.')
})

test('an email that is composed after the costs changed has the total that the host confirmed', async () => {
  const lead = await newLead('Slow Cup')
  await submit(lead, offer)
  await addCost(lead.ownerId, { name: 'Shuttles', price: 3200 })
  expect((await readMovedLead(server.db, lead.id))?.total).toBe(3550)
})

test('only the teams of both sides read the costs at a lead', async () => {
  const lead = await newLead('Private Cup')
  const rows = [
    { ...ice, note: null },
    { ...medics, note: null },
  ]
  expect((await host.api.events.leads.costs(lead)).data).toEqual(rows)
  expect((await organizer.api.events.leads.costs(lead)).data).toEqual(rows)
  expect((await refusal(rival.api.events.leads.costs(lead))).status).toBe(404)
  expect((await refusal((await server.as()).events.leads.costs(lead))).status).toBe(404)
})
