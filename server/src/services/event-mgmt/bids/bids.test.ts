import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { mailTo } from '../../../testing/mails.ts'
import type { SignedUp } from '../../../testing/people.ts'
import { rivalHosts } from '../../../testing/rival-hosts.ts'
import {
  RefusedCall,
  refusal,
  refusedFields,
  workerServer,
  type TestServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let rival: SignedUp
let facilityId: string
let rivalId: string
let unitId: string
beforeAll(async () => {
  server = await workerServer()
  const timeZone = 'America/New_York'
  ;({ organizer, host, rival, hostId: facilityId, rivalId } = await rivalHosts(server, { timeZone }))
  const { data: space } = await host.api.facilities.spaces.create({
    ownerId: facilityId,
    data: { name: 'Field 1' },
  })
  unitId = space.units[0]?.id ?? ''
})
afterAll(() => server.close())

const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 34_500, fees: 4200, grantAmount: 6000 }
const offerOn = (onDay: string) => ({ ...offer, startDate: onDay, endDate: onDay })

async function newLead(profileId = facilityId, changes: object = {}) {
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Spring Cup',
    ...changes,
  })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  return { ownerId, id: data.id }
}

let day = 0
/** A day of its own for each test, so that they don't take each other's times. */
const newDay = () => `2031-04-${String(++day).padStart(2, '0')}`
const hold = async (onDay: string, expiresDate = '2031-01-01T00:00:00Z') =>
  (
    await host.api.facilities.calendar.entries.create({
      ownerId: facilityId,
      data: {
        kind: 'Hold',
        title: 'Spring Cup',
        unitIds: [unitId],
        starts: `${onDay}T12:00:00Z`,
        ends: `${onDay}T20:00:00Z`,
        expiresDate,
      },
    })
  ).data.id
const give = (leadId: string, entryIds: string[]) =>
  host.api.facilityLeads.holds({ ownerId: facilityId, data: { leadId, entryIds } })

/** A lead with an offer that stands on a hold. */
async function offered(onDay = newDay()) {
  const lead = await newLead()
  const entryId = await hold(onDay)
  await give(lead.id, [entryId])
  await host.api.events.leads.bid.submit({ ...lead, data: offerOn(onDay) })
  return { lead, entryId, onDay }
}

const entriesOn = async (onDay: string) =>
  (
    await host.api.facilities.calendar.get({
      ownerId: facilityId,
      from: `${onDay}T00:00:00Z`,
      to: `${onDay}T23:59:00Z`,
    })
  ).data.entries.map(({ kind }) => kind)
const statusOf = async ({ ownerId, id }: { ownerId: string; id: string }) =>
  (await organizer.api.events.leads.get({ ownerId, id })).data.status
const reopen = ({ ownerId, id }: { ownerId: string; id: string }) =>
  organizer.api.events.leads.update({
    ownerId,
    id,
    patch: [{ op: 'replace', path: '/status', value: 'Interested' }],
  })

test('an offer makes an open lead interested, and its total counts what the host leaves out', async () => {
  const lead = await newLead(facilityId, { roomNights: 100 })
  await organizer.api.events.costs.create({
    ownerId: lead.ownerId,
    data: { name: 'Medical cover', price: 2400 },
  })
  const { data } = await host.api.events.leads.bid.submit({ ...lead, data: { ...offer, rebate: 8 } })
  expect(data).toMatchObject({
    missing: [{ name: 'Medical cover', price: 2400 }],
    totalWithoutRebate: 35_100,
    rebateTotal: 800,
    total: 34_300,
    status: 'Interested',
  })
  expect((await organizer.api.events.bids({ ownerId: lead.ownerId })).data).toMatchObject([{ total: 34_300 }])
})

test('a host reads its own bid only', async () => {
  const lead = await newLead()
  await organizer.api.events.leads.create({ ownerId: lead.ownerId, data: { profileId: rivalId } })
  await host.api.events.leads.bid.submit({ ...lead, data: offer })
  expect((await rival.api.events.bids({ ownerId: lead.ownerId })).data).toEqual([])
  expect((await refusal(rival.api.events.leads.bid.get(lead))).status).toBe(403)
  expect((await host.api.events.bids({ ownerId: lead.ownerId })).data).toHaveLength(1)
})

test('an award books what is held', async () => {
  const { lead, onDay } = await offered()
  const { data } = await organizer.api.events.leads.award({ ...lead, data: {} })
  expect(data.status).toBe('Won')
  expect(await entriesOn(onDay)).toEqual(['Booking'])
})

