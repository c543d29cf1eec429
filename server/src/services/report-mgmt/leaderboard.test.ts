import { addDays, countDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import type { Leaderboard, StandingMeasure } from '@app/contract/reports/leaderboard-schema.ts'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, refusedFields, testServer, type TestServer } from '../../testing/test-server.ts'
import { rankPages } from './index.ts'

let server: TestServer
let manager: SignedUp
let others: SignedUp
beforeAll(async () => {
  server = await testServer()
  manager = await signUp(server, 'manager')
  others = await signUp(server, 'others')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query(`update profile set deleted_date = now()`)
})

/** The last day that has ended everywhere. */
const last = dayOf(new Date(Date.now() - (36 * 60 + 15) * 60_000))

async function rank() {
  await server.pool.query('delete from standing_day')
  await rankPages(server.db)
}

const readViews = (id: string, count: number, daysBefore = 0) =>
  server.pool.query(
    `insert into visit_day (profile_id, day, action, source, count) values ($1, $2, 'view', 'search', $3)`,
    [id, addDays(last, -daysBefore), count],
  )
const makeFacility = (name: string, state: 'Indiana' | 'Ohio' = 'Indiana', owner = others) =>
  server.stage.facility({ manager: owner.person, name, state }).then(({ id }) => id)

/** Facilities with views. */
const makeRead = async (views: Record<string, number>) => {
  for (const [name, count] of Object.entries(views)) await readViews(await makeFacility(name), count)
}

/** A request of which a host made moves, hours after it was sent. */
async function askHost(
  hostId: string,
  status: string,
  moves: [to: string, by: string, hours: number][],
  days = 5,
) {
  const { id } = await server.stage.event({ manager: others.person, status: 'Draft' })
  const leadId = newId()
  const sent = addDays(last, -days)
  await server.pool.query(
    `insert into request (id, name, email, months, confirmed_date, created_date) values ($1, 'Ann', 'ann@people.test', '{}', $2, $2)`,
    [id, sent],
  )
  await server.pool.query(
    'insert into lead (id, request_id, profile_id, status, created_date) values ($1, $2, $3, $4, $5)',
    [leadId, id, hostId, status, sent],
  )
  for (const [to, by, hours] of moves)
    await server.pool.query(
      `insert into lead_move (lead_id, from_status, to_status, by, at)
      values ($1, 'Open', $2, $3, $4::timestamptz + $5 * interval '1 hour')`,
      [leadId, to, by, sent, hours],
    )
}

const facilities = (query: object = {}) => manager.api.leaderboards.facilities(query).then(({ data }) => data)
const rankingOf = ({ rankings }: Leaderboard, measure: StandingMeasure) =>
  rankings.find(({ name }) => name === measure)!
const rowsOf = (board: Leaderboard, measure: StandingMeasure) =>
  rankingOf(board, measure).rows.map(({ name, place, isTied, value }) => [name, place, isTied, value])

