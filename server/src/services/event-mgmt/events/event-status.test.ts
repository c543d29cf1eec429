import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventKind } from './event-kind.ts'
import { keepUp } from '../../../housekeeping.ts'
import { auditOf } from '../../../testing/audit.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

const days = { startDate: dayFromToday(40), endDate: dayFromToday(42) }
const draft = { name: 'Elm Open', city: 'Gary', ...days }
const make = (changes: object = {}) => server.stage.event({ manager: organizer.person, ...changes })
/** Through the API, for tests about what a new event is like. */
const create = async (changes: object) =>
  (await organizer.api.events.create({ data: { ...draft, status: 'Published', ...changes } })).data
const set = (id: string, path: string, value: unknown, api: Api = organizer.api) =>
  api.events.update({ id, patch: [{ op: 'replace', path, value }] })
const fieldsOf = async (call: Promise<unknown>) =>
  (await refusal(call)).problem.errors?.map(({ path, message }) => [path, message])

test('a draft is published, closed and cancelled', async () => {
  const { data } = await organizer.api.events.create({ data: draft })
  expect(data).toMatchObject({ status: 'Draft', category: 'Marketed', isClosed: false })
  expect((await refusal(visitor.events.get({ id: data.id }))).status).toBe(404)
  expect((await set(data.id, '/status', 'Published')).data.status).toBe('Published')
  expect((await visitor.events.get({ id: data.id })).data.name).toBe('Elm Open')
  await set(data.id, '/isClosed', true)
  expect((await set(data.id, '/status', 'Cancelled')).data.status).toBe('Cancelled')
  expect((await visitor.events.get({ id: data.id })).data.status).toBe('Cancelled')
})

/** Cancels an event, with a reason. */
const cancel = (id: string, reason: unknown) =>
  organizer.api.events.update({
    id,
    patch: [
      { op: 'replace', path: '/status', value: 'Cancelled' },
      { op: 'replace', path: '/cancellationReason', value: reason },
    ],
  })

test('everyone sees why an event was cancelled', async () => {
  const { id } = await make()
  await cancel(id, 'The fields are flooded.')
  expect((await visitor.events.get({ id })).data.cancellationReason).toBe('The fields are flooded.')
})

test('a reason has at most 500 characters', async () => {
  const { id } = await make()
  expect(await fieldsOf(cancel(id, 'a'.repeat(501)))).toMatchObject([
    ['cancellationReason', expect.anything()],
  ])
  await cancel(id, 'a'.repeat(500))
  expect((await visitor.events.get({ id })).data.cancellationReason).toBe('a'.repeat(500))
})

test('an event that is not cancelled has no reason for it', async () => {
  const { id } = await make()
  expect(await fieldsOf(set(id, '/cancellationReason', 'Rain'))).toEqual([
    ['cancellationReason', 'belongs to cancelled events'],
  ])
})

test.each([
  ['Draft', 'Cancelled', 'must not change from Draft to Cancelled'],
  ['Draft', 'Completed', 'must not change from Draft to Completed'],
  ['Published', 'Draft', 'must not change from Published to Draft'],
  ['Published', 'Completed', 'must not be Completed before the last day of the event'],
] as const)('an event does not go from %s to %s', async (from, to, message) => {
  const { id } = await make({ status: from })
  expect(await fieldsOf(set(id, '/status', to))).toEqual([['status', message]])
  expect((await organizer.api.events.get({ id })).data.status).toBe(from)
})

test.each(['Completed', 'Cancelled'] as const)('%s is final', async (status) => {
  const { id } = await make({ startDate: dayFromToday(-3), endDate: dayFromToday(0) })
  await set(id, '/status', status)
  for (const other of ['Draft', 'Published', status === 'Completed' ? 'Cancelled' : 'Completed'])
    expect(await fieldsOf(set(id, '/status', other))).toEqual([
      ['status', `must not change from ${status} to ${other}`],
    ])
})

test('a new event is a draft or published', async () => {
  const creating = organizer.api.events.create({ data: { ...draft, status: 'Cancelled' } })
  expect(await fieldsOf(creating)).toEqual([['data/status', 'must be Draft or Published for a new event']])
})

test('a marketed event needs a place to be published, an online event does not', async () => {
  const { data } = await organizer.api.events.create({ data: { ...draft, city: null } })
  expect(await fieldsOf(set(data.id, '/status', 'Published'))).toEqual([
    ['city', 'must be set to publish a marketed event'],
  ])
  await set(data.id, '/type', 'Webinar')
  expect((await set(data.id, '/status', 'Published')).data.status).toBe('Published')
})

test.each([
  [{ endDate: dayFromToday(39) }, 'data/endDate', 'must not be before startDate'],
  [
    { startDate: '1899-12-31', endDate: '1900-01-01' },
    'data/startDate',
    'must be from 1900-01-01 to 2099-12-31',
  ],
  [
    { startDate: '2099-12-31', endDate: '2100-01-01' },
    'data/endDate',
    'must be from 1900-01-01 to 2099-12-31',
  ],
  [
    { startDate: '2027-01-01', endDate: '2028-02-04' },
    'data/endDate',
    'must be at most 366 days, counting the first and the last',
  ],
  [
    { startDate: '2027-02-29', endDate: '2027-03-01' },
    'data/startDate',
    'must be a date, such as 2027-03-12',
  ],
  [{ dayCount: 2 }, 'data/dayCount', 'belongs to flexible dates'],
  [
    { hasFlexibleDates: true, dayCount: 4 },
    'data/dayCount',
    'must not be longer than the window from startDate to endDate',
  ],
  [{ hasFlexibleDates: true, startTime: '09:00' }, 'data/startTime', 'must not be set with flexible dates'],
  [{ endTime: '09:00' }, 'data/startTime', 'must be set if endTime is'],
  [
    { endDate: dayFromToday(40), startTime: '09:00', endTime: '09:00' },
    'data/endTime',
    'must be after startTime',
  ],
  [{ entryDeadline: dayFromToday(43) }, 'data/entryDeadline', 'must not be after endDate'],
  [{ individualCost: -1 }, 'data/individualCost', 'must be 0 or more'],
  [{ teamCost: 12_345_678_901_234 }, 'data/teamCost', 'must be 1,000,000 or less'],
  [{ requestDist: 50 }, 'data/requestAddress', 'must be set if requestDist is'],
  [{ timeZone: '+05:30' }, 'data/timeZone', 'is not a time zone'],
])('refuses %o', async (changes, path, message) => {
  const found = await fieldsOf(organizer.api.events.create({ data: { ...draft, ...changes } }))
  expect(found).toContainEqual([path, message])
})

