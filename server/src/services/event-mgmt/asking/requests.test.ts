import { moveLead } from '../../../testing/requests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { moveAsSender as choose, openLink } from '../../../testing/mailed-links.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'

let server: TestServer
let visitor: Api
let host: SignedUp
let facilityId: string
let destinationId: string
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  host = await signUp(server, 'host')
  facilityId = (await makeFacility(server, host.person, { email: 'desk@hall.example' })).id
  // Without an address.
  destinationId = (await makeDestination(server, host.person)).id
})
afterAll(() => server.close())

let senders = 0
const nextSender = () => `sender-${senders++}@club.example`

const draft = (email: string) => ({
  contactName: 'Ada Coach',
  contactEmail: email,
  contactOrganization: 'Elm Club',
  name: 'Spring Cup',
  sportsList: ['Volleyball' as const],
  startDate: '2099-03-12',
  endDate: '2099-03-14',
  spaceName: 'Court' as const,
  spaceCount: 8,
  participants: 400,
  description: 'Two halls,\nthree days.',
  hosts: [
    { kind: 'facility' as const, id: facilityId },
    { kind: 'destination' as const, id: destinationId },
  ],
})

/** A confirmed request of somebody without an account. */
async function confirmed() {
  // All requests here come from one network.
  await server.pool.query('delete from use_count')
  const email = nextSender()
  await visitor.requests.create({ data: draft(email) })
  const key = tokenIn(await mailTo(server, email))
  const { data } = await (await openLink(server, key)).confirm()
  const leadAt = (id: string) => data.leads.find((lead) => lead.host.id === id)?.id ?? ''
  return { email, key, atFacility: leadAt(facilityId), atDestination: leadAt(destinationId) }
}

const moveAsHost = (leadId: string, status: 'Interested' | 'Passed' | 'Open' | 'Won') =>
  moveLead(host.api, leadId, status)
const moveAsSender = async (
  key: string,
  leadId: string,
  status: 'Won' | 'Lost' | 'Interested',
  closeOthers = false,
) => (await openLink(server, key)).move({ leadId, status, closeOthers })
const read = async (key: string) => (await (await openLink(server, key)).readRequest()).data
const statuses = async (key: string) => {
  const { leads } = await read(key)
  return Object.fromEntries(leads.map((lead) => [lead.host.kind, lead.status]))
}

test('the request of a stranger waits until the address is confirmed', async () => {
  const email = nextSender()
  const { data } = await visitor.requests.create({ data: draft(email) })
  expect(data).toEqual({ id: null, isConfirmed: false })
  const mail = await mailTo(server, email)
  expect(mail.text).toContain('Elm Street Fieldhouse')
  // Whoever typed a stranger's address must not reach them with a text of their own.
  expect(mail.text).not.toMatch(/Ada|Spring Cup|Two halls/)
  expect(await read(tokenIn(mail))).toMatchObject({ confirmedDate: null, asked: { name: 'Spring Cup' } })
  expect((await host.api.leads.my({ take: 100 })).data).toEqual([])
})

test('a confirmed request is mailed to the host with an address and to the manager of the other', async () => {
  const { email, key } = await confirmed()
  const mail = await mailTo(server, 'desk@hall.example')
  expect(mail).toMatchObject({
    replyTo: email,
    subject: 'Request from Ada Coach: Spring Cup, Mar 12 – 14, 2099',
  })
  expect(mail.text).toContain('Organization: Elm Club\nEvent: Spring Cup\nSport: Volleyball')
  expect(mail.text).toContain('Spaces: 8 Courts\nPlayers: 400')
  expect(mail.text).toContain('Two halls,\nthree days.')
  expect((await mailTo(server, host.person.email, 'Spring Cup')).text).toContain('Two halls,\nthree days.')
  const isMailed = async () => (await read(key)).leads.map((l) => l.isMailed)
  await expect.poll(isMailed).toEqual([true, true])
  const atDestination = await host.api.destinationLeads.search({
    ownerId: destinationId,
    take: 100,
    data: {},
  })
  expect(atDestination.data[0]).toMatchObject({
    status: 'Open',
    asked: { contactEmail: email, name: 'Spring Cup', participants: 400 },
  })
})

