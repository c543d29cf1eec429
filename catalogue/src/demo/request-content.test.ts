import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { seasonOf } from './sports/seasons.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'

const today = '2026-11-21'
let database: TestDatabase
const select = async (text: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(text)).rows
const first = async (text: string) => (await select(text))[0]

beforeAll(async () => {
  database = await preparedDatabase()
  await buildCatalogue(database.pool, { count: 2200, today, log: { info: () => {} } })
})
afterAll(() => database.drop())

/** Of the demo account with this mailbox. */
const pagesOf = (box: string) =>
  `(select m.owner_id from member m join app_user u on u.id = m.user_id where u.email = '${box}@demo.example')`

test('one request for 13 facilities, open and past', async () => {
  const rows = await first(`
    select count(*)::int as requests, count(*) filter (where p.status = 'Published')::int as open,
      count(*) filter (where p.status = 'Completed')::int as past
    from request r join profile p on p.id = r.id`)
  expect(rows?.['requests']).toBe(170)
  expect(rows?.['open']).toBeGreaterThan(70)
  expect(rows?.['past']).toBeGreaterThan(25)
})

test('leads are in every state, and their moves lead to it', async () => {
  expect(await select('select status from lead group by 1 order by 1')).toEqual(
    ['Interested', 'Lost', 'Open', 'Passed', 'Won'].map((status) => ({ status })),
  )
  expect(
    await select(`
      select l.id from lead l left join lateral (select to_status from lead_move m where m.lead_id = l.id order by m.id desc limit 1) m on true
      where l.status <> coalesce(m.to_status, 'Open')`),
  ).toEqual([])
})

test('nothing has happened later than today, or before the host was asked', async () => {
  expect(
    await select(`
      select m.id from lead_move m join lead l on l.id = m.lead_id
      where m.at >= date '${today}' + 1 or m.at < l.created_date`),
  ).toEqual([])
})

test('events that are over have no open leads, and at most one host was chosen', async () => {
  expect(
    await select(`
      select l.id from lead l join profile p on p.id = l.request_id
      where p.status in ('Completed', 'Cancelled') and l.status in ('Open', 'Interested')`),
  ).toEqual([])
  expect(
    await select(`select request_id from lead where status = 'Won' group by 1 having count(*) > 1`),
  ).toEqual([])
})

test('some events ask for a live stream, which hosts include, charge or leave out, and no other bid has one', async () => {
  expect(
    await select(
      'select live_stream as level from event where live_stream is not null group by 1 order by 1',
    ),
  ).toEqual([{ level: 'Required' }, { level: 'Wished' }])
  const offers = await first(`
    select bool_or(b.live_stream_cost is null) as without, bool_or(b.live_stream_cost = 0) as included,
      bool_or(b.live_stream_cost > 0) as charged, bool_or(b.live_stream_cost is not null and e.live_stream is null) as unasked
    from bid b join lead l on l.id = b.lead_id join event e on e.profile_id = l.request_id`)
  expect(offers).toEqual({ without: true, included: true, charged: true, unasked: false })
})

test('sports are asked for in their season', async () => {
  const rows = await select(`
    select e.sports_list[1] as sport, extract(month from e.start_date)::int as month
    from request r join event e on e.profile_id = r.id join profile p on p.id = r.id
    where not e.has_flexible_dates and p.created_by is distinct from (select id from app_user where email = 'organizer@demo.example')`)
  for (const { sport, month } of rows)
    expect(
      seasonOf(SportName.parse(sport))[Number(month) - 1],
      `${String(sport)} in ${String(month)}`,
    ).toBeGreaterThan(0)
})

test('bids are of hosts that were interested, for the dates that are asked for', async () => {
  expect(
    await select(`
      select b.lead_id from bid b join lead l on l.id = b.lead_id join event e on e.profile_id = l.request_id
      where l.status in ('Open', 'Passed') or b.start_date <> e.start_date or b.space_count > e.space_count`),
  ).toEqual([])
  const { bids, rebates, omitted } =
    (await first(`
      select count(*)::int as bids, count(*) filter (where rebate > 0)::int as rebates, count(*) filter (where exists (
        select from event_cost c join lead l on l.request_id = c.owner_id where l.id = b.lead_id and c.name <> all (b.included)))::int as omitted
      from bid b`)) ?? {}
  expect(bids).toBeGreaterThan(80)
  expect(rebates).toBeGreaterThan(20)
  expect(omitted).toBeGreaterThan(20)
})

test('bids cost the organizer what their hosts confirmed', async () => {
  const missing = `(select coalesce(sum(c.price), 0) from event_cost c where c.owner_id = l.request_id and c.name <> all (b.included))`
  expect(
    await select(`
      select b.lead_id from bid b join lead l on l.id = b.lead_id join event e on e.profile_id = l.request_id
      where b.confirmed_total <> b.rent + b.fees + coalesce(b.live_stream_cost, 0) - b.grant_amount + ${missing}
        - b.rebate * coalesce(least(e.room_nights, b.hotel_rooms * (b.end_date - b.start_date + 1)), 0)`),
  ).toEqual([])
})

test('bids stand on holds, and those of chosen hosts on bookings', async () => {
  const rows = await select(`
    select c.kind, l.status from bid_hold h join lead l on l.id = h.lead_id join calendar_entry c on c.id = h.entry_id`)
  expect(rows.length).toBeGreaterThan(3)
  for (const { kind, status } of rows) expect(kind).toBe(status === 'Won' ? 'Booking' : 'Hold')
})

describe('the demo accounts', () => {
  test('the organizer compares four offers for the Heartland Spring Cup', async () => {
    const cup = await first(`
      select e.space_count, e.team_count, e.response_deadline::text as deadline, count(l.*)::int as leads, count(b.*)::int as bids
      from event e join profile p on p.id = e.profile_id join lead l on l.request_id = p.id left join bid b on b.lead_id = l.id
      where p.name = 'Heartland Spring Cup' group by 1, 2, 3`)
    expect(cup).toEqual({ space_count: 10, team_count: 80, deadline: '2026-11-30', leads: 8, bids: 4 })
  })

  test.each(['facility', 'destination'])('%s has cards in each column of its pipeline', async (box) => {
    const rows = await select(`
      select l.status from lead l where l.profile_id in ${pagesOf(box)} group by 1 order by 1`)
    expect(rows.map(({ status }) => status)).toEqual(['Interested', 'Lost', 'Open', 'Passed', 'Won'])
  })

  test('the organizer has requests in each phase', async () => {
    const rows = await select(`
      select p.name, p.status, (select count(*)::int from lead l where l.request_id = p.id and l.status = 'Won') as won
      from profile p join request r on r.id = p.id where p.id in ${pagesOf('organizer')} order by r.created_date desc, 1`)
    expect(rows).toHaveLength(5)
    expect(rows.map(({ won }) => won)).toContain(1)
    expect(rows.map(({ status }) => status)).toContain('Completed')
  })
})