describe('a ranking', () => {
  test('has ties that share a place, in the order of names, and skips the next', async () => {
    await makeRead({ Elm: 9, Cedar: 9, Ash: 20, Fir: 3, Birch: 1 })
    await readViews(await makeFacility('Own', 'Indiana', manager), 3)
    await rank()
    const board = await facilities()
    expect(rowsOf(board, 'view')).toEqual([
      ['Ash', 1, false, null],
      ['Cedar', 2, true, null],
      ['Elm', 2, true, null],
      ['Fir', 4, true, null],
      ['Own', 4, true, 3],
      ['Birch', 6, false, null],
    ])
    expect(rankingOf(board, 'view')).toMatchObject({ label: 'Profile views', isPublic: false, peers: 6 })
    expect(rankingOf(board, 'view').own).toMatchObject([{ name: 'Own', place: 4, value: 3 }])
    expect(board.days).toEqual({ startDate: addDays(last, -364), endDate: last })
  })

  test('shows the first three and the neighborhood of one’s own page', async () => {
    await makeRead(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Field ${at + 1}`, 100 - at])))
    const id = await makeFacility('Own', 'Indiana', manager)
    await readViews(id, 90)
    const lower = await makeFacility('Own lower', 'Indiana', manager)
    await readViews(lower, 1)
    await rank()
    const positionsOf = async (query: object) =>
      rankingOf(await facilities(query), 'view').rows.map(({ position }) => position)
    expect(await positionsOf({})).toEqual([1, 2, 3, 9, 10, 11, 12, 13, 14, 15, 22])
    expect(await positionsOf({ id: lower })).toEqual([1, 2, 3, 19, 20, 21, 22])
    expect(await positionsOf({ id: lower, first: 5 })).toEqual([1, 2, 3, 4, 5, 19, 20, 21, 22])
    expect(await positionsOf({ first: 500 })).toEqual(Array.from({ length: 22 }, (_, at) => at + 1))
    for (const first of [2, 501, 3.5]) expect(await refusedFields(facilities({ first }))).toEqual(['first'])
    expect(await refusedFields(facilities({ id: await makeFacility('Theirs') }))).toEqual(['id'])
  })

  test('is of twelve months, with the places at the end of each month before', async () => {
    await makeRead({ Ash: 5, Cedar: 4, Elm: 3, Fir: 2 })
    const own = await makeFacility('Own', 'Indiana', manager)
    await readViews(own, 7, 364)
    await readViews(own, 100, 365)
    const fallen = await makeFacility('Fallen')
    await readViews(fallen, 6, 30)
    for (const name of ['Birch', 'Larch', 'Maple', 'Yew']) await readViews(await makeFacility(name), 1, 60)
    await rank()
    const board = await facilities()
    const placesOf = (name: string) => rankingOf(board, 'view').rows.find((row) => row.name === name)?.places
    const none = (length: number) => Array.from({ length }, () => null)
    expect(placesOf('Own')).toEqual([...none(9), 1, 1, 1])
    expect(placesOf('Fallen')).toEqual([...none(10), 2, 2])
    expect(placesOf('Ash')).toEqual([...none(11), 3])
    expect(board.placeDays.map((day) => countDays(day, last) - 1)).toEqual([
      330, 300, 270, 240, 210, 180, 150, 120, 90, 60, 30, 0,
    ])
  })

  test('has no place of months with fewer than five pages', async () => {
    await readViews(await makeFacility('Own', 'Indiana', manager), 9, 40)
    await makeRead({ Ash: 5, Cedar: 4, Elm: 3, Fir: 2 })
    await rank()
    const places = rankingOf(await facilities(), 'view').own[0]?.places
    expect(places?.slice(-2)).toEqual([null, 1])
  })

  test('is of a region or a state', async () => {
    await makeRead({ Ash: 5, Cedar: 4, Elm: 3, Fir: 2 })
    await readViews(await makeFacility('Ohio Park', 'Ohio'), 9)
    await readViews(await makeFacility('Own', 'Indiana', manager), 1)
    await rank()
    const names = async (query: object) => rowsOf(await facilities(query), 'view').map(([name]) => name)
    expect(await names({ state: 'Indiana' })).toEqual(['Ash', 'Cedar', 'Elm', 'Fir', 'Own'])
    expect((await names({ region: 'Midwest' }))[0]).toBe('Ohio Park')
    expect(await names({ state: 'Ohio' })).toEqual([])
    expect(await refusedFields(facilities({ state: 'Ohio', region: 'Midwest' }))).toEqual(['state'])
  })

  test.each([
    [1, {}],
    [4, { Ash: 5, Cedar: 4, Elm: 3 }],
  ])('of %i pages has no places', async (peers, counts) => {
    await readViews(await makeFacility('Own', 'Indiana', manager), 8)
    await makeRead(counts)
    await rank()
    const board = await facilities()
    expect(rankingOf(board, 'view')).toMatchObject({
      peers,
      isComparable: false,
      rows: [],
      own: [{ name: 'Own', place: null, value: 8 }],
    })
    expect(board.notes).toContain('With fewer than 5 pages, there aren’t enough peers to compare.')
  })

  test('has public pages only, also since it was made', async () => {
    await makeRead({ Ash: 5, Cedar: 4, Elm: 3, Fir: 2, Oak: 1 })
    const pending = await server.stage.facility({
      manager: others.person,
      name: 'Pending',
      status: 'Pending',
    })
    await readViews(pending.id, 90)
    await rank()
    const names = async () => rowsOf(await facilities(), 'view').map(([name]) => name)
    expect(await names()).toEqual(['Ash', 'Cedar', 'Elm'])
    await server.pool.query(`update profile set is_active = false where name = 'Cedar'`)
    expect(await names()).toEqual(['Ash', 'Elm'])
  })

  test('tells one’s own page without anything that it isn’t ranked', async () => {
    await makeFacility('Own', 'Indiana', manager)
    await rank()
    expect(rankingOf(await facilities(), 'won')).toMatchObject({
      peers: 0,
      own: [{ name: 'Own', place: null, value: null }],
    })
  })
})

describe('what is ranked', () => {
  test('likes, which are public', async () => {
    const fans = await Promise.all(Array.from({ length: 5 }, async (_, at) => signUp(server, `fan${at}`)))
    for (const [at, name] of ['Ash', 'Cedar', 'Elm', 'Fir', 'Oak'].entries()) {
      const id = await makeFacility(name)
      for (const { api } of fans.slice(at)) await api.facilities.likes.add({ ownerId: id, data: {} })
    }
    await rank()
    const board = await facilities()
    expect(rowsOf(board, 'reaction')).toEqual([
      ['Ash', 1, false, 5],
      ['Cedar', 2, false, 4],
      ['Elm', 3, false, 3],
    ])
    expect(rankingOf(board, 'reaction')).toMatchObject({ label: 'Likes', isPublic: true })
    expect(rankingOf(board, 'reaction').rows[0]?.places.at(-2)).toBeNull()
  })

  test('won requests and the median reply of hosts', async () => {
    for (const [at, name] of ['Ash', 'Cedar', 'Elm', 'Fir', 'Own'].entries()) {
      const id = await makeFacility(name, 'Indiana', name === 'Own' ? manager : others)
      for (let n = 0; n <= at; n++) await askHost(id, 'Won', [['Won', 'sender', 9]])
      for (const hours of [1, 2 + at, 30]) await askHost(id, 'Interested', [['Interested', 'host', hours]])
    }
    await askHost(await makeFacility('Old', 'Indiana', others), 'Won', [['Won', 'sender', 1]], 400)
    await askHost(await makeFacility('Once', 'Indiana', others), 'Lost', [['Interested', 'host', 1]])
    await rank()
    const { data } = await manager.api.leaderboards.rfps({})
    expect(data.rankings.map(({ name, peers }) => [name, peers])).toEqual([
      ['won', 5],
      ['reply', 5],
    ])
    expect(rowsOf(data, 'won').slice(0, 2)).toEqual([
      ['Own', 1, false, 5],
      ['Fir', 2, false, null],
    ])
    expect(rowsOf(data, 'reply')[0]).toEqual(['Ash', 1, false, null])
    expect(rowsOf(data, 'reply').at(-1)).toEqual(['Own', 5, false, 6 * 60])
  })

  test('public events that took place, once for each host', async () => {
    const { api } = others
    const dates = { startDate: addDays(last, -20), endDate: addDays(last, -19) }
    for (const [at, name] of ['Ash', 'Cedar', 'Elm', 'Fir', 'Oak'].entries()) {
      const [facility, destination] = await Promise.all([
        makeFacility(name),
        server.stage.destination({ manager: others.person, name: `${name} County` }),
      ])
      await server.pool.query(
        'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
        [facility, destination.id],
      )
      for (let n = 0; n <= at; n++) {
        const { id } = await server.stage.event({ manager: others.person, ...dates })
        await api.events.places.create({ ownerId: id, data: { profileId: facility } })
        if (n === 0) await api.events.places.create({ ownerId: id, data: { profileId: destination.id } })
      }
      const hidden = await server.stage.event({ manager: others.person, status: 'Draft', ...dates })
      await api.events.places.create({ ownerId: hidden.id, data: { profileId: facility } })
    }
    await rank()
    expect(rowsOf(await facilities(), 'hosted')[0]).toEqual(['Oak', 1, false, 5])
    const { data } = await manager.api.leaderboards.destinations({})
    expect(rowsOf(data, 'hosted')[0]).toEqual(['Oak County', 1, false, 5])
    expect(rankingOf(data, 'reaction').label).toBe('Followers')
  })
})

test('events and organizations have leaderboards', async () => {
  const event = await server.stage.event({ manager: manager.person, name: 'Fall Cup' })
  const over = { startDate: addDays(last, -380), endDate: addDays(last, -370) }
  const old = await server.stage.event({ manager: others.person, name: 'Old Cup', ...over })
  const organization = await server.stage.organization({ manager: manager.person })
  for (const { id } of [event, old, organization]) await readViews(id, 3)
  await rank()
  const { events, organizations } = manager.api.leaderboards
  expect((await events({})).data.rankings.map(({ name, peers }) => [name, peers])).toEqual([
    ['view', 1],
    ['reaction', 0],
  ])
  expect((await organizations({})).data.rankings[0]).toMatchObject({
    peers: 1,
    isComparable: false,
    own: [{ value: 3, place: null }],
  })
})

test('pages are ranked once for each day, and again when a day was closed since', async () => {
  await makeRead({ Ash: 5, Cedar: 4, Elm: 3, Fir: 2, Oak: 1 })
  await rank()
  await makeRead({ Yew: 9 })
  const first = async () => rowsOf(await facilities(), 'view')[0]?.[0]
  await rankPages(server.db)
  expect(await first()).toBe('Ash')
  await server.pool.query(`insert into visit_closed_day (day) values ($1)`, [last])
  await rankPages(server.db)
  expect(await first()).toBe('Yew')
})

test('a visitor is asked to sign in', async () => {
  const { leaderboards } = await server.as()
  expect((await refusal(leaderboards.facilities({}))).status).toBe(401)
})