test('February 29th of a leap year is a day', async () => {
  const { startDate } = await create({ startDate: '2028-02-29', endDate: '2028-03-01' })
  expect(startDate).toBe('2028-02-29')
})

test('a change is checked together with what stays', async () => {
  const { id } = await make()
  expect(await fieldsOf(set(id, '/endDate', dayFromToday(30)))).toEqual([
    ['endDate', 'must not be before startDate'],
  ])
})

test('an event is completed once its last day has passed where it takes place', async () => {
  // The day is over in Kiritimati 24 hours before it is in Niue.
  const east = await make({ timeZone: 'Pacific/Kiritimati' })
  const west = await make({ timeZone: 'Pacific/Niue' })
  const unpublished = await make({ status: 'Draft' })
  const { rows } = await server.pool.query<{ east: string; west: string }>(
    `select ((now() at time zone 'Pacific/Kiritimati')::date - 1)::text as east, (now() at time zone 'Pacific/Niue')::date::text as west`,
  )
  const [today] = rows
  const end = (id: string, day: string | undefined) =>
    server.pool.query('update event set start_date = $2, end_date = $2 where profile_id = $1', [id, day])
  await end(east.id, today?.east)
  await end(west.id, today?.west)
  await end(unpublished.id, today?.east)
  await keepUp(server.db, [eventKind])
  const statusOf = async (id: string) => (await organizer.api.events.get({ id })).data.status
  expect(await statusOf(east.id)).toBe('Completed')
  expect(await statusOf(west.id)).toBe('Published')
  expect(await statusOf(unpublished.id)).toBe('Draft')
  expect((await auditOf(server, east.id)).at(-1)).toMatchObject({ operation: 'housekeeping.complete' })
})

test('an event of the past is completed as soon as it is published', async () => {
  const past = { startDate: dayFromToday(-4), endDate: dayFromToday(-3) }
  expect((await create(past)).status).toBe('Completed')
  const { id, status } = await create({ ...past, status: 'Draft' })
  expect(status).toBe('Draft')
  await set(id, '/status', 'Published')
  expect((await organizer.api.events.get({ id })).data.status).toBe('Completed')
})

test('an event without a time zone is completed when its day has passed everywhere', async () => {
  const { id } = await make()
  await server.pool.query(
    `update event set time_zone = null, start_date = $2, end_date = $2 where profile_id = $1`,
    [id, dayFromToday(-2)],
  )
  await keepUp(server.db, [eventKind])
  expect((await organizer.api.events.get({ id })).data.status).toBe('Completed')
})

test.each([
  ['closed', '/isClosed', true],
  ['cancelled', '/status', 'Cancelled'],
])('nobody can start to like an event that is %s', async (_name, path, value) => {
  const { id } = await make()
  const fan = await signUp(server, `fan-${crypto.randomUUID()}`)
  await set(id, path, value)
  const refused = await refusal(fan.api.events.likes.add({ ownerId: id, data: {} }))
  expect([refused.status, refused.problem.code]).toEqual([409, 'EVENT_CLOSED'])
  expect((await visitor.events.get({ id })).data.likeCount).toBe(0)
})

test('an event outlives its organization', async () => {
  const organizationId = await makeOrganization(server, [organizer.id])
  const { id } = await make({ parentId: organizationId })
  expect((await visitor.events.get({ id })).data.organization).toEqual({
    id: organizationId,
    name: 'Organizers',
  })
  await (await server.as(admin)).organizations.remove({ id: organizationId })
  expect((await visitor.events.get({ id })).data.organization).toBeNull()
  expect((await set(id, '/name', 'Elm Open II')).data.name).toBe('Elm Open II')
})

test('an event shows the new name of its organization', async () => {
  const organizationId = await makeOrganization(server, [organizer.id])
  const { id } = await make({ parentId: organizationId })
  await visitor.events.filtered({ data: { id } })
  await organizer.api.organizations.update({
    id: organizationId,
    patch: [{ op: 'replace', path: '/name', value: 'Crossroads' }],
  })
  const { data } = await visitor.events.filtered({ data: { id } })
  expect(data.map(({ organization }) => organization?.name)).toEqual(['Crossroads'])
})

test('both organizations count an event that moves from one to the other', async () => {
  const [from, to] = [
    await makeOrganization(server, [organizer.id]),
    await makeOrganization(server, [organizer.id]),
  ]
  const { id } = await make({ parentId: from })
  const countOf = async (organization: string) =>
    (await visitor.organizations.get({ id: organization })).data.eventCount
  expect([await countOf(from), await countOf(to)]).toEqual([1, 0])
  await set(id, '/parentId', to)
  expect([await countOf(from), await countOf(to)]).toEqual([0, 1])
})