test('a request that is sent long after its event was written has the event’s date in the list and on its page', async () => {
  const own = await signUp(server, 'slow-writer')
  const { id: ownerId } = await makeEvent(server, own.person, { category: 'Private', name: 'Slow Cup' })
  await server.pool.query(`update profile set created_date = '2026-06-22T12:00:00Z' where id = $1`, [ownerId])
  await own.api.events.leads.create({ ownerId, data: { profileId: facilityId } })
  const dates = [
    (await own.api.requests.my({})).data[0]?.createdDate,
    (await own.api.events.request.get({ id: ownerId })).data.createdDate,
    (await own.api.events.get({ id: ownerId })).data.createdDate,
  ]
  expect(dates.map((at) => at?.slice(0, 10))).toEqual(['2026-06-22', '2026-06-22', '2026-06-22'])
})

test('confirming twice sends once', async () => {
  await server.pool.query('delete from use_count')
  const email = nextSender()
  await visitor.requests.create({ data: { ...draft(email), name: 'Twice Cup' } })
  const link = await openLink(server, tokenIn(await mailTo(server, email)))
  const [{ data: request }] = await Promise.all([link.confirm(), link.confirm()])
  // Emails are sent in order, so this one comes after all others.
  await moveAsHost(request.leads.find(({ host: { id } }) => id === facilityId)?.id ?? '', 'Passed')
  await mailTo(server, email, "can't host")
  const about = server.mails.filter(({ subject }) => subject.includes('Twice Cup'))
  expect(about.map(({ to }) => to).toSorted()).toEqual(['desk@hall.example', host.person.email])
})

test('a signed-in sender with this verified address needs no confirmation', async () => {
  const sender = await signUp(server, 'organizer')
  const { data } = await sender.api.requests.create({ data: draft('Organizer@People.test') })
  expect(data).toMatchObject({ isConfirmed: true })
  expect((await sender.api.requests.my({})).data).toMatchObject([
    { id: data.id, asked: { name: 'Spring Cup' } },
  ])
  expect((await sender.api.events.request.get({ id: data.id ?? '' })).data.leads).toHaveLength(2)
  const other = await signUp(server, 'other-organizer')
  expect((await refusal(other.api.events.request.get({ id: data.id ?? '' }))).status).toBe(404)
})

test('an event without a request is not found by its manager', async () => {
  const manager = await signUp(server, 'manager')
  const { id } = await makeEvent(server, manager.person)
  const { status, problem } = await refusal(manager.api.events.request.get({ id }))
  expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
})

test('a request is to be decided from the first interested host until one is chosen', async () => {
  const sender = await signUp(server, 'decider')
  const undecided = async () =>
    (await sender.api.requests.my({ isUndecided: true })).data.map(({ asked }) => asked.name)
  const { data } = await sender.api.requests.create({ data: draft(sender.person.email) })
  const requestId = data.id ?? ''
  const { leads } = (await sender.api.events.request.get({ id: requestId })).data
  const leadId = leads.find(({ host: { id } }) => id === facilityId)?.id ?? ''
  expect(await undecided()).toEqual([])
  await moveAsHost(leadId, 'Interested')
  expect(await undecided()).toEqual(['Spring Cup'])
  await choose(sender.api, requestId, { leadId, status: 'Won' })
  expect(await undecided()).toEqual([])
})

test('a signed-in sender with another address has to confirm it', async () => {
  const sender = await signUp(server, 'borrower')
  expect((await sender.api.requests.create({ data: draft('someone@else.example') })).data.isConfirmed).toBe(
    false,
  )
})

