import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import pg from 'pg'
import { apiOf } from '../api.ts'
import { costOf, median, type Figure } from '../figures.ts'
import { cpuOf } from '../processes.ts'
import type { RoomBench } from './room-race.ts'

const hotelCount = 60
const rate = 11_900
const rounds = 5
const atOnce = 8
const startDate = addDays(dayOf(new Date()), 200)
/** Two nights, of their own in each round. */
function stayOf(round: number) {
  const checkIn = addDays(startDate, 2 * round)
  return { checkIn, checkOut: addDays(checkIn, 2), guests: 2 }
}
const stay = stayOf(0)
/** Far from the hotels of the catalogue, and of earlier runs. */
const spot = { lat: 55 + Math.random() * 13, lng: -130 + Math.random() * 60 }

/** What a search for hotels near an event, a hold and a confirmation cost the server and its database. */
export async function roomCostFigures({
  databaseUrl,
  sides: [side],
  manager,
  accounts,
}: RoomBench): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const callsOf = (headers: Record<string, string>) => apiOf({ port: side.port, headers })
  const stays = accounts.map((headers) => callsOf(headers)['hotel-mgmt'].hotels.reservations)
  /** CPU milliseconds of a call, some at once. */
  async function costOfEach(call: (n: number) => Promise<unknown>) {
    const before = cpuOf(side.pids)
    let next = 0
    const work = async () => {
      while (next < stays.length) await call(next++)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return (cpuOf(side.pids) - before) / stays.length
  }
  try {
    const hotels: { ownerId: string; roomId: string }[] = []
    await costOfEach(async (n) => {
      if (n >= hotelCount) return
      const calls = callsOf(accounts[n] ?? {})['hotel-mgmt'].hotels
      const around = { lat: spot.lat + (n % 8) / 100, lng: spot.lng + n / 300 }
      const { id: ownerId } = (await calls.create({ data: { name: `Bench inn ${n}`, ...around } })).data
      const room = { name: 'Two queens', guests: 4, count: 1000, rate: rate + 100 * n }
      const { id: roomId } = (await calls.rooms.create({ ownerId, data: room })).data
      await calls.pricing.create({
        ownerId,
        data: {
          charges: [{ name: 'Lodging', purpose: 'County', kind: 'Tax', unit: 'Percent', basisPoints: 900 }],
        },
      })
      hotels.push({ ownerId, roomId })
    })
    await pool.query(`update profile set status = 'Approved' where id = any($1)`, [
      hotels.map(({ ownerId }) => ownerId),
    ])
    const { events } = callsOf(manager)['event-mgmt']
    const draft = {
      name: 'Bench cup',
      startDate,
      endDate: stay.checkOut,
      status: 'Published' as const,
      ...spot,
    }
    const eventId = (await events.create({ data: draft })).data.id
    await foundAll(callsOf(manager), eventId)
    const search = {
      method: 'POST',
      path: '/hotel-mgmt/api/hotels/search/matches?take=24',
      body: JSON.stringify({ data: { eventId, ...stay, sort: 'total' } }),
    }
    const searching = await costOf(side, 300, () => search)

    const { ownerId = '', roomId = '' } = hotels[0] ?? {}
    const { rooms } = (await callsOf({})['hotel-mgmt'].hotels.availability({ ownerId, data: stay })).data
    const totalWithTaxes = rooms[0]?.totalWithTaxes ?? Number.NaN
    const holding: number[] = []
    const booking: number[] = []
    for (let round = 0; round <= rounds; round++) {
      await pool.query('delete from use_count')
      const ids: string[] = []
      holding.push(
        await costOfEach(async (n) => {
          const key = randomBytes(32).toString('base64url')
          const data = { ...stayOf(round), key, roomId, totalWithTaxes }
          ids[n] = (await stays[n]!.hold({ ownerId, data })).data.id
        }),
      )
      booking.push(
        await costOfEach((n) => {
          const who = { name: `Guest ${n}`, email: `account${n}@demo.example`, phone: '(260) 555-0148' }
          return stays[n]!.book({ id: ids[n] ?? '', data: who })
        }),
      )
      await pool.query('delete from reservation where hotel_id = $1', [ownerId])
    }
    const figure = (what: string, ours: number, atMost: number) => ({
      what,
      ours,
      atMost,
      unit: 'CPU ms/request',
    })
    return [
      figure(`hotels of an event: ${hotelCount} near, prices of the stay, with facets`, searching, 4),
      // The first round warms up.
      figure('a hold of a room', median(holding.slice(1)), 6),
      figure('a confirmation, with its email', median(booking.slice(1)), 6),
    ]
  } finally {
    await pool.end()
  }
}

/** Waits until the search finds all hotels with their prices. */
async function foundAll(calls: ReturnType<typeof apiOf>, eventId: string) {
  for (let tries = 0; tries < 100; tries++) {
    const { data, _meta } = await calls['hotel-mgmt'].hotels.matches({
      take: 1,
      data: { eventId, ...stay, sort: 'total' },
    })
    if (_meta.stats.count === hotelCount && data.length > 0) return
    await wait(200)
  }
  throw new Error('The hotels are not found.')
}
