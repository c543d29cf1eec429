import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { mailTo } from '../../../testing/mails.ts'
import { signUp } from '../../../testing/people.ts'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

/** Notices of changes, which evict all kept pages and update the indexes. */
async function noticesDuring(work: () => Promise<void>) {
  const notices = vi.fn<(text?: string) => void>()
  const client = await server.pool.connect()
  client.on('notification', ({ payload }) => notices(payload))
  await client.query('listen profile')
  await work()
  // PostgreSQL sends the notices of all commits before it completes a query.
  await client.query('select')
  client.release(true)
  return notices.mock.calls.flat()
}
const lastVersion = async () =>
  (await server.pool.query<{ last_value: number }>('select last_value from entry_version')).rows[0]
    ?.last_value

test('booking and canceling a room, with its emails and what the hotel is told, evicts no kept page and enters no index', async () => {
  const guest = await signUp(server, 'guest')
  const manager = await signUp(server, 'manager')
  const { id: ownerId } = await server.stage.hotel({ manager: manager.person, lat: 39.17, lng: -86.53 })
  const room = { name: 'Two queens', guests: 4, count: 2, rate: 11_900 }
  const { id: roomId } = (await manager.api.hotels.rooms.create({ ownerId, data: room })).data
  const checkIn = dayFromToday(60)
  const stay = { roomId, checkIn, checkOut: addDays(checkIn, 2), guests: 2, totalWithTaxes: 23_800 }
  const { reservations } = guest.api.hotels
  const { email } = guest.person
  const version = await lastVersion()
  const notices = await noticesDuring(async () => {
    const { id } = (await reservations.hold({ ownerId, data: { ...stay, key: newSecretToken() } })).data
    await reservations.book({ id, data: { name: 'Lorena Tovar', email, phone: '(260) 555-0148' } })
    await mailTo(server, email, 'is booked')
    await mailTo(server, manager.person.email, 'Room booked')
    await reservations.cancel({ id })
    await mailTo(server, manager.person.email, 'Room canceled')
  })
  expect(notices).toEqual([])
  expect(await lastVersion()).toBe(version)
})
