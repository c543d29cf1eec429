import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

/** Dates of an offer agree with those that are held for it. */

let server: TestServer
let organizer: SignedUp
let host: SignedUp
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
})
afterAll(() => server.close())

let facilityId: string
let fields: string[]
let lead: { ownerId: string; id: string }
beforeEach(async () => {
  ;({ id: facilityId } = await makeFacility(server, host.person, { timeZone: 'America/New_York' }))
  fields = [await unitOf('Field 1', 'Field'), await unitOf('Field 2', 'Field')]
  const { id: ownerId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Spring Cup',
    spaceName: 'Field',
  })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId: facilityId } })
  lead = { ownerId, id: data.id }
})

async function unitOf(name: string, spaceType: 'Field' | 'Court'): Promise<string> {
  const { data } = await host.api.facilities.spaces.create({
    ownerId: facilityId,
    data: { name, spaceType },
  })
  return data.units[0]?.id ?? ''
}

const at = (day: number, hour: number) => new Date(Date.UTC(2031, 3, day, hour + 4)).toISOString()
/** Holds the first field on these days of April 2031. */
const hold = (first: number, last: number) =>
  host.api.facilityLeads.hold({
    ownerId: facilityId,
    data: {
      leadId: lead.id,
      expiresDate: '2031-03-01T00:00:00Z',
      holds: [{ unitIds: fields.slice(0, 1), starts: at(first, 8), ends: at(last, 20) }],
    },
  })
const book = (day: number, unitIds: string[]) =>
  host.api.facilities.calendar.entries.create({
    ownerId: facilityId,
    data: { kind: 'Booking', title: 'League', unitIds, starts: at(day, 0), ends: at(day, 24) },
  })
const offer = (first: number, last: number) => {
  const day = (number: number) => `2031-04-${String(number).padStart(2, '0')}`
  return { startDate: day(first), endDate: day(last), rent: 1000 }
}
const submit = (first: number, last: number) =>
  host.api.events.leads.bid.submit({ ...lead, data: offer(first, last) })

test('a host that holds nothing offers any dates', async () => {
  expect((await submit(22, 25)).data.startDate).toBe('2031-04-22')
})

test.each([
  ['the held dates', 22, 25],
  ['some of them, as with a day to set up', 23, 25],
  ['a day more that is free, although nothing is held on it', 22, 26],
  ['a day before and a day after that are free', 21, 26],
])('an offer of %s is accepted', async (_dates, first, last) => {
  await hold(22, 25)
  expect((await submit(first, last)).data.holds).toHaveLength(1)
})

test.each([
  ['later', 27, 28],
  ['earlier', 1, 21],
])(
  'an offer of dates that are all %s than what is held is refused, with the held ones',
  async (_when, first, last) => {
    await hold(22, 25)
    const { problem } = await refusal(submit(first, last))
    expect(problem.errors).toEqual([
      {
        path: 'data/startDate',
        message: 'must be among the days that are held for this request: Apr 22 – 25, 2031',
      },
    ])
    expect((await host.api.events.leads.bid.get(lead)).data).toBeNull()
  },
)

test.each([
  ['after', 26, 22, 26, 'data/endDate'],
  ['before', 21, 21, 25, 'data/startDate'],
] as const)(
  'an offer of a day %s the held ones on which another use takes all fields is refused',
  async (_side, day, first, last, path) => {
    await hold(22, 25)
    // Courts are not what the request asks for.
    await unitOf('Court 1', 'Court')
    await book(day, fields)
    const { problem } = await refusal(submit(first, last))
    expect(problem.errors).toEqual([
      {
        path,
        message: `must leave out Apr ${day}, 2031, on which nothing is held for this request, and nothing is free`,
      },
    ])
  },
)

test('an offer of a day on which another field is free is accepted', async () => {
  await hold(22, 25)
  await book(26, fields.slice(0, 1))
  expect((await submit(22, 26)).data.endDate).toBe('2031-04-26')
})

test('an offer of a day on which the page is closed is accepted, because hours can be agreed on', async () => {
  await host.api.facilities.hours.create({
    ownerId: facilityId,
    data: { weekday: 'Friday', opens: '08:00', closes: '20:00' },
  })
  await hold(25, 25)
  // Saturday.
  expect((await submit(25, 26)).data.endDate).toBe('2031-04-26')
})

test('a hold that ran out binds nobody', async () => {
  await hold(22, 25)
  await server.pool.query(
    `update calendar_entry set expires_date = now() - interval '1 second' where owner_id = $1`,
    [facilityId],
  )
  expect((await submit(27, 28)).data.startDate).toBe('2031-04-27')
})

test('by its link, a host is refused without being told what is held', async () => {
  await hold(22, 25)
  const mailedKey = await issueToken(server.db, 'lead-key', lead.id, 24)
  const visitor = await server.as()
  const offered = visitor.events.leads.bid.submit({ ...lead, data: offer(27, 28) }, { mailedKey })
  const { problem } = await refusal(offered)
  expect(problem.errors).toEqual([
    { path: 'data/startDate', message: 'must be among the days that are held for this request' },
  ])
})
