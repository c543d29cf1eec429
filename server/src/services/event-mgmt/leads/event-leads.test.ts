import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { rivalHosts } from '../../../testing/rival-hosts.ts'
import { refusal, refusedFields, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let rival: SignedUp
let facilityId: string
let rivalId: string
beforeAll(async () => {
  server = await workerServer()
  ;({ organizer, host, rival, hostId: facilityId, rivalId } = await rivalHosts(server))
})
afterAll(() => server.close())

const newEvent = async (changes: object = {}) =>
  (
    await makeEvent(server, organizer.person, {
      category: 'Private',
      name: 'Heartland Spring Cup',
      ...changes,
    })
  ).id

const ask = async (ownerId: string, profileId = facilityId) =>
  (await organizer.api.events.leads.create({ ownerId, data: { profileId } })).data.id

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const move = ({ api }: SignedUp, ownerId: string, id: string, status: string) =>
  api.events.leads.update({ ownerId, id, patch: [replace('/status', status)] })

/** A lead whose host is interested. */
async function interested(changes: object = {}) {
  const ownerId = await newEvent(changes)
  const id = await ask(ownerId)
  await move(host, ownerId, id, 'Interested')
  return { ownerId, id }
}

test('a host that is asked sees the private event, and others do not', async () => {
  const id = await newEvent()
  expect((await refusal(host.api.events.get({ id }))).status).toBe(404)
  await ask(id)
  expect((await host.api.events.get({ id })).data.name).toBe('Heartland Spring Cup')
  expect((await refusal(rival.api.events.get({ id }))).status).toBe(404)
})

test('a host that is asked reads the documents of the request, and others do not', async () => {
  const ownerId = await newEvent()
  const { data: item } = await organizer.api.events.documents.create({
    ownerId,
    data: { name: 'Field plan' },
  })
  const file = new File(['Ten fields'], 'plan.txt', { type: 'text/plain' })
  await organizer.api.events.documents.putFile({ ownerId, id: item.id, file })
  await ask(ownerId)
  expect((await host.api.events.documents.list({ ownerId })).data).toMatchObject([
    { name: 'Field plan', contentType: 'text/plain' },
  ])
  expect((await refusal(rival.api.events.documents.list({ ownerId }))).status).toBe(404)
})

test('a host is told, and answers with Interested', async () => {
  const ownerId = await newEvent()
  const id = await ask(ownerId)
  expect((await mailTo(server, host.person.email, 'Heartland')).text).toContain('Heartland Spring Cup')
  const { data } = await move(host, ownerId, id, 'Interested')
  expect(data).toMatchObject({
    status: 'Interested',
    moves: [{ from: 'Open', to: 'Interested', by: 'host', name: 'host' }],
  })
  const { data: seen } = await organizer.api.events.leads.get({ ownerId, id })
  expect(seen.moves).toMatchObject([{ to: 'Interested', by: 'host', name: null }])
})

test('each host reads its own lead and nothing of the others', async () => {
  const ownerId = await newEvent()
  const own = await ask(ownerId)
  const other = await ask(ownerId, rivalId)
  const { data, _meta } = await host.api.events.leads.list({ ownerId })
  expect([data.map(({ id }) => id), _meta.stats.count]).toEqual([[own], 1])
  expect((await host.api.events.leads.stats({ ownerId, data: {} })).data.total).toBe(1)
  expect((await host.api.events.leads.my({ ownerId })).data.map(({ id }) => id)).toEqual([own])
  expect((await host.api.events.leads.search({ ownerId, data: {} }))._meta.stats.count).toBe(1)
  expect((await refusal(host.api.events.leads.get({ ownerId, id: other }))).status).toBe(403)
  // As for one that doesn't exist, so it tells nothing.
  expect((await refusal(host.api.events.leads.get({ ownerId, id: crypto.randomUUID() }))).status).toBe(403)
  expect((await refusal(move(host, ownerId, other, 'Interested'))).status).toBe(403)
  expect((await organizer.api.events.leads.list({ ownerId }))._meta.stats.count).toBe(2)
})

test('a move that is not allowed names the status and the allowed ones', async () => {
  const ownerId = await newEvent()
  const id = await ask(ownerId)
  const { problem } = await refusal(move(organizer, ownerId, id, 'Won'))
  expect(problem).toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
  expect(problem.detail).toContain("is Open can't become Won")
  expect((await refusal(move(host, ownerId, id, 'Lost'))).problem.detail).toContain(
    'You can make it Interested or Passed.',
  )
})

test('winning closes the others only if the organizer says so', async () => {
  const { ownerId, id } = await interested()
  const other = await ask(ownerId, rivalId)
  await organizer.api.events.leads.update({ ownerId, id, patch: [replace('/status', 'Won')] })
  expect((await organizer.api.events.leads.get({ ownerId, id: other })).data.status).toBe('Open')
  await move(organizer, ownerId, id, 'Interested')
  await organizer.api.events.leads.update({
    ownerId,
    id,
    patch: [replace('/status', 'Won'), replace('/closeOthers', true)],
  })
  expect((await organizer.api.events.leads.stats({ ownerId, data: {} })).data.statuses).toMatchObject({
    Won: 1,
    Lost: 1,
  })
})

test('a host passes with a reason, which goes when it answers again', async () => {
  const ownerId = await newEvent()
  const id = await ask(ownerId)
  const patch = [replace('/status', 'Passed'), replace('/passReason', 'Our fields are booked')]
  await host.api.events.leads.update({ ownerId, id, patch })
  expect((await organizer.api.events.leads.get({ ownerId, id })).data.passReason).toBe(
    'Our fields are booked',
  )
  expect((await move(host, ownerId, id, 'Open')).data.passReason).toBeNull()
})

test('a reason without passing is refused', async () => {
  const ownerId = await newEvent()
  const id = await ask(ownerId)
  const patch = [replace('/passReason', 'Too far')]
  expect(await refusedFields(host.api.events.leads.update({ ownerId, id, patch }))).toEqual(['passReason'])
})

test('the organizer changes the message to a host, and the host does not', async () => {
  const ownerId = await newEvent()
  const id = await ask(ownerId)
  const patch = [replace('/message', 'Is Thursday free, too?')]
  expect((await organizer.api.events.leads.update({ ownerId, id, patch })).data.message).toBe(
    'Is Thursday free, too?',
  )
  expect(
    (await refusal(host.api.events.leads.update({ ownerId, id, patch: [replace('/message', 'No')] }))).status,
  ).toBe(403)
})

test('answers after the deadline are refused', async () => {
  const ownerId = await newEvent({ responseDeadline: dayFromToday(5) })
  const id = await ask(ownerId)
  await server.pool.query(`update event set response_deadline = '2020-12-11' where profile_id = $1`, [
    ownerId,
  ])
  const { problem } = await refusal(move(host, ownerId, id, 'Interested'))
  expect([problem.code, problem.detail]).toEqual([
    'DEADLINE_PASSED',
    'Answers were due on Dec 11, 2020. Ask for more time.',
  ])
  expect((await refusal(ask(ownerId, rivalId))).problem.code).toBe('EVENT_CLOSED')
})

test('a host has one lead of an event', async () => {
  const ownerId = await newEvent()
  await ask(ownerId)
  expect(await refusedFields(ask(ownerId))).toEqual(['data/profileId'])
})

test('a draft asks nobody', async () => {
  const ownerId = await newEvent({ status: 'Draft' })
  expect((await refusal(ask(ownerId))).problem.code).toBe('EVENT_CLOSED')
})

test('a page that hosts nothing is not asked', async () => {
  const ownerId = await newEvent()
  expect(await refusedFields(ask(ownerId, ownerId))).toEqual(['data/profileId'])
})

test('at most twelve leads of an event are open, whether asked at once or one by one', async () => {
  const halls = await Promise.all(
    Array.from(
      { length: 13 },
      async (_, n) => (await makeFacility(server, host.person, { name: `Hall ${n}` })).id,
    ),
  )
  const [last = '', ...twelve] = halls
  const all = halls.map((profileId) => ({ profileId }))
  const ownerId = await newEvent()
  expect(await refusedFields(organizer.api.events.leads.bulk({ ownerId, data: all }))).toEqual(['data'])
  const { data } = await organizer.api.events.leads.bulk({
    ownerId,
    data: twelve.map((profileId) => ({ profileId })),
  })
  expect(data).toHaveLength(12)
  expect((await refusal(ask(ownerId, last))).problem.code).toBe('TOO_MANY_OPEN_LEADS')
  expect(
    (await refusal(organizer.api.events.leads.bulk({ ownerId, data: [{ profileId: last }] }))).problem.code,
  ).toBe('TOO_MANY_OPEN_LEADS')
  await organizer.api.events.leads.remove({ ownerId, id: data[0]?.id ?? '' })
  await ask(ownerId, last)
  expect((await refusal(ask(ownerId))).problem.code).toBe('TOO_MANY_OPEN_LEADS')
  // As if a host had answered the listing by itself: it takes no room.
  await server.pool.query('update lead set is_offered = true where request_id = $1 and profile_id = $2', [
    ownerId,
    last,
  ])
  await ask(ownerId)
})

test('one refused host refuses all of a bulk', async () => {
  const ownerId = await newEvent()
  const data = [{ profileId: facilityId }, { profileId: crypto.randomUUID() }]
  expect(await refusedFields(organizer.api.events.leads.bulk({ ownerId, data }))).toEqual([
    'data/1/profileId',
  ])
  expect((await organizer.api.events.leads.list({ ownerId }))._meta.stats.count).toBe(0)
})

test('a team says who works on a lead, which the organizer does not see', async () => {
  const ownerId = await newEvent()
  const id = await ask(ownerId)
  const { data } = await host.api.events.leads.member({ ownerId, id, data: { userId: host.id } })
  expect(data).toMatchObject({ memberId: host.id, memberName: 'host' })
  expect((await organizer.api.events.leads.get({ ownerId, id })).data.memberId).toBeNull()
  expect(
    await refusedFields(host.api.events.leads.member({ ownerId, id, data: { userId: rival.id } })),
  ).toEqual(['data/userId'])
})

test('notes are read by their own side only', async () => {
  const ownerId = await newEvent()
  const id = await ask(ownerId)
  await host.api.events.leads.notes.create({ ownerId, id, data: { text: 'Call them on Monday' } })
  await organizer.api.events.leads.notes.create({ ownerId, id, data: { text: 'Ask for a rebate' } })
  const notesOf = async ({ api }: SignedUp) =>
    (await api.events.leads.notes.list({ ownerId, id })).data.map(({ text }) => text)
  expect([await notesOf(host), await notesOf(organizer)]).toEqual([
    ['Call them on Monday'],
    ['Ask for a rebate'],
  ])
  expect((await refusal(rival.api.events.leads.notes.list({ ownerId, id }))).status).toBe(404)
})

test('a request whose only host is withdrawn stays in the lists of its organizer, without hosts', async () => {
  const own = await signUp(server, 'withdrawing')
  const { id: ownerId } = await makeEvent(server, own.person, { category: 'Private' })
  const { data } = await own.api.events.leads.create({ ownerId, data: { profileId: facilityId } })
  await own.api.events.leads.remove({ ownerId, id: data.id })
  expect((await own.api.requests.my({ take: 10 })).data).toMatchObject([{ id: ownerId, leads: [] }])
  expect((await own.api.users.home({})).data).toBeDefined()
})

test('a chosen host is reopened before it is withdrawn', async () => {
  const { ownerId, id } = await interested()
  await move(organizer, ownerId, id, 'Won')
  expect((await refusal(organizer.api.events.leads.remove({ ownerId, id }))).problem.code).toBe(
    'MOVE_NOT_ALLOWED',
  )
  await move(organizer, ownerId, id, 'Interested')
  await organizer.api.events.leads.remove({ ownerId, id })
  expect((await refusal(host.api.events.get({ id: ownerId }))).status).toBe(404)
})

test.each([
  ['a destination', 'destinationLeads', async () => (await makeDestination(server, rival.person)).id],
  [
    'a facility',
    'facilityLeads',
    async () => (await makeFacility(server, rival.person, { name: 'Elm Flats' })).id,
  ],
] as const)('%s finds its leads by status, on its board and in its statistics', async (_, calls, pageOf) => {
  const ownerId = await pageOf()
  const eventId = await newEvent({ name: 'Board Cup', roomNights: 1200, urgency: 1 })
  const id = await ask(eventId, ownerId)
  await move(rival, eventId, id, 'Interested')
  const leads = rival.api[calls]
  const { data } = await leads.search({ ownerId, data: { status: 'Interested' } })
  expect(data).toMatchObject([{ id, asked: { name: 'Board Cup' } }])
  expect((await leads.search({ ownerId, data: { status: 'Passed' } })).data).toEqual([])
  const board = (await leads.pipeline({ ownerId })).data
  expect(board.map(({ status }) => status)).toEqual(['Open', 'Interested', 'Won', 'Lost', 'Passed'])
  expect(board.find((column) => column.leads.some((lead) => lead.id === id))?.status).toBe('Interested')
  expect(board.find(({ status }) => status === 'Interested')).toMatchObject({ count: 1, roomNights: 1200 })
  const { id: memberId } = host
  const counts = async (query: object) =>
    (await leads.pipeline({ ownerId, ...query })).data.map(({ count }) => count)
  expect([await counts({ memberId }), await counts({ urgency: 1 }), await counts({ urgency: 0 })]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ])
  expect((await rival.api.leads.my({ id })).data).toMatchObject([{ id, ownerId: eventId }])
  expect((await leads.stats({ ownerId, data: {} })).data).toMatchObject({
    total: 1,
    medianHoursToAnswer: 0,
  })
  expect((await refusal(organizer.api[calls].pipeline({ ownerId }))).status).toBe(403)
})

