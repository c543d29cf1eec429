import { readFile } from 'node:fs/promises'
import { linkEnd } from '@app/contract/hotels/blocks/link-until.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { dueMailsSent, mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'
import { askForPickUp, keepBooks } from './pick-up.ts'

let server: TestServer
let desk: Api
let organizer: SignedUp
let hotelId: string
let roomId: string
let eventId: string
let id: string
const address = 'desk@orchard.test'
const night = (at: number) => addDays(dayFromToday(60), at)

beforeAll(async () => {
  server = await workerServer()
  desk = await server.as()
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

/** Agrees to a block of 60 rooms on two nights, by the room types of the nights. */
async function agreeTo(roomIds: (string | null)[]) {
  const asked = roomIds.map((_, at) => ({ night: night(at), rooms: 60 }))
  id = (await organizer.api.events.blocks.create({ ownerId: eventId, data: { hotelId, asked } })).data.id
  const mailedKey = tokenIn(await mailTo(server, address, 'asks for rooms'))
  const nights = asked.map((one, at) => ({ ...one, roomId: roomIds[at] ?? null, rate: 12_100 }))
  const data = { nights, cutOff: night(-14) }
  await desk.hotels.blocks.offer({ ownerId: hotelId, id, data }, { mailedKey })
  await organizer.api.events.blocks.agree({ ownerId: eventId, id })
  await mailTo(server, address, 'are agreed')
  server.mails.length = 0
  return mailedKey
}

/** A block of a hotel that nobody manages here, and that books its rooms itself. */
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from room_block')
  server.mails.length = 0
  const founder = await signUp(server, `founder-${crypto.randomUUID()}`)
  hotelId = (await server.stage.hotel({ manager: founder.person, name: 'Orchard Gate Inn', email: address }))
    .id
  const room = { name: 'Two queens', guests: 4, count: 100, rate: 14_900 }
  roomId = (await founder.api.hotels.rooms.create({ ownerId: hotelId, data: room })).data.id
  await server.pool.query('delete from member where owner_id = $1', [hotelId])
  const dates = { startDate: night(0), endDate: night(2) }
  eventId = (
    await server.stage.event({ manager: organizer.person, name: 'Spring Cup', status: 'Published', ...dates })
  ).id
  await agreeTo([null, null])
})

