import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { answerByLink, type Answer } from '../../../testing/mailed-links.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

let halls = 0

/** A lead whose host has an address and no team, and the key that was mailed to it. */
async function mailedLead(
  changes: object = {},
  collections?: Parameters<Api['events']['request']['save']>[0]['data'],
) {
  const n = halls++
  const email = `desk-${n}@hall.example`
  const { id: profileId } = await makeFacility(
    server,
    { email: 'keeper@people.test' },
    { name: `Harrow Creek ${n}`, email },
  )
  await server.pool.query('delete from member where owner_id = $1', [profileId])
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: `Cup ${n}`,
    roomNights: 1200,
    ...changes,
  })
  if (collections) await organizer.api.events.request.save({ id: ownerId, data: collections })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  return { ownerId, id: data.id, email, key: tokenIn(await mailTo(server, email)) }
}
type Lead = Awaited<ReturnType<typeof mailedLead>>
const by = ({ key }: Lead) => ({ mailedKey: key })
const statusOf = async ({ ownerId, id }: { ownerId: string; id: string }) =>
  (await organizer.api.events.leads.get({ ownerId, id })).data.status
const read = ({ ownerId, id, key }: Lead) => visitor.events.leads.get({ ownerId, id }, { mailedKey: key })
const readOffer = ({ ownerId, id, key }: Lead) =>
  visitor.events.leads.bid.get({ ownerId, id }, { mailedKey: key })
const answer = (lead: Lead, data: Answer) => answerByLink(visitor, lead, data, by(lead))
const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 30_000, spaceCount: 10 }

test('opening the link shows the request without the address of the sender, and changes nothing', async () => {
  const lead = await mailedLead()
  const { data } = await read(lead)
  expect(data).toMatchObject({ status: 'Open', asked: { roomNights: 1200, contactName: 'organizer' } })
  const { ownerId, id } = lead
  expect((await visitor.events.leads.bid.get({ ownerId, id }, by(lead))).data).toBeNull()
  expect(JSON.stringify(data)).not.toContain('@')
  expect(await statusOf(lead)).toBe('Open')
})

test('the link shows the teams, spectators, place and notes of the request', async () => {
  const asked = {
    teamCount: 24,
    ages: 'U11 to U15',
    attendance: 1500,
    location: 'Outdoor',
    requestAddress: 'Austin, Texas',
    requestDist: 50,
    requirementNotes: 'Lights until 10 PM',
  }
  const lead = await mailedLead(asked)
  const { email } = lead
  const { location: spaceLocation, requestAddress: address, requestDist: dist, ...sameNames } = asked
  expect((await read(lead)).data.asked).toMatchObject({
    ...sameNames,
    spaceLocation,
    location: { address, dist, category: 'Within' },
  })
  const { text } = await mailTo(server, email)
  for (const line of [
    'Indoor or outdoor: Outdoor',
    'Place: Within 50 miles of Austin, Texas',
    'Spectators: 1,500',
    'Also required: Lights until 10 PM',
  ])
    expect(text).toContain(line)
})

test.each([
  [{}, { address: null, dist: null, category: 'Nationally' }],
  [{ requestAddress: 'Austin, Texas' }, { address: 'Austin, Texas', dist: null, category: 'Near' }],
])('section 3: a request of an event with %j looks %j', async (changes, location) => {
  const space = { spaceName: 'Court', surface: 'Sand', spaceCount: 3, spaceDescription: 'Two may be short' }
  const lead = await mailedLead({ ...changes, ...space })
  const { asked } = (await read(lead)).data
  expect(asked).toMatchObject({
    location,
    spaceType: 'Court',
    spaceSurface: 'Sand',
    spaceTypeCount: 3,
    spaceLocation: null,
    spaceDescription: 'Two may be short',
  })
  expect(Object.keys(asked)).not.toEqual(expect.arrayContaining(['spaceName']))
})

test('the link and its email show the further spaces and the amenities of the request', async () => {
  const lead = await mailedLead(
    {},
    { requirements: [{ name: 'Court', surface: 'Hardwood', count: 2 }], amenities: ['Showers', 'Parking'] },
  )
  expect((await read(lead)).data.asked).toMatchObject({
    requirements: [
      { name: 'Court', count: 2, surface: 'Hardwood', location: null, additionalFeatures: null },
    ],
    amenities: ['Parking', 'Showers'],
  })
  const { text } = await mailTo(server, lead.email)
  for (const line of ['Further spaces: 2 Courts', 'Nice to have: Parking, Showers'])
    expect(text).toContain(line)
})

test('a host answers with an offer, without an account', async () => {
  const lead = await mailedLead()
  expect((await answer(lead, { status: 'Interested', bid: offer })).data).toMatchObject({
    status: 'Interested',
    rent: 30_000,
  })
  const { ownerId, id } = lead
  expect((await organizer.api.events.leads.bid.get({ ownerId, id })).data).toMatchObject({
    rent: 30_000,
    spaceCount: 10,
  })
  const { data: bids } = await organizer.api.events.bids({ ownerId })
  expect(bids).toMatchObject([{ rent: 30_000, fees: 0, spaceCount: 10 }])
  const { data: sent } = await organizer.api.events.request.get({ id: ownerId })
  expect(sent.leads).toMatchObject([{ passReason: null }])
})