test('a board adds up room nights beyond two billion', async () => {
  const { id } = await makeFacility(server, host.person, { name: 'Ash Meadows' })
  for (let n = 0; n < 2; n++) {
    const ownerId = await newEvent()
    await ask(ownerId, id)
    await server.pool.query('update event set room_nights = 2000000000 where profile_id = $1', [ownerId])
  }
  const { data } = await host.api.facilityLeads.pipeline({ ownerId: id })
  expect(data[0]).toMatchObject({ status: 'Open', count: 2, roomNights: 4_000_000_000 })
})

test('a page of the RFP marketplace offers to host, by its own team only', async () => {
  await (
    await server.as(admin)
  ).facilities.update({
    id: facilityId,
    patch: [replace('/membership', { isActive: true, tier: 'Silver' })],
  })
  const ownerId = await newEvent({ category: 'RFP', name: 'Listed Cup' })
  expect((await refusal(host.api.events.leads.offer({ ownerId, data: { profileId: rivalId } }))).status).toBe(
    403,
  )
  const { data } = await host.api.events.leads.offer({ ownerId, data: { profileId: facilityId } })
  expect(data).toMatchObject({
    status: 'Interested',
    profileId: facilityId,
    moves: [{ from: 'Open', to: 'Interested', by: 'host', name: 'host' }],
    asked: { contactName: 'organizer', contactEmail: null },
  })
  const { data: news } = await organizer.api.users.notifications.list({ ownerId: organizer.id, take: 100 })
  expect(news.filter(({ url }) => url === `/requests/${ownerId}`)).toMatchObject([
    { title: expect.stringMatching(/ is interested$/) },
  ])
  // Repeating it changes nothing.
  const { data: again } = await host.api.events.leads.offer({ ownerId, data: { profileId: facilityId } })
  expect(again).toEqual(data)
  expect((await organizer.api.events.leads.list({ ownerId })).data.map(({ id }) => id)).toEqual([data.id])
})

