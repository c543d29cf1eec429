import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { dueMailsSent } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let guest: SignedUp

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  guest = await signUp(server, 'guest')
})
afterAll(() => server.close())

const most = 10_000_000
const fee = { purpose: 'For the pool', kind: 'Fee', isIncluded: false } as const
const each = <T>(count: number, charge: (name: string) => T) =>
  Array.from({ length: count }, (_, at) => charge(`Fee ${at}`))

async function hotelWith(
  charges: Parameters<typeof manager.api.hotels.pricing.create>[0]['data']['charges'],
) {
  const { id: ownerId } = await server.stage.hotel({ manager: manager.person, lat: 39.17, lng: -86.53 })
  await manager.api.hotels.pricing.create({ ownerId, data: { charges } })
  const room = { name: 'Penthouse', guests: 20, count: 5, rate: most }
  const { data } = await manager.api.hotels.rooms.create({ ownerId, data: room })
  return { ownerId, roomId: data.id }
}

test('the largest stay is held, booked and changed at its total', async () => {
  const { ownerId, roomId } = await hotelWith([
    ...each(10, (name) => ({
      ...fee,
      name,
      unit: 'Cents' as const,
      cents: most,
      per: 'PersonNight' as const,
    })),
    ...each(10, (name) => ({
      ...fee,
      name,
      kind: 'Tax' as const,
      unit: 'Percent' as const,
      basisPoints: 10_000,
      base: 'RoomAndFees' as const,
    })),
  ])
  const stay = { checkIn: dayFromToday(60), checkOut: addDays(dayFromToday(60), 14), guests: 20 }
  const total = 14 * most * (1 + 10 * 20)
  const offers = (await guest.api.hotels.availability({ ownerId, data: stay })).data.rooms
  expect(offers[0]).toMatchObject({ total, totalWithTaxes: total * 11 })
  const shown = { ...stay, roomId, totalWithTaxes: total * 11 }
  expect((await guest.api.hotels.verify({ ownerId, data: shown })).data.isOffered).toBe(true)
  const draft = { ...shown, key: newSecretToken() }
  const { id } = (await guest.api.hotels.reservations.hold({ ownerId, data: draft })).data
  const who = { name: 'Lorena Tovar', email: guest.person.email, phone: '(260) 555-0148' }
  await guest.api.hotels.reservations.book({ id, data: who })
  const { data } = await guest.api.hotels.reservations.change({ id, data: { ...shown, guests: 20 } })
  expect(data).toMatchObject({ total, totalWithTaxes: total * 11 })
  await dueMailsSent(server)
  expect(server.mails.map(({ text }) => text).join()).toContain('$3,095,400,000.00')
})

test('a fee that is a share of a large rate is in the lowest rate and in those of blocks', async () => {
  const { ownerId, roomId } = await hotelWith(
    each(20, (name) => ({ ...fee, name, unit: 'Percent' as const, basisPoints: 10_000 })),
  )
  expect((await guest.api.hotels.get({ id: ownerId })).data.lowestRate).toBe(21 * most)
  const { id: eventId } = await server.stage.event({ manager: guest.person })
  const night = dayFromToday(60)
  const asked = [{ night, rooms: 2 }]
  const request = { ownerId: eventId, data: { hotelId: ownerId, asked } }
  const { id } = (await guest.api.events.blocks.create(request)).data
  const nights = [{ roomId, night, rooms: 2, rate: most }]
  const { data } = await manager.api.hotels.blocks.offer({ ownerId, id, data: { nights } })
  expect(data.nights[0]?.price).toBe(21 * most)
})
