import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
let ownerId: string
let roomId: string
const arrival = dayFromToday(60)
const address = 'lorena@guest.test'

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  server.mails.length = 0
})

async function hold(times = {}) {
  ownerId = (await server.stage.hotel({ manager: manager.person, name: 'Quarry House', ...times })).id
  const room = { name: 'Two queens', guests: 4, count: 2, rate: 11_900 }
  roomId = (await manager.api.hotels.rooms.create({ ownerId, data: room })).data.id
  const mailedKey = newSecretToken()
  const stay = { checkIn: arrival, checkOut: addDays(arrival, 2), guests: 2 }
  const data = { ...stay, roomId, key: mailedKey, totalWithTaxes: 23_800 }
  const { id } = (await visitor.hotels.reservations.hold({ ownerId, data })).data
  return { id, by: { mailedKey } }
}

async function confirmed(times?: object) {
  const { id, by } = await hold(times)
  const person = { name: 'Lorena Tovar', email: address, phone: '(260) 555-0148' }
  await visitor.hotels.reservations.book({ id, data: person }, by)
  const proof = { mailedKey: tokenIn(await mailTo(server, address, 'Confirm')) }
  await visitor.hotels.reservations.confirm({ id }, proof)
  return { id, proof, mail: await mailTo(server, address, 'is booked') }
}

const entryOf = async (id: string, by: { mailedKey: string }) =>
  (await visitor.hotels.reservations.calendarEntry({ id }, by)).data
/** Without when it was written. */
const timeless = (text: string) => text.replaceAll(/^(DTSTAMP|LAST-MODIFIED):.+$/gm, '')

test('the page has the entry of the email, by the link that has confirmed the room and by that of the email', async () => {
  const { id, proof, mail } = await confirmed()
  const content = mail.calendar?.content ?? ''
  for (const by of [proof, { mailedKey: tokenIn(mail) }]) {
    const { text, fileName } = await entryOf(id, by)
    expect(timeless(text)).toBe(timeless(content))
    expect(fileName).toMatch(/^\w{4}-\w{4}\.ics$/)
    expect(text).not.toContain('Lorena')
  }
})

test('an entry has whole days, or the times of the hotel', async () => {
  const day = arrival.replaceAll('-', '')
  expect((await confirmed()).mail.calendar?.content).toContain(`DTSTART;VALUE=DATE:${day}`)
  server.mails.length = 0
  const { mail } = await confirmed({ checkInTime: '15:00', checkOutTime: '11:00' })
  expect(mail.calendar?.content).toContain(`T150000`)
})

test('a room that is only held has no entry', async () => {
  const { id, by } = await hold()
  expect((await refusal(entryOf(id, by))).problem.code).toBe('NOT_BOOKED')
})