test('the host that is chosen reads in its email what the award booked', async () => {
  const lead = await newLead(facilityId, { name: 'Booked Cup' })
  await give(lead.id, [await hold('2031-05-07')])
  await host.api.events.leads.bid.submit({ ...lead, data: offerOn('2031-05-07') })
  await organizer.api.events.leads.award({ ...lead, data: {} })
  const { text } = await mailTo(server, host.person.email, 'chose you for Booked Cup')
  expect(text).toMatch(/Booked: Field 1 at .+, May 7, 2031\. Reply to this email/)
})

const versionSeen = async ({ ownerId, id }: { ownerId: string; id: string }) =>
  (await organizer.api.events.leads.bid.get({ ownerId, id })).data?.version ?? null

test.each<[string, string, (bid: Awaited<ReturnType<typeof offered>>) => Promise<unknown>]>([
  [
    'its price',
    'changed its offer',
    ({ lead, onDay }) =>
      host.api.events.leads.bid.submit({ ...lead, data: { ...offerOn(onDay), rent: 99_000 } }),
  ],
  ['that a hold is gone', 'released a hold', ({ lead }) => give(lead.id, [])],
  [
    'when a hold is',
    'changed what it holds',
    ({ entryId, onDay }) =>
      host.api.facilities.calendar.entries.update({
        ownerId: facilityId,
        id: entryId,
        patch: [{ op: 'replace', path: '/ends', value: `${onDay}T19:00:00Z` }],
      }),
  ],
  ['the whole offer', 'withdrew its offer', ({ lead }) => host.api.events.leads.bid.withdraw(lead)],
])(
  'an award of an offer that the organizer saw before the host changed %s is refused, because the host %s',
  async (_what, reason, change) => {
    const bid = await offered()
    const offerVersion = await versionSeen(bid.lead)
    await change(bid)
    const { status, problem } = await refusal(
      organizer.api.events.leads.award({ ...bid.lead, data: { offerVersion } }),
    )
    expect([status, problem.code]).toEqual([409, 'OFFER_CHANGED'])
    expect(problem.detail).toBe(`The host ${reason} since you looked at it. Look at it again.`)
    expect(await statusOf(bid.lead)).toBe('Interested')
    const data = { offerVersion: await versionSeen(bid.lead) }
    expect((await organizer.api.events.leads.award({ ...bid.lead, data })).data.status).toBe('Won')
  },
)

test('an award of a host without an offer is refused once there is one', async () => {
  const lead = await newLead()
  await host.api.events.leads.bid.submit({ ...lead, data: offer })
  const award = organizer.api.events.leads.award({ ...lead, data: { offerVersion: null } })
  expect((await refusal(award)).problem.code).toBe('OFFER_CHANGED')
})

test('a status of Won is the same award, and reopening releases the bookings', async () => {
  const { lead, onDay } = await offered()
  const { ownerId, id } = lead
  await organizer.api.events.leads.update({
    ownerId,
    id,
    patch: [{ op: 'replace', path: '/status', value: 'Won' }],
  })
  expect(await entriesOn(onDay)).toEqual(['Booking'])
  await reopen(lead)
  expect(await entriesOn(onDay)).toEqual([])
})

test('a hold behind another is not awarded, and nothing changes', async () => {
  const onDay = newDay()
  const { lead: first } = await offered(onDay)
  const { lead: second } = await offered(onDay)
  expect((await refusal(organizer.api.events.leads.award({ ...second, data: {} }))).problem.code).toBe(
    'TIME_TAKEN',
  )
  expect([await statusOf(second), await entriesOn(onDay)]).toEqual(['Interested', ['Hold', 'Hold']])
  await organizer.api.events.leads.award({ ...first, data: {} })
  expect(await statusOf(first)).toBe('Won')
})

test('a hold whose time somebody else booked says when, and an award names no other customer', async () => {
  const onDay = newDay()
  const { lead: first } = await offered(onDay)
  const { lead: second } = await offered(onDay)
  await organizer.api.events.leads.award({ ...first, data: {} })
  const { problem } = await refusal(organizer.api.events.leads.award({ ...second, data: {} }))
  expect([problem.code, problem.conflicts]).toEqual(['TIME_TAKEN', undefined])
  const { data } = await organizer.api.events.bids({ ownerId: second.ownerId })
  expect(data[0]?.holds).toMatchObject([{ state: 'Held', takenDate: expect.stringMatching(/Z$/) }])
  expect((await organizer.api.events.bids({ ownerId: first.ownerId })).data[0]?.holds).toMatchObject([
    { state: 'Booked', takenDate: null },
  ])
})

