import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

const field = { name: 'Field' as const, count: 4, surface: 'Turf' as const }
const room = { name: 'Meeting Room' as const, count: 1 }
const draft = {
  name: 'Spring Cup',
  status: 'Published' as const,
  category: 'Private' as const,
  startDate: '2099-03-12',
  endDate: '2099-03-14',
  sportsList: ['Soccer' as const],
}
const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })

/** What is stored of an event beside its fields. */
async function stored(ownerId: string) {
  const { requirements, amenities } = organizer.api.events
  const [spaces, names] = [await requirements.list({ ownerId }), await amenities.list({ ownerId })]
  return {
    spaces: spaces.data.map(({ name, count }) => `${count} ${name}`).toSorted(),
    amenities: names.data.map(({ name }) => name).toSorted(),
    ids: spaces.data.map(({ id }) => id).toSorted(),
  }
}

const newRequest = async () =>
  (
    await organizer.api.events.request.add({
      data: { ...draft, requirements: [field, room], amenities: ['Locker Rooms', 'Showers'] },
    })
  ).data.id

test('a request is created with its spaces and amenities', async () => {
  const id = await newRequest()
  expect(await stored(id)).toMatchObject({
    spaces: ['1 Meeting Room', '4 Field'],
    amenities: ['Locker Rooms', 'Showers'],
  })
  expect((await organizer.api.events.get({ id })).data).toMatchObject({
    name: 'Spring Cup',
    sports: [{ name: 'Soccer' }],
  })
})

test('a request with a space that can’t be is not created at all', async () => {
  const data = { ...draft, name: 'Ice Cup', requirements: [field, { ...room, surface: 'Ice' as const }] }
  const { status, problem } = await refusal(organizer.api.events.request.add({ data }))
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'data/requirements/1/surface'])
  const { data: own } = await organizer.api.events.my({ take: 100 })
  expect(own.filter(({ name }) => name === 'Ice Cup')).toEqual([])
})

test('a change of fields, spaces and amenities is one write, and the same spaces keep their ids', async () => {
  const id = await newRequest()
  const before = await stored(id)
  const { data } = await organizer.api.events.request.save({
    id,
    data: {
      patch: [replace('/budgetTo', 9000)],
      requirements: [field, { ...room, count: 2 }],
      amenities: ['Showers'],
    },
  })
  expect(data.budgetTo).toBe(9000)
  const after = await stored(id)
  expect(after).toMatchObject({ spaces: ['2 Meeting Room', '4 Field'], amenities: ['Showers'] })
  expect(after.ids.filter((each) => before.ids.includes(each))).toHaveLength(1)
})

test('what a change leaves out stays as it is', async () => {
  const { id } = await makeEvent(server, organizer.person, {
    category: 'Private',
    hotelLink: 'https://stay.example',
  })
  await organizer.api.events.request.save({ id, data: { patch: [replace('/teamCount', 24)] } })
  expect((await organizer.api.events.get({ id })).data).toMatchObject({
    teamCount: 24,
    hotelLink: 'https://stay.example',
  })
})

test('a refused field leaves the spaces as they were', async () => {
  const id = await newRequest()
  const save = organizer.api.events.request.save({
    id,
    data: { patch: [replace('/budgetTo', -1)], requirements: [], amenities: [] },
  })
  const { status, problem } = await refusal(save)
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'budgetTo'])
  expect((await stored(id)).spaces).toHaveLength(2)
})

test.each([
  ['with a field', [replace('/teamCount', 8)]],
  ['without one', []],
])('a change %s of an older revision is refused, and changes nothing', async (_which, patch) => {
  const id = await newRequest()
  const path = `${server.origin}/event-mgmt/api/events/${id}`
  const { headers } = await fetch(path, { headers: { authorization: `Bearer ${organizer.token}` } })
  await organizer.api.events.update({ id, patch: [replace('/teamCount', 64)] })
  const save = organizer.api.events.request.save(
    { id, data: { patch, requirements: [], amenities: [] } },
    { ifMatch: headers.get('etag') ?? '' },
  )
  expect((await refusal(save)).status).toBe(412)
  expect((await stored(id)).spaces).toHaveLength(2)
  expect((await organizer.api.events.get({ id })).data.teamCount).toBe(64)
})

test('a request leaves an audit row for the event, its first member and each space and amenity', async () => {
  const id = await newRequest()
  const rows = await auditOf(server, id)
  expect(rows.map(({ operation, user_id }) => [operation, user_id])).toEqual(
    Array.from({ length: 6 }, () => ['event-mgmt.events.request.add', organizer.id]),
  )
})

test('a change of a request leaves an audit row for its fields and one for each item that changed', async () => {
  const id = await newRequest()
  const count = (await auditOf(server, id)).length
  const patch = [replace('/budgetTo', 9000)]
  await organizer.api.events.request.save({
    id,
    data: { patch, requirements: [field], amenities: ['Locker Rooms', 'Showers'] },
  })
  const rows = (await auditOf(server, id)).slice(count)
  expect(rows).toMatchObject([
    { operation: 'event-mgmt.events.request.save', user_id: organizer.id, patch },
    { operation: 'event-mgmt.events.request.save', user_id: organizer.id },
  ])
  expect(rows).toHaveLength(2)
})

let hosts = 0

/** A request without dates to a facility. `asked` returns what its host reads. */
async function undatedRequest(months: string[]) {
  const host = await signUp(server, `host-${hosts++}`)
  const { id: hostId } = await makeFacility(server, host.person)
  const { data } = await organizer.api.requests.create({
    data: {
      contactName: 'Ann',
      contactEmail: organizer.person.email,
      name: 'Spring Cup',
      months,
      hosts: [{ kind: 'facility', id: hostId }],
    },
  })
  const [lead] = (await host.api.leads.my({})).data
  const asked = async () =>
    (await host.api.events.leads.get({ ownerId: lead?.ownerId ?? '', id: lead?.id ?? '' })).data.asked
  return { id: data.id ?? '', asked }
}

const decided = [
  replace('/startDate', '2099-04-10'),
  replace('/endDate', '2099-04-12'),
  replace('/hasFlexibleDates', false),
]
const writes = [
  ['an update', (id: string, patch: typeof decided) => organizer.api.events.update({ id, patch })],
  [
    'a save',
    (id: string, patch: typeof decided) => organizer.api.events.request.save({ id, data: { patch } }),
  ],
] as const

describe.each(writes)('%s', (_which, write) => {
  test.each([
    ['months', ['2099-03']],
    ['open dates', []],
  ])('that sets dates replaces %s for hosts', async (_were, months) => {
    const { id, asked } = await undatedRequest(months)
    expect(await asked()).toMatchObject({ startDate: null, months, hasOpenDates: months.length === 0 })
    await write(id, decided)
    expect(await asked()).toMatchObject({
      startDate: '2099-04-10',
      endDate: '2099-04-12',
      months: [],
      hasOpenDates: false,
    })
  })

  test('of other fields keeps the months', async () => {
    const { id, asked } = await undatedRequest(['2099-03'])
    await write(id, [replace('/teamCount', 24)])
    expect(await asked()).toMatchObject({ teamCount: 24, startDate: null, months: ['2099-03'] })
  })
})