test('a host that wasn’t asked reads the address of the organizer once it is chosen, and not when another one is', async () => {
  const desk = 'desk@offers.example'
  const { id: profileId } = await makeFacility(server, host.person, { name: 'Oak Fields', email: desk })
  await (
    await server.as(admin)
  ).facilities.update({ id: profileId, patch: [replace('/membership', { isActive: true, tier: 'Silver' })] })
  const offered = async (name: string) => {
    const ownerId = await newEvent({ category: 'RFP', name })
    const { data } = await host.api.events.leads.offer({ ownerId, data: { profileId } })
    return { ownerId, id: data.id }
  }
  const emailOf = async ({ ownerId, id }: { ownerId: string; id: string }) =>
    (await host.api.events.leads.get({ ownerId, id })).data.asked.contactEmail
  const lost = await offered('Lost Cup')
  await move(organizer, lost.ownerId, lost.id, 'Lost')
  const told = await mailTo(server, desk)
  expect(told.subject).toContain('chose another place')
  expect(`${told.text} ${told.replyTo}`).not.toContain(organizer.person.email)
  expect(await emailOf(lost)).toBeNull()
  const won = await offered('Won Cup')
  await move(organizer, won.ownerId, won.id, 'Won')
  expect(await emailOf(won)).toBe(organizer.person.email)
})