test('a hold says its days by the clock of the facility, without the midnight at which it ends', async () => {
  const lead = await newLead()
  const { data: entry } = await host.api.facilities.calendar.entries.create({
    ownerId: facilityId,
    data: {
      kind: 'Hold',
      title: 'Spring Cup',
      unitIds: [unitId],
      // Midnights in New York.
      starts: '2032-06-17T04:00:00Z',
      ends: '2032-06-21T04:00:00Z',
      expiresDate: '2031-12-21T05:00:00Z',
    },
  })
  await give(lead.id, [entry.id])
  expect((await host.api.events.leads.holds(lead)).data).toMatchObject([
    { firstDay: '2032-06-17', lastDay: '2032-06-20', heldThrough: '2031-12-20' },
  ])
})

test('bids are with the miles from where the event looks', async () => {
  const near = await makeFacility(server, rival.person, { name: 'Near', lat: 41.0793, lng: -85.1394 })
  const lead = await newLead(near.id, { requestAddress: 'Indianapolis, IN' })
  await rival.api.events.leads.bid.submit({ ...lead, data: offer })
  const { data } = await organizer.api.events.bids({ ownerId: lead.ownerId })
  expect(data[0]?.miles).toBeCloseTo(104, -1)
})

test('a hold names the spaces that are of the type asked for, or without a type', async () => {
  const { data: diamond } = await host.api.facilities.spaces.create({
    ownerId: facilityId,
    data: { name: 'Diamond 1', spaceType: 'Diamond' },
  })
  const onDay = newDay()
  const { data: entry } = await host.api.facilities.calendar.entries.create({
    ownerId: facilityId,
    data: {
      kind: 'Hold',
      title: 'Spring Cup',
      unitIds: [unitId, ...diamond.units.map(({ id }) => id)],
      starts: `${onDay}T12:00:00Z`,
      ends: `${onDay}T20:00:00Z`,
      expiresDate: '2031-01-01T00:00:00Z',
    },
  })
  const holdsFor = async (changes: object) => {
    const lead = await newLead(facilityId, changes)
    await give(lead.id, [entry.id])
    const { data } = await host.api.events.leads.holds(lead)
    await give(lead.id, [])
    return data.map(({ spaces, spacesAsked }) => ({ spaces, spacesAsked }))
  }
  const spaces = ['Diamond 1', 'Field 1']
  expect(await holdsFor({ spaceName: 'Court', spaceCount: 6 })).toEqual([
    { spaces, spacesAsked: ['Field 1'] },
  ])
  expect(await holdsFor({ spaceName: 'Diamond', spaceCount: 6 })).toEqual([{ spaces, spacesAsked: spaces }])
  expect(await holdsFor({ spaceName: null })).toEqual([{ spaces, spacesAsked: spaces }])
})

test('a hold that ran out is not awarded', async () => {
  const { lead, entryId } = await offered()
  await server.pool.query(
    `update calendar_entry set expires_date = now() - interval '1 second' where id = $1`,
    [entryId],
  )
  expect((await host.api.events.leads.bid.get(lead)).data?.holds).toMatchObject([{ state: 'RanOut' }])
  expect((await host.api.events.leads.holds(lead)).data).toMatchObject([{ entryId, state: 'RanOut' }])
  expect((await refusal(organizer.api.events.leads.award({ ...lead, data: {} }))).problem.code).toBe(
    'HOLD_EXPIRED',
  )
  expect(await statusOf(lead)).toBe('Interested')
})

test('closing the others releases what they hold', async () => {
  const { ownerId, id } = await newLead(rivalId)
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: facilityId } })
  const onDay = newDay()
  await give(data.id, [await hold(onDay)])
  await host.api.events.leads.bid.submit({ ownerId, id: data.id, data: offerOn(onDay) })
  await rival.api.events.leads.bid.submit({ ownerId, id, data: offer })
  await organizer.api.events.leads.award({ ownerId, id, data: { closeOthers: true } })
  expect([await statusOf({ ownerId, id: data.id }), await entriesOn(onDay)]).toEqual(['Lost', []])
})

