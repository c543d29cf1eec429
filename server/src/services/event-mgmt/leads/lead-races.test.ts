import { moveLead } from '../../../testing/requests.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { openLink } from '../../../testing/mailed-links.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, RefusedCall, testServer, type TestServer } from '../../../testing/test-server.ts'

// Calls at the same time, each of which would be right on its own.

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let halls: string[]
beforeAll(async () => {
  server = await testServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
  halls = await Promise.all(
    Array.from(
      { length: 16 },
      async (_, n) => (await makeFacility(server, host.person, { name: `Hall ${n}` })).id,
    ),
  )
})
afterAll(() => server.close())
beforeEach(() => server.pool.query('delete from use_count'))

const newEvent = async () =>
  (await makeEvent(server, organizer.person, { category: 'Private', name: 'Spring Cup' })).id
const ask = (ownerId: string, profileId: string) =>
  organizer.api.events.leads.create({ ownerId, data: { profileId } })
const bulk = (ownerId: string, hosts: readonly string[]) =>
  organizer.api.events.leads.bulk({ ownerId, data: hosts.map((profileId) => ({ profileId })) })
const countOf = async (ownerId: string) =>
  (await organizer.api.events.leads.list({ ownerId }))._meta.stats.count

/** What became of calls at once: `done`, or the code of the refusal. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const results = await Promise.allSettled(calls)
  return results
    .map((result) => {
      if (result.status === 'fulfilled') return 'done'
      if (result.reason instanceof RefusedCall) return result.reason.problem.code
      throw result.reason
    })
    .toSorted()
}

/** What becomes of calls that all wait for the lock that a statement takes, until `change` is committed. */
async function whileLocked(lock: string, start: () => Promise<unknown>[], change = 'select') {
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    await client.query(lock)
    const calls = start()
    const found = outcomes(calls)
    // Calls lock by a select first. The emails of leads, which are sent meanwhile, wait in an update.
    const countWaiting = async () => {
      const { rows } = await server.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query ~ '^\\s*select'`,
      )
      return rows[0]?.n
    }
    await expect.poll(countWaiting).toBe(calls.length)
    await client.query(change)
    await client.query('commit')
    return await found
  } finally {
    client.release()
  }
}

const lockEvent = (id: string) => `select from profile where id = '${id}' for update`

test('of two bulk calls at once, the second one is refused if there is no room for it', async () => {
  const ownerId = await newEvent()
  expect(await outcomes([bulk(ownerId, halls.slice(0, 8)), bulk(ownerId, halls.slice(8))])).toEqual([
    'TOO_MANY_OPEN_LEADS',
    'done',
  ])
  expect(await countOf(ownerId)).toBe(8)
})

test('of sixteen hosts that are asked one by one at once, twelve are', async () => {
  const ownerId = await newEvent()
  const found = await outcomes(halls.map((id) => ask(ownerId, id)))
  expect(found.filter((outcome) => outcome === 'done')).toHaveLength(12)
  expect(await countOf(ownerId)).toBe(12)
})

test('of calls at once for several events, those that pass the limit of the day are refused', async () => {
  const events = await Promise.all(Array.from({ length: 6 }, newEvent))
  const twelve = halls.slice(0, 12)
  expect(await outcomes(events.map((id) => bulk(id, twelve)))).toEqual([
    'TOO_MANY',
    'done',
    'done',
    'done',
    'done',
    'done',
  ])
})

test('hosts of a request in the short form count for the day too', async () => {
  const twelve = halls.slice(0, 12)
  for (let n = 0; n < 5; n++) await bulk(await newEvent(), twelve)
  const data = {
    contactName: 'Ada',
    contactEmail: organizer.person.email,
    name: 'Cup',
    hosts: [{ kind: 'facility' as const, id: halls[0]! }],
  }
  expect((await refusal(organizer.api.requests.create({ data }))).status).toBe(429)
})

test('an event that is closed while a call waits for it asks nobody', async () => {
  const ownerId = await newEvent()
  const found = await whileLocked(
    lockEvent(ownerId),
    () => [ask(ownerId, halls[0]!)],
    `update event set is_closed = true where profile_id = '${ownerId}';
    update profile set updated_date = now() where id = '${ownerId}'`,
  )
  expect(found).toEqual(['EVENT_CLOSED'])
  expect(await countOf(ownerId)).toBe(0)
})

test('a host that answers from its list while the event is cancelled is refused', async () => {
  const ownerId = await newEvent()
  const { data: lead } = await ask(ownerId, halls[0]!)
  const found = await whileLocked(
    lockEvent(ownerId),
    () => [moveLead(host.api, lead.id, 'Interested')],
    `update profile set status = 'Cancelled' where id = '${ownerId}'`,
  )
  expect(found).toEqual(['EVENT_CLOSED'])
})

test('a hold that is given to two requests at once is of one', async () => {
  const ownerId = halls[0]!
  const { data: space } = await host.api.facilities.spaces.create({ ownerId, data: { name: 'Field 1' } })
  const { data: entry } = await host.api.facilities.calendar.entries.create({
    ownerId,
    data: {
      kind: 'Hold',
      title: 'Spring Cup',
      unitIds: [space.units[0]!.id],
      starts: '2031-04-23T12:00:00Z',
      ends: '2031-04-23T20:00:00Z',
      expiresDate: '2031-01-01T00:00:00Z',
    },
  })
  const leads = [await ask(await newEvent(), ownerId), await ask(await newEvent(), ownerId)]
  const found = await whileLocked(`select from calendar_entry where id = '${entry.id}' for update`, () =>
    leads.map(({ data }) =>
      host.api.facilityLeads.holds({ ownerId, data: { leadId: data.id, entryIds: [entry.id] } }),
    ),
  )
  expect(found).toEqual(['VALIDATION_FAILED', 'done'])
})

test('a note on a request that is withdrawn meanwhile finds nothing', async () => {
  const ownerId = await newEvent()
  const { data: lead } = await ask(ownerId, halls[0]!)
  const { notes } = host.api.events.leads
  const found = await whileLocked(
    `select from lead where id = '${lead.id}' for update`,
    () => [notes.create({ ownerId, id: lead.id, data: { text: 'Call them' } })],
    `delete from lead where id = '${lead.id}'`,
  )
  expect(found).toEqual(['NOT_FOUND'])
})

test('an answer by a link to a request that is withdrawn meanwhile is told so', async () => {
  const email = 'desk@hall.example'
  const { id } = await makeFacility(server, host.person, { name: 'Hall with an address', email })
  const ownerId = await newEvent()
  const { data: lead } = await ask(ownerId, id)
  const key = tokenIn(await mailTo(server, email))
  const link = await openLink(server, key)
  const bid = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 30_000 }
  const found = await whileLocked(
    lockEvent(ownerId),
    () => [link.answer({ status: 'Interested', bid })],
    `delete from lead where id = '${lead.id}'`,
  )
  expect(found).toEqual(['REQUEST_CLOSED'])
})