test('leads and requests that are due take answers until a deadline, the soonest first', async () => {
  const [asker, asked] = [await signUp(server, 'due-organizer'), await signUp(server, 'due-host')]
  const { id: profileId } = await makeFacility(server, asked.person, { name: 'Elm Fields' })
  const leadOf = async (name: string, days: number | null) => {
    const responseDeadline = days === null ? null : dayFromToday(days)
    const { id: ownerId } = await makeEvent(server, asker.person, {
      category: 'Private',
      name,
      responseDeadline,
    })
    const { data } = await asker.api.events.leads.create({ ownerId, data: { profileId } })
    return { ownerId, id: data.id }
  }
  await leadOf('Later Cup', 10)
  await leadOf('Soon Cup', 3)
  await leadOf('Open Cup', null)
  const { ownerId: lateId } = await leadOf('Late Cup', 5)
  await server.pool.query(`update event set response_deadline = '2020-12-11' where profile_id = $1`, [lateId])
  const answered = await leadOf('Answered Cup', 6)
  await move(asked, answered.ownerId, answered.id, 'Interested')
  const won = await leadOf('Won Cup', 4)
  await move(asked, won.ownerId, won.id, 'Interested')
  await move(asker, won.ownerId, won.id, 'Won')
  const { data: leads } = await asked.api.leads.my({ isDue: true })
  expect(leads.map((lead) => lead.asked.name)).toEqual(['Soon Cup', 'Later Cup'])
  const { data: byDeadline } = await asked.api.leads.my({ status: 'Open', isByDeadline: true })
  expect(byDeadline.map((lead) => lead.asked.name)).toEqual(['Late Cup', 'Soon Cup', 'Later Cup', 'Open Cup'])
  const { data: requests } = await asker.api.requests.my({ isDue: true })
  expect(requests.map((request) => request.asked.name)).toEqual(['Soon Cup', 'Answered Cup', 'Later Cup'])
  const closed = [replace('/isClosed', true)]
  await asker.api.events.update({ id: answered.ownerId, patch: closed })
  expect((await asker.api.requests.my({ isDue: true })).data.map((request) => request.asked.name)).toEqual([
    'Soon Cup',
    'Later Cup',
  ])
})