test('a lead says whether an award closed it, or the organizer turned the host down', async () => {
  const { ownerId, id } = await newLead(rivalId)
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: facilityId } })
  await host.api.events.leads.bid.submit({ ownerId, id: data.id, data: offer })
  await rival.api.events.leads.bid.submit({ ownerId, id, data: offer })
  const moveTo = (value: 'Lost' | 'Interested') =>
    organizer.api.events.leads.update({
      ownerId,
      id: data.id,
      patch: [{ op: 'replace', path: '/status', value }],
    })
  await moveTo('Lost')
  await moveTo('Interested')
  await organizer.api.events.leads.award({ ownerId, id, data: { closeOthers: true } })
  const { moves } = (await organizer.api.events.leads.get({ ownerId, id: data.id })).data
  expect(moves.filter(({ to }) => to === 'Lost').map(({ isByAward }) => isByAward)).toEqual([false, true])
})

test('the hours to an answer count from when the host was asked, not from when the request was made', async () => {
  const lead = await newLead()
  await server.pool.query(`update request set confirmed_date = now() - interval '10 days' where id = $1`, [
    lead.ownerId,
  ])
  const { data } = await host.api.events.leads.bid.submit({ ...lead, data: offer })
  expect(data.hoursToAnswer).toBe(0)
})

test('the history of a lead has offers and holds with who and when, for its host only', async () => {
  const before = new Date().toISOString()
  const { lead, onDay } = await offered()
  await host.api.events.leads.bid.submit({ ...lead, data: { ...offerOn(onDay), rent: 30_000 } })
  await host.api.events.leads.bid.withdraw(lead)
  const { data } = await host.api.events.leads.history(lead)
  expect(data.map(({ what, status, name }) => [what, status, name])).toEqual([
    ['Held', null, 'host'],
    ['Moved', 'Interested', 'host'],
    ['Offered', null, 'host'],
    ['Offered', null, 'host'],
    ['OfferWithdrawn', null, 'host'],
  ])
  expect(data.every(({ at }) => at >= before)).toBe(true)
  expect(await entriesOn(onDay)).toEqual([])
  const statusFor = async ({ api }: SignedUp) => (await refusal(api.events.leads.history(lead))).status
  expect([await statusFor(organizer), await statusFor(rival)]).toEqual([403, 404])
})

test('the history of a lead has its newest 200 steps', async () => {
  const lead = await newLead()
  await server.pool.query(
    `insert into audit_log (operation, owner_id, subject_id, patch)
    select 'test', $1, $2, '[{"op": "replace", "path": "/bid"}]' from generate_series(1, 250)`,
    [facilityId, lead.id],
  )
  await host.api.events.leads.bid.submit({ ...lead, data: offer })
  const { data } = await host.api.events.leads.history(lead)
  expect([data.length, data.at(-1)?.name]).toEqual([200, 'host'])
})

test('of many awards of one space at once, exactly one wins', async () => {
  const onDay = newDay()
  const leads = [await offered(onDay), await offered(onDay), await offered(onDay)].map(({ lead }) => lead)
  const calls = Array.from({ length: 8 }, () => leads)
    .flat()
    .map((lead) => organizer.api.events.leads.award({ ...lead, data: {} }))
  const results = await Promise.allSettled(calls)
  const refused = results.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof RefusedCall ? [result.reason.problem.code] : [],
  )
  expect(new Set(refused)).toEqual(new Set(['TIME_TAKEN']))
  expect((await Promise.all(leads.map(statusOf))).toSorted()).toEqual(['Interested', 'Interested', 'Won'])
  expect((await entriesOn(onDay)).filter((kind) => kind === 'Booking')).toHaveLength(1)
})

test('of two hosts of one event, one is chosen if both are at once and the others are closed', async () => {
  const { ownerId, id } = await newLead(rivalId)
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: facilityId } })
  await rival.api.events.leads.bid.submit({ ownerId, id, data: offer })
  await host.api.events.leads.bid.submit({ ownerId, id: data.id, data: offer })
  const choose = (leadId: string) =>
    organizer.api.events.leads.award({ ownerId, id: leadId, data: { closeOthers: true } })
  const results = await Promise.allSettled([choose(id), choose(data.id), choose(id), choose(data.id)])
  const statuses = [await statusOf({ ownerId, id }), await statusOf({ ownerId, id: data.id })]
  expect(statuses.toSorted()).toEqual(['Lost', 'Won'])
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ problem: { code: 'MOVE_NOT_ALLOWED' } })
})

