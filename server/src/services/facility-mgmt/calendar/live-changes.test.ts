import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { sessionHubPath } from '@app/contract/users/session-hub.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, testServer, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar } from './testing/calendar-fixture.ts'

let here: TestServer
let elsewhere: TestServer
let seller: SignedUp
let stranger: SignedUp
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  here = await testServer()
  elsewhere = await testServer(here)
  seller = await signUp(here, 'seller')
  stranger = await signUp(here, 'stranger')
  made = await makeCalendar(here)
  await addMember(made.manager.api.facilities.managers, made.ownerId, seller, 'Sales')
})
afterAll(async () => {
  await elsewhere.close()
  await here.close()
})

/** The pages whose calendars somebody's client is told of, on the other server than the one that is called. */
async function listen({ token }: SignedUp) {
  const connection = new HubConnectionBuilder()
    .withUrl(elsewhere.origin + sessionHubPath, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build()
  const pages: unknown[] = []
  connection.on('CalendarUpdated', (page: unknown) => void pages.push(page))
  connection.on('Notify', () => {})
  connection.on('ProfileUpdated', () => {})
  onTestFinished(() => connection.stop())
  await connection.start()
  return pages
}

const book = (day: number) =>
  made.manager.api.facilities.calendar.entries.create({
    ownerId: made.ownerId,
    data: {
      kind: 'Booking',
      title: 'League',
      unitIds: [made.a],
      starts: june(day),
      ends: june(day, '14:00'),
    },
  })

test('the team on another server is told of each change, and of no refused one', async () => {
  const told = await listen(seller)
  await book(2)
  await refusal(book(2))
  await book(3)
  await expect.poll(() => told).toEqual([made.ownerId, made.ownerId])
})

test('nobody outside of the team is told', async () => {
  const outside = await listen(stranger)
  const inside = await listen(seller)
  await book(4)
  await expect.poll(() => inside).toEqual([made.ownerId])
  expect(outside).toEqual([])
})

test('the team is told of addresses that are made and revoked', async () => {
  const told = await listen(seller)
  const { feeds } = made.manager.api.facilities.calendar
  const { data } = await feeds.create({ ownerId: made.ownerId, data: { spaceId: null } })
  await expect.poll(() => told).toEqual([made.ownerId])
  await feeds.remove({ ownerId: made.ownerId, id: data.id })
  await expect.poll(() => told).toEqual([made.ownerId, made.ownerId])
})

test('the team is told when visitors may see what is free', async () => {
  const told = await listen(seller)
  await made.manager.api.facilities.calendar.share({ ownerId: made.ownerId, data: { isShared: true } })
  await expect.poll(() => told).toEqual([made.ownerId])
})
