import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { insertRequest } from '../../../testing/requests.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let bureau: SignedUp
let keeper: SignedUp
let destinationId: string
let facilityId: string
let strangersId: string
let lead: { ownerId: string; id: string }
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  bureau = await signUp(server, 'bureau')
  keeper = await signUp(server, 'keeper')
  destinationId = (await makeDestination(server, bureau.person, { name: 'Visit Elm County' })).id
  facilityId = (await makeFacility(server, keeper.person, { name: 'Cedar Bend' })).id
  strangersId = (await makeFacility(server, keeper.person, { name: 'Far Away' })).id
  await server.pool.query(
    'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
    [facilityId, destinationId],
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Heartland Spring Cup',
    startDate: '2031-04-23',
    endDate: '2031-04-25',
    spaceName: 'Field',
    spaceCount: 10,
  })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: destinationId } })
  lead = { ownerId, id: data.id }
})

const ask = (who: SignedUp = bureau, data = { facilityId }) =>
  who.api.events.leads.holdRequests.create({ ...lead, data })
const received = async () =>
  (await keeper.api.facilityLeads.holdRequests({ ownerId: facilityId })).data.filter(
    ({ leadId }) => leadId === lead.id,
  )

test('a destination asks a facility of its own, which reads the dates and spaces', async () => {
  expect((await bureau.api.events.leads.holdRequests.list(lead)).data).toEqual([
    {
      facilityId,
      name: 'Cedar Bend',
      city: 'Indianapolis',
      state: 'Indiana',
      hasSpaces: false,
      askedDate: null,
    },
  ])
  expect(await received()).toEqual([])
  const { data } = await ask()
  expect(data).toMatchObject({ facilityId, askedDate: expect.any(String) })
  expect(await received()).toMatchObject([
    {
      eventName: 'Heartland Spring Cup',
      destinationName: 'Visit Elm County',
      startDate: '2031-04-23',
      endDate: '2031-04-25',
      spaceName: 'Field',
      spaceCount: 10,
      entryIds: [],
    },
  ])
})

test('facilities with the spaces of the event come first', async () => {
  const { id } = await makeFacility(server, keeper.person, { name: 'Zinnia Park' })
  await keeper.api.facilities.spaceTypes.create({ ownerId: id, data: { name: 'Field', count: 4 } })
  await server.pool.query(
    'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
    [id, destinationId],
  )
  expect(
    (await bureau.api.events.leads.holdRequests.list(lead)).data.map(({ name, hasSpaces }) => [
      name,
      hasSpaces,
    ]),
  ).toEqual([
    ['Zinnia Park', true],
    ['Cedar Bend', false],
  ])
  await server.pool.query('delete from facility_destination where owner_id = $1', [id])
})

test('the facility is told once, also if it is asked again', async () => {
  await server.pool.query('update profile set name = $1 where id = $2', [
    'Spring Cup of the second test',
    lead.ownerId,
  ])
  await ask()
  await ask()
  const { data } = await keeper.api.users.notifications.list({ ownerId: keeper.id, take: 100 })
  expect(data.filter(({ title }) => title.endsWith('Spring Cup of the second test'))).toMatchObject([
    {
      title: 'Visit Elm County asks you to hold dates for Spring Cup of the second test',
      url: `/facilities/${facilityId}/pipeline#holds`,
    },
  ])
})

test('the facility sees nothing else of a private event', async () => {
  await ask()
  expect((await refusal(keeper.api.events.get({ id: lead.ownerId }))).status).toBe(404)
})

test('a facility of nobody is not asked', async () => {
  expect(await refusedFields(ask(bureau, { facilityId: strangersId }))).toEqual(['data/facilityId'])
})

test('neither the organizer nor others read which facilities were asked', async () => {
  await ask()
  for (const who of [organizer, keeper])
    expect((await refusal(who.api.events.leads.holdRequests.list(lead))).status).toBeOneOf([403, 404])
  expect((await refusal(ask(organizer))).status).toBe(403)
})

test('a request that is passed on asks for no holds', async () => {
  await ask()
  await bureau.api.events.leads.update({
    ...lead,
    patch: [{ op: 'replace', path: '/status', value: 'Passed' }],
  })
  expect(await received()).toEqual([])
  expect((await refusal(ask())).problem.code).toBe('MOVE_NOT_ALLOWED')
})

test('a facility that leaves the destination is asked no longer', async () => {
  await ask()
  await server.pool.query('update facility_destination set is_accepted = false where owner_id = $1', [
    facilityId,
  ])
  expect(await received()).toEqual([])
  await server.pool.query('update facility_destination set is_accepted = true where owner_id = $1', [
    facilityId,
  ])
})

test('the history of a destination names the facility that holds, and none of its people', async () => {
  await ask()
  const { data: space } = await keeper.api.facilities.spaces.create({
    ownerId: facilityId,
    data: { name: 'Field of the history' },
  })
  const { data: entry } = await keeper.api.facilities.calendar.entries.create({
    ownerId: facilityId,
    data: {
      kind: 'Hold',
      title: 'Cup',
      unitIds: [space.units[0]?.id ?? ''],
      starts: '2031-04-23T12:00:00Z',
      ends: '2031-04-23T20:00:00Z',
      expiresDate: '2031-01-01T00:00:00Z',
    },
  })
  await keeper.api.facilityLeads.holds({
    ownerId: facilityId,
    data: { leadId: lead.id, entryIds: [entry.id] },
  })
  const { data } = await bureau.api.events.leads.history(lead)
  expect(data.map(({ what, name, facilityName }) => [what, name, facilityName])).toEqual([
    ['AskedToHold', 'bureau', 'Cedar Bend'],
    ['Held', null, 'Cedar Bend'],
  ])
})

test.each([
  ['months', ['2099-03', '2099-04'], false],
  ['open dates', [], true],
])(
  'the facility reads %s instead of the dates that stand in for them',
  async (_what, months, hasOpenDates) => {
    const leadId = await insertRequest(server.db, destinationId, { months })
    const { rows } = await server.pool.query<{ ownerId: string }>(
      'select request_id as "ownerId" from lead where id = $1',
      [leadId],
    )
    lead = { ownerId: rows[0]?.ownerId ?? '', id: leadId }
    await ask()
    expect(await received()).toMatchObject([{ startDate: null, endDate: null, months, hasOpenDates }])
  },
)