test('a request that is withdrawn, or lost, releases what is held for it', async () => {
  const withdrawn = await offered()
  await organizer.api.events.leads.remove(withdrawn.lead)
  const lost = await offered()
  const { ownerId, id } = lost.lead
  await organizer.api.events.leads.update({
    ownerId,
    id,
    patch: [{ op: 'replace', path: '/status', value: 'Lost' }],
  })
  expect([await entriesOn(withdrawn.onDay), await entriesOn(lost.onDay)]).toEqual([[], []])
})

test('a destination bids with spaces that a facility of it has held', async () => {
  const { id: destinationId } = await makeDestination(server, rival.person)
  const lead = await newLead(destinationId)
  const onDay = newDay()
  const entryId = await hold(onDay)
  expect(await refusedFields(give(lead.id, [entryId]))).toEqual(['data/leadId'])
  await server.pool.query(
    'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
    [facilityId, destinationId],
  )
  expect(await refusedFields(give(lead.id, [entryId]))).toEqual(['data/leadId'])
  await rival.api.events.leads.holdRequests.create({ ...lead, data: { facilityId } })
  await give(lead.id, [entryId])
  await rival.api.events.leads.bid.submit({ ...lead, data: offerOn(onDay) })
  await organizer.api.events.leads.award({ ...lead, data: {} })
  expect(await entriesOn(onDay)).toEqual(['Booking'])
})

test("a hold of another bid is refused, as is another facility's", async () => {
  const taken = await offered()
  const lead = await newLead()
  expect(await refusedFields(give(lead.id, [taken.entryId]))).toEqual(['data/entryIds/0'])
  const asRival = rival.api.facilityLeads.holds({ ownerId: rivalId, data: { leadId: lead.id, entryIds: [] } })
  expect(await refusedFields(asRival)).toEqual(['data/leadId'])
})

test('an offer is changed until the deadline', async () => {
  const lead = await newLead(facilityId, { responseDeadline: dayFromToday(3) })
  await host.api.events.leads.bid.submit({ ...lead, data: offer })
  await host.api.events.leads.bid.submit({ ...lead, data: { ...offer, rent: 30_000 } })
  expect((await organizer.api.events.leads.bid.get(lead)).data?.rent).toBe(30_000)
  await server.pool.query('update event set response_deadline = current_date - 2 where profile_id = $1', [
    lead.ownerId,
  ])
  expect((await refusal(host.api.events.leads.bid.submit({ ...lead, data: offer }))).problem.code).toBe(
    'DEADLINE_PASSED',
  )
})

test('a withdrawn offer releases its holds', async () => {
  const { lead, onDay } = await offered()
  await host.api.events.leads.bid.withdraw(lead)
  expect((await organizer.api.events.leads.bid.get(lead)).data).toBeNull()
  expect(await entriesOn(onDay)).toEqual([])
})

test.each([
  ['a rent below zero', { rent: -1 }, 'data/rent'],
  ['a rent beyond all budgets', { rent: 1e12 }, 'data/rent'],
  ['dates in reverse', { endDate: '2031-04-01' }, 'data/endDate'],
  ['dates in the past', { startDate: '2020-01-01', endDate: '2020-01-02' }, 'data/startDate'],
  ['a block of rooms for many years', { endDate: '2099-12-31', hotelRooms: 100_000 }, 'data/endDate'],
  ['a stay of over a year', { endDate: '2032-04-24' }, 'data/endDate'],
])('%s is refused', async (_what, change, path) => {
  const lead = await newLead()
  expect(
    await refusedFields(host.api.events.leads.bid.submit({ ...lead, data: { ...offer, ...change } })),
  ).toEqual([path])
})

test('only managers of the event award, and only the host offers', async () => {
  const { lead } = await offered()
  expect((await refusal(host.api.events.leads.award({ ...lead, data: {} }))).status).toBe(403)
  expect((await refusal(organizer.api.events.leads.bid.submit({ ...lead, data: offer }))).status).toBe(403)
})

test('the host that is chosen becomes a place of the event, until it is reopened', async () => {
  const { lead } = await offered()
  const places = async () =>
    (await organizer.api.events.places.list({ ownerId: lead.ownerId })).data.map(({ profileId }) => profileId)
  await organizer.api.events.leads.award({ ...lead, data: { closeOthers: false } })
  expect(await places()).toEqual([facilityId])
  await reopen(lead)
  expect(await places()).toEqual([])
})