test('an answer is changed with the same link', async () => {
  const lead = await mailedLead()
  await answer(lead, { status: 'Passed', passReason: 'Dates taken' })
  expect((await organizer.api.events.leads.get({ ownerId: lead.ownerId, id: lead.id })).data.passReason).toBe(
    'Dates taken',
  )
  await answer(lead, { status: 'Interested' })
  expect(await statusOf(lead)).toBe('Interested')
})

test('a host that passed takes it back with an offer, and is not passed for a reason any longer', async () => {
  const lead = await mailedLead()
  await answer(lead, { status: 'Passed', passReason: 'Dates taken' })
  await answer(lead, { status: 'Interested', bid: offer })
  const { ownerId, id } = lead
  expect((await organizer.api.events.leads.get({ ownerId, id })).data).toMatchObject({
    status: 'Interested',
    passReason: null,
    moves: [{ to: 'Passed' }, { to: 'Open' }, { to: 'Interested' }],
  })
})

test('a link answers its own lead only', async () => {
  const [one, other] = [await mailedLead(), await mailedLead()]
  await answer(one, { status: 'Interested' })
  expect(await statusOf(other)).toBe('Open')
})

test.each([
  ['the award of it', { status: 'Won' }, 'REQUEST_CLOSED'],
  ['the loss of it', { status: 'Lost' }, 'REQUEST_CLOSED'],
] as const)('after %s, the link takes no answers', async (_what, { status }, code) => {
  const lead = await mailedLead()
  await answer(lead, { status: 'Interested' })
  await organizer.api.events.leads.update({
    ownerId: lead.ownerId,
    id: lead.id,
    patch: [{ op: 'replace', path: '/status', value: status }],
  })
  const calls = [
    () => answer(lead, { status: 'Interested', bid: offer }),
    () => answer(lead, { status: 'Passed' }),
    ...(status === 'Lost' ? [() => read(lead), () => readOffer(lead)] : []),
  ]
  // One after the other: a refusal that nobody awaits yet would end the run.
  for (const call of calls) expect((await refusal(call())).problem.code).toBe(code)
})

/** Chooses the host of a lead, as its organizer. */
const choose = ({ ownerId, id }: Lead) => organizer.api.events.leads.award({ ownerId, id, data: {} })

test('the link of the chosen host still reads the request, its offer as the organizer sees it, and whom to write to', async () => {
  const lead = await mailedLead({ name: 'Agreed Cup', startDate: '2031-04-23', endDate: '2031-04-25' })
  const { ownerId, email } = lead
  await organizer.api.events.costs.create({ ownerId, data: { name: 'Medical cover', price: 2400 } })
  await answer(lead, {
    status: 'Interested',
    bid: { ...offer, included: [], note: 'Check-in at the north gate' },
  })
  expect((await read(lead)).data.asked.contactEmail).toBeNull()
  expect((await readOffer(lead)).data).toMatchObject({
    total: 32_400,
    missing: [{ name: 'Medical cover', price: 2400 }],
  })
  await choose(lead)
  const { data } = await read(lead)
  expect(data).toMatchObject({
    status: 'Won',
    asked: { name: 'Agreed Cup', contactName: 'organizer', contactEmail: organizer.person.email },
    memberName: null,
  })
  expect((await readOffer(lead)).data).toMatchObject({
    total: 32_400,
    missing: [{ name: 'Medical cover', price: 2400 }],
    startDate: '2031-04-23',
    endDate: '2031-04-25',
    spaceCount: 10,
    note: 'Check-in at the north gate',
    holds: [],
  })
  const { text } = await mailTo(server, email, 'chose you for Agreed Cup')
  for (const line of [
    'Your offer: $32,400 in total, as organizer sees it',
    'Dates offered: Apr 23 – 25, 2031',
    'Spaces offered: 10',
    'Your note: Check-in at the north gate',
    `write to organizer at ${organizer.person.email}`,
  ])
    expect(text).toContain(line)
  expect(tokenIn({ text })).not.toBe(lead.key)
})

test('a host that is chosen without an offer is told to agree on the price', async () => {
  const lead = await mailedLead({ name: 'Handshake Cup' })
  await answer(lead, { status: 'Interested' })
  await choose(lead)
  expect((await readOffer(lead)).data).toBeNull()
  const { text } = await mailTo(server, lead.email, 'chose you for Handshake Cup')
  expect(text).toContain('You sent no offer, so agree on the price with organizer.')
})

test('the link of a chosen host whose award is taken back reads the request without an address again', async () => {
  const lead = await mailedLead()
  await answer(lead, { status: 'Interested' })
  const { ownerId, id } = lead
  await choose(lead)
  await organizer.api.events.leads.update({
    ownerId,
    id,
    patch: [{ op: 'replace', path: '/status', value: 'Interested' }],
  })
  expect((await read(lead)).data).toMatchObject({ status: 'Interested', asked: { contactEmail: null } })
})