test('the answer of a host is kept with who and when, and mailed to the sender', async () => {
  const { email, key, atFacility } = await confirmed()
  const { data } = await moveAsHost(atFacility, 'Interested')
  expect(data).toMatchObject({
    status: 'Interested',
    moves: [{ from: 'Open', to: 'Interested', by: 'host', name: 'host' }],
  })
  const mail = await mailTo(server, email, 'is interested')
  expect((await read(tokenIn(mail))).id).toBe((await read(key)).id)
  const [lead] = (await read(key)).leads.filter(({ id }) => id === atFacility)
  expect(lead?.moves).toMatchObject([{ to: 'Interested', by: 'host', name: null }])
})

test('a host passes and takes it back', async () => {
  const { key, atFacility } = await confirmed()
  await moveAsHost(atFacility, 'Passed')
  await moveAsHost(atFacility, 'Open')
  expect(await statuses(key)).toMatchObject({ facility: 'Open' })
})

test('only the sender wins a lead, and only an interested one', async () => {
  const { key, atFacility } = await confirmed()
  expect((await refusal(moveAsSender(key, atFacility, 'Won'))).problem.code).toBe('MOVE_NOT_ALLOWED')
  await moveAsHost(atFacility, 'Interested')
  expect((await refusal(moveAsHost(atFacility, 'Won'))).problem.code).toBe('MOVE_NOT_ALLOWED')
  await moveAsSender(key, atFacility, 'Won')
  expect(await statuses(key)).toEqual({ facility: 'Won', destination: 'Open' })
  expect((await mailTo(server, 'desk@hall.example', 'chose you')).subject).toBe(
    'Ada Coach chose you for Spring Cup',
  )
})

test('winning one lead closes the others if the sender wants that', async () => {
  const { key, atFacility } = await confirmed()
  await moveAsHost(atFacility, 'Interested')
  await moveAsSender(key, atFacility, 'Won', true)
  expect(await statuses(key)).toEqual({ facility: 'Won', destination: 'Lost' })
})

test('a won lead can be reopened until the event is over', async () => {
  const { key, atFacility } = await confirmed()
  await moveAsHost(atFacility, 'Interested')
  await moveAsSender(key, atFacility, 'Won')
  await moveAsSender(key, atFacility, 'Interested')
  await moveAsSender(key, atFacility, 'Won')
  await server.pool.query(`update event e set start_date = '2020-01-01', end_date = '2020-01-02'
    from lead l where l.request_id = e.profile_id and l.id = '${atFacility}'`)
  expect((await refusal(moveAsSender(key, atFacility, 'Interested'))).problem.code).toBe('MOVE_NOT_ALLOWED')
})

test('the key of one request moves no lead of another', async () => {
  const [one, other] = [await confirmed(), await confirmed()]
  await moveAsHost(other.atFacility, 'Interested')
  expect((await refusal(moveAsSender(one.key, other.atFacility, 'Won'))).status).toBe(404)
})

test('a host moves no lead of another host', async () => {
  const { atDestination } = await confirmed()
  const [lead] = (await host.api.leads.my({ id: atDestination })).data
  const rival = await signUp(server, 'rival')
  await makeFacility(server, rival.person)
  const patch = [{ op: 'replace' as const, path: '/status', value: 'Interested' }]
  const move = rival.api.events.leads.update({ ownerId: lead?.ownerId ?? '', id: atDestination, patch })
  expect((await refusal(move)).status).toBe(404)
})

test('a host that passed and is interested after all has two moves kept', async () => {
  const { key, atFacility } = await confirmed()
  await moveAsHost(atFacility, 'Passed')
  const { data } = await moveAsHost(atFacility, 'Interested')
  expect(data.moves.map(({ from, to }) => [from, to])).toEqual([
    ['Open', 'Passed'],
    ['Passed', 'Open'],
    ['Open', 'Interested'],
  ])
  expect(await statuses(key)).toMatchObject({ facility: 'Interested' })
})

test('an unknown key finds nothing', async () => {
  const { status, problem } = await refusal(openLink(server, 'A'.repeat(43)))
  expect([status, problem.code]).toEqual([404, 'LINK_EXPIRED'])
})