const read = async () => (await organizer.api.events.blocks.get({ ownerId: eventId, id })).data
/** Goes through a day of the chores, and returns the subjects that were mailed to the hotel. */
async function ask() {
  server.mails.length = 0
  await askForPickUp(server.db)
  await dueMailsSent(server)
  return server.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
}
const asked = 'How many rooms are booked for Spring Cup?'
const longAgo = (days: number) =>
  server.pool.query(`update room_block set asked_date = now() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ])
const moveNights = (days: number) =>
  server.pool.query(`update block_night set night = night + $2::integer where block_id = $1`, [id, days])

test('a hotel is asked weekly, reminded once after two days, and reports by the link', async () => {
  expect((await read()).pickUpSource).toBe('NotAsked')
  expect(await ask()).toEqual([asked])
  const mailedKey = tokenIn(await mailTo(server, address, asked))
  expect(await ask()).toEqual([])
  await longAgo(3)
  expect(await ask()).toEqual([`A reminder: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`])
  expect(await ask()).toEqual([])
  expect((await read()).pickUpSource).toBe('Missing')
  const nights = [
    { night: night(0), rooms: 38 },
    { night: night(1), rooms: 62 },
  ]
  const data = { nights, averageRate: 11_800, extraRooms: 5, note: 'Two rooms moved to Saturday' }
  await desk.hotels.blocks.report({ ownerId: hotelId, id, data }, { mailedKey })
  expect(await read()).toMatchObject({
    pickUpSource: 'Reported',
    pickedUp: 100,
    pickUp: [
      { night: night(0), size: 60, isReported: true, here: 0, reported: 38 },
      { night: night(1), size: 60, isReported: true, here: 0, reported: 62 },
    ],
    averageRate: 11_800,
    extraRooms: 5,
  })
  await longAgo(7)
  expect(await ask()).toEqual([asked])
})

test('on the day of the cut-off and after the last night, it is asked again, and then no more', async () => {
  await ask()
  await longAgo(1)
  await server.pool.query(
    'update room_block set cut_off = (now() at time zone time_zone)::date where id = $1',
    [id],
  )
  expect(await ask()).toEqual([asked])
  await server.pool.query('update room_block set cut_off = cut_off - 8 where id = $1', [id])
  await longAgo(8)
  expect(await ask()).toEqual([`A reminder: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`])
  await moveNights(-62)
  expect(await ask()).toEqual([asked])
  await longAgo(20)
  await server.pool.query('update room_block set reminded_date = now()')
  await moveNights(-40)
  expect(await ask()).toEqual([])
})

test('a report of another night is refused, and opening the link changes nothing', async () => {
  await ask()
  const mailedKey = tokenIn(await mailTo(server, address, asked))
  await desk.hotels.blocks.get({ ownerId: hotelId, id }, { mailedKey })
  expect((await read()).reportedDate).toBeNull()
  const data = { nights: [{ night: night(5), rooms: 1 }] }
  const call = desk.hotels.blocks.report({ ownerId: hotelId, id, data }, { mailedKey })
  expect(await refusedFields(call)).toEqual(['data/nights/0/night'])
})

test('a report with a night twice is refused', async () => {
  await ask()
  const mailedKey = tokenIn(await mailTo(server, address, asked))
  const data = {
    nights: [
      { night: night(0), rooms: 1 },
      { night: night(0), rooms: 2 },
    ],
  }
  const call = desk.hotels.blocks.report({ ownerId: hotelId, id, data }, { mailedKey })
  expect(await refusedFields(call)).toEqual(['data/nights/1/night'])
  expect((await refusal(call)).problem.errors?.[0]?.message).toBe('must not repeat a night')
})

describe('rooms that are booked here', () => {
  const report = (mailedKey: string, nights: string[]) => {
    const data = { nights: nights.map((one) => ({ night: one, rooms: 70 })) }
    return desk.hotels.blocks.report({ ownerId: hotelId, id, data }, { mailedKey })
  }
  const book = () => server.pool.query('update block_night set taken = 3 where not is_reported')

  test('are not reported', async () => {
    const mailedKey = await agreeTo([roomId, roomId])
    await book()
    expect((await refusal(report(mailedKey, [night(0)]))).problem.code).toBe('BOOKED_HERE')
    expect(await read()).toMatchObject({ pickUpSource: 'Here', pickedUp: 6, reportedDate: null })
  })

  test('are not reported beside nights of which the hotel books rooms itself', async () => {
    const mailedKey = await agreeTo([roomId, null])
    await book()
    expect(await refusedFields(report(mailedKey, [night(0), night(1)]))).toEqual(['data/nights/0/night'])
    await report(mailedKey, [night(1)])
    expect(await read()).toMatchObject({
      pickedUp: 73,
      pickUp: [
        { isReported: false, here: 3, reported: null },
        { isReported: true, here: 0, reported: 70 },
      ],
    })
  })

  test('count once if they were reported before', async () => {
    await agreeTo([roomId, roomId])
    await book()
    await server.pool.query(
      `insert into block_report (id, block_id, nights) values (gen_random_uuid(), $1, $2)`,
      [id, JSON.stringify([{ night: night(0), rooms: 70 }])],
    )
    expect(await read()).toMatchObject({ pickedUp: 6, pickUpSource: 'Here' })
    await keepBooks(server.db)
    const { rows } = await server.pool.query(
      'select picked_up as "pickedUp", revenue::integer from block_day_snapshot where block_id = $1 and night = $2',
      [id, night(0)],
    )
    expect(rows).toEqual([{ pickedUp: 3, revenue: 3 * 12_100 }])
    const { verified } = (await organizer.api.events.impact.get({ id: eventId })).data
    expect(verified).toMatchObject({ reported: 0, reportedBy: 0 })
  })

  test('are still not asked for once their room type was deleted', async () => {
    await agreeTo([roomId, roomId])
    await moveNights(-65)
    await server.pool.query('delete from hotel_room where id = $1', [roomId])
    expect((await read()).pickUpSource).toBe('Here')
    // Of the block that the hotel books itself.
    expect(await ask()).toHaveLength(1)
  })
})

describe('a mailed link', () => {
  const ends = async () => {
    const { rows } = await server.pool.query<{ ends: Date }>(
      'select expires_date as ends from mailed_token where subject_id = $1',
      [id],
    )
    return rows.map((row) => row.ends.getTime())
  }
  const end = linkEnd(night(1)).getTime()

  test('works through the day that its page shows', async () => {
    const all = await ends()
    expect(all.length).toBeGreaterThan(0)
    for (const one of all) expect(one).toBeGreaterThanOrEqual(end)
  })

  test('that was mailed before pages showed that day does, too', async () => {
    await server.pool.query(`update mailed_token set expires_date = expires_date - interval '2 days'`)
    const migration = new URL('../../../migrations/0118-ends-of-block-links.sql', import.meta.url)
    await server.pool.query(await readFile(migration, 'utf8'))
    for (const one of await ends()) expect(one).toBeGreaterThanOrEqual(end)
  })
})

test('a link that is over opens no block and reports nothing', async () => {
  await ask()
  const mailedKey = tokenIn(await mailTo(server, address, asked))
  await server.pool.query('update mailed_token set expires_date = now() where subject_id = $1', [id])
  const { blocks } = desk.hotels
  const data = { nights: [{ night: night(0), rooms: 1 }] }
  const calls = [
    () => blocks.get({ ownerId: hotelId, id }, { mailedKey }),
    () => blocks.report({ ownerId: hotelId, id, data }, { mailedKey }),
    () => blocks.release({ ownerId: hotelId, id }, { mailedKey }),
  ]
  for (const call of calls) expect((await refusal(call())).problem.code).toBe('LINK_EXPIRED')
  expect(await read()).toMatchObject({ status: 'Agreed', reportedDate: null })
})

test('the books of each day are kept, the last of a day', async () => {
  const books = async () => {
    await keepBooks(server.db)
    const { rows } = await server.pool.query(
      `select night::text, blocked, picked_up as "pickedUp", revenue::integer from block_day_snapshot where block_id = $1 order by as_of, night`,
      [id],
    )
    return rows
  }
  const empty = { blocked: 60, pickedUp: 0, revenue: 0 }
  expect(await books()).toEqual([
    { night: night(0), ...empty },
    { night: night(1), ...empty },
  ])
  await ask()
  const mailedKey = tokenIn(await mailTo(server, address, asked))
  const data = { nights: [{ night: night(0), rooms: 10 }], averageRate: 10_000 }
  await desk.hotels.blocks.report({ ownerId: hotelId, id, data }, { mailedKey })
  await server.pool.query(`update block_day_snapshot set as_of = as_of - 1 where night = $1`, [night(1)])
  expect(await books()).toEqual([
    { night: night(1), ...empty },
    { night: night(0), blocked: 60, pickedUp: 10, revenue: 100_000 },
    { night: night(1), ...empty },
  ])
})

describe('a link that reached somebody else', () => {
  const link = () => ({ ownerId: hotelId, id })
  const disown = async () => {
    const by = { mailedKey: await agreeTo([null]) }
    // As scanners do.
    await desk.hotels.blocks.get(link(), by)
    expect(await ask()).toContain(asked)
    await desk.hotels.blocks.wrongHotel(link(), by)
    await server.pool.query('update room_block set asked_date = null')
    return by
  }

  test('ends when they say so, tells whoever asked, and the address gets no more emails', async () => {
    const by = await disown()
    expect((await refusal(desk.hotels.blocks.get(link(), by))).status).toBe(404)
    const { data } = await organizer.api.users.notifications.list({ ownerId: organizer.id, take: 100 })
    expect(data.map(({ title }) => title)).toContain(
      'The email address of Orchard Gate Inn is wrong. Call it about rooms for Spring Cup',
    )
    expect(await ask()).toEqual([])
    const again = { hotelId, asked: [{ night: night(0), rooms: 1 }] }
    const { problem } = await refusal(organizer.api.events.blocks.create({ ownerId: eventId, data: again }))
    expect(problem.code).toBe('HOTEL_UNREACHABLE')
  })

  test('does not stop emails to an address that the page got since', async () => {
    await disown()
    await server.pool.query(`update profile set email = 'right@orchard.test' where id = $1`, [hotelId])
    await ask()
    expect(server.mails.map(({ to }) => to)).toContain('right@orchard.test')
  })

  test('disowns the address that it was mailed to, not the one of today', async () => {
    const by = { mailedKey: await agreeTo([null]) }
    await server.pool.query(`update profile set email = 'right@orchard.test' where id = $1`, [hotelId])
    await desk.hotels.blocks.wrongHotel(link(), by)
    await server.pool.query('update room_block set asked_date = null')
    await ask()
    expect(server.mails.map(({ to }) => to)).toContain('right@orchard.test')
  })

  test('is for who has it, not for whoever asked', async () => {
    expect((await refusal(organizer.api.hotels.blocks.wrongHotel(link()))).status).toBe(403)
  })
})
