import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let guest: SignedUp
let manager: SignedUp
let ownerId: string
let roomId: string
let id: string
const stay = { checkIn: dayFromToday(60), checkOut: addDays(dayFromToday(60), 1) }
const total = { totalWithTaxes: 11_900 }

beforeAll(async () => {
  server = await workerServer()
  guest = await signUp(server, 'guest')
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  ownerId = (await server.stage.hotel({ manager: manager.person, name: 'Quarry House' })).id
  const room = { name: 'Two queens', guests: 4, count: 2, rate: 11_900 }
  roomId = (await manager.api.hotels.rooms.create({ ownerId, data: room })).data.id
  const data = { ...stay, guests: 4, roomId, key: newSecretToken(), ...total }
  id = (await guest.api.hotels.reservations.hold({ ownerId, data })).data.id
  server.mails.length = 0
})

const book = async (children: number) => {
  const data = { name: 'Lorena Tovar', email: guest.person.email, phone: '(260) 555-0148', children }
  return (await guest.api.hotels.reservations.book({ id, data })).data
}

test('children are of the guests, and in the email and the list of the hotel', async () => {
  expect(await book(2)).toMatchObject({ guests: 4, children: 2 })
  expect((await mailTo(server, guest.person.email, 'is booked')).text).toContain('2 adults, 2 children')
  const { data } = await manager.api.hotels.reservations.list({ ownerId })
  expect(data).toMatchObject([{ guests: 4, children: 2 }])
})

test('a room of children alone is refused', async () => {
  expect(await refusedFields(book(4))).toEqual(['data/children'])
})

test('of a stay with fewer guests, one stays an adult', async () => {
  await book(3)
  const data = { ...stay, guests: 2, roomId, ...total }
  const changed = await guest.api.hotels.reservations.change({ id, data })
  expect(changed.data).toMatchObject({ guests: 2, children: 1 })
})