test('an unconfirmed request expires after two days', async () => {
  const email = nextSender()
  await visitor.requests.create({ data: draft(email) })
  const key = tokenIn(await mailTo(server, email))
  await server.pool.query(`update request set created_date = now() - interval '49 hours' where email = $1`, [
    email,
  ])
  expect((await refusal((await openLink(server, key)).confirm())).problem.code).toBe('LINK_EXPIRED')
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const { rows } = await server.pool.query('select from request where email = $1', [email])
  expect(rows).toEqual([])
})

test('an address gets at most four confirmations an hour, in any spelling', async () => {
  await server.pool.query('delete from use_count')
  const email = nextSender()
  for (let sent = 0; sent < 4; sent++) await visitor.requests.create({ data: draft(email) })
  expect((await refusal(visitor.requests.create({ data: draft(email.toUpperCase()) }))).status).toBe(429)
})

test('a network sends at most twenty requests an hour', async () => {
  await server.pool.query('delete from use_count')
  for (let sent = 0; sent < 20; sent++) await visitor.requests.create({ data: draft(nextSender()) })
  expect((await refusal(visitor.requests.create({ data: draft(nextSender()) }))).status).toBe(429)
  await server.pool.query('delete from use_count')
})

test('a program that fills in the hidden field is ignored without notice', async () => {
  const email = nextSender()
  const { data } = await visitor.requests.create({ data: { ...draft(email), fax: '555' } })
  expect(data).toEqual({ id: null, isConfirmed: false })
  const { rows } = await server.pool.query('select from request where email = $1', [email])
  expect(rows).toEqual([])
})

test.each([
  ['no host', { hosts: [] }, 'data/hosts'],
  ['an unknown host', { hosts: [{ kind: 'facility', id: crypto.randomUUID() }] }, 'data/hosts/0'],
  ['dates in the past', { startDate: '2020-01-01', endDate: '2020-01-02' }, 'data/startDate'],
  ['dates in reverse', { startDate: '2099-03-02', endDate: '2099-03-01' }, 'data/endDate'],
  ['dates and months', { months: ['2099-03'] }, 'data/months'],
  ['a month in the past', { startDate: null, endDate: null, months: ['2020-01'] }, 'data/months/0'],
  ['dates of over a year', { endDate: '2099-12-31', startDate: '2098-12-30' }, 'data/endDate'],
  ['dates of the next century', { startDate: '2099-12-30', endDate: '2100-01-02' }, 'data/endDate'],
  [
    'months of more than a year',
    { startDate: null, endDate: null, months: ['2098-01', '2099-03'] },
    'data/months',
  ],
  ['a month of the next century', { startDate: null, endDate: null, months: ['9999-12'] }, 'data/months'],
  ['no subject', { name: null, sportsList: [], description: null }, 'data/name'],
  ['an unknown urgency', { urgency: 3 }, 'data/urgency'],
  ['an urgency as text', { urgency: 'Urgent Need' }, 'data/urgency'],
  ['a line break in the name', { contactName: 'Ada\r\nBcc: all@people.test' }, 'data/contactName'],
  [
    'a line break in the address',
    { contactEmail: 'ada@club.example\r\nBcc: x@y.example' },
    'data/contactEmail',
  ],
] as const)('a request with %s is refused', async (_what, change, path) => {
  const data = { ...draft(nextSender()), ...change }
  const reply = await fetch(`${server.origin}/contact-mgmt/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ errors: [{ path }] })
})

test('a host of the wrong kind is refused', async () => {
  const data = { ...draft(nextSender()), hosts: [{ kind: 'destination' as const, id: facilityId }] }
  expect(await refusedFields(visitor.requests.create({ data }))).toEqual(['data/hosts/0'])
})

test('the fourth request of a sender to a host within a day is kept but not mailed', async () => {
  const sender = await signUp(server, 'frequent')
  const hosts = [{ kind: 'facility' as const, id: facilityId }]
  for (let sent = 0; sent < 4; sent++)
    await sender.api.requests.create({ data: { ...draft(sender.person.email), hosts } })
  const isMailed = async () =>
    (await sender.api.requests.my({})).data.flatMap(({ leads }) => leads.map((l) => l.isMailed))
  await expect.poll(isMailed).toEqual([false, true, true, true])
})