test('the link of a chosen host reads that the event is cancelled', async () => {
  const lead = await mailedLead({ name: 'Drowned Cup' })
  await answer(lead, { status: 'Interested' })
  await choose(lead)
  await organizer.api.events.update({
    id: lead.ownerId,
    patch: [{ op: 'replace', path: '/status', value: 'Cancelled' }],
  })
  for (const call of [() => read(lead), () => readOffer(lead), () => answer(lead, { status: 'Passed' })]) {
    const { problem } = await refusal(call())
    expect(problem.detail).toMatch(/^Drowned Cup.* is cancelled\. What you booked for it stays/)
  }
})

test.each([
  ['Won', 'organizer chose you for Outcome Cup, Apr 23 – 25, 2031. Reply to the email about it'],
  ['Lost', 'organizer chose another place for Outcome Cup, Apr 23 – 25, 2031. Nothing else is asked of'],
] as const)(
  'the link of a lead that is %s tells what became of it, after the deadline too',
  async (status, text) => {
    const lead = await mailedLead({ name: 'Outcome Cup', startDate: '2031-04-23', endDate: '2031-04-25' })
    const { ownerId, id } = lead
    await answer(lead, { status: 'Interested' })
    await organizer.api.events.leads.update({
      ownerId,
      id,
      patch: [{ op: 'replace', path: '/status', value: status }],
    })
    await server.pool.query(`update event set response_deadline = '2020-12-11' where profile_id = $1`, [
      ownerId,
    ])
    const tell = () => (status === 'Lost' ? read(lead) : answer(lead, { status: 'Passed' }))
    expect((await refusal(tell())).problem.detail).toContain(text)
    if (status === 'Won') expect((await read(lead)).data.status).toBe('Won')
  },
)

test('the link to a cancelled event tells that it is cancelled', async () => {
  const lead = await mailedLead({ name: 'Rained Off Cup' })
  await organizer.api.events.update({
    id: lead.ownerId,
    patch: [{ op: 'replace', path: '/status', value: 'Cancelled' }],
  })
  const { problem } = await refusal(read(lead))
  expect(problem.detail).toContain('Rained Off Cup')
  expect(problem.detail).toContain('is cancelled. Nothing else is asked of')
})

const withdrawn = 'This request was withdrawn. Nothing else is asked of you.'
test.each([
  ['a withdrawal', ({ ownerId, id }: Lead) => organizer.api.events.leads.remove({ ownerId, id })],
  ['the deletion of the event', ({ ownerId: id }: Lead) => organizer.api.events.remove({ id })],
])(
  'after %s, the link says only that the request was withdrawn, and takes no answers',
  async (_what, end) => {
    const lead = await mailedLead()
    await end(lead)
    for (const call of [() => read(lead), () => answer(lead, { status: 'Interested' })]) {
      const { status, problem } = await refusal(call())
      expect([status, problem.code, problem.detail]).toEqual([409, 'REQUEST_CLOSED', withdrawn])
    }
  },
)

test('after the deadline, it says only when the request closed', async () => {
  const lead = await mailedLead()
  await server.pool.query(`update event set response_deadline = '2020-12-11' where profile_id = $1`, [
    lead.ownerId,
  ])
  const { problem } = await refusal(read(lead))
  expect([problem.code, problem.detail]).toEqual(['REQUEST_CLOSED', 'This request closed on Dec 11, 2020.'])
})

test.each([
  ['a reason with interest', { status: 'Interested', passReason: 'No' }, 'passReason'],
  [
    'an offer of the past',
    { status: 'Interested', bid: { ...offer, startDate: '2020-01-01', endDate: '2020-01-02' } },
    'data/startDate',
  ],
] as const)('%s is refused and changes nothing', async (_what, change, path) => {
  const lead = await mailedLead()
  expect(await refusedFields(answer(lead, change))).toEqual([path])
  expect(await statusOf(lead)).toBe('Open')
})

test('a link sets no message, and leaves the side of the organizer to the organizer', async () => {
  const lead = await mailedLead()
  const { ownerId, id } = lead
  const change = (path: string, value: string) =>
    visitor.events.leads.update({ ownerId, id, patch: [{ op: 'replace', path, value }] }, by(lead))
  expect((await refusal(change('/message', 'Ask me first'))).status).toBe(403)
  await answer(lead, { status: 'Interested' })
  expect((await refusal(change('/status', 'Won'))).problem.code).toBe('MOVE_NOT_ALLOWED')
})

test('a guessed key answers nothing', async () => {
  const lead = await mailedLead()
  expect((await refusal(read({ ...lead, key: 'A'.repeat(43) }))).problem.code).toBe('LINK_EXPIRED')
})

test('an address that opted out gets no more requests', async () => {
  const lead = await mailedLead()
  const { ownerId: asker, id } = lead
  await visitor.events.leads.optOut({ ownerId: asker, id }, by(lead))
  const { data } = await organizer.api.events.leads.get({ ownerId: lead.ownerId, id: lead.id })
  const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'Private', name: 'Next Cup' })
  const asked = await organizer.api.events.leads.create({ ownerId, data: { profileId: data.profileId } })
  expect(asked.data.reach).toBe('Nobody')
})
