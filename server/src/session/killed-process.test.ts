import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { signUp, type SignedUp } from '../testing/people.ts'
import { oneAddressOf, serverProcess } from '../testing/server-process.ts'
import { sessionClient } from '../testing/session-client.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await testServer(undefined, undefined, { session: { presence: { renewMs: 1000 } } })
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

let dying: Awaited<ReturnType<typeof serverProcess>>
/** Of the process that is killed, and then of the other one. */
let address: Awaited<ReturnType<typeof oneAddressOf>>
beforeEach(async () => {
  dying = await serverProcess(server)
  address = await oneAddressOf([dying.origin, server.origin])
  onTestFinished(async () => {
    address.close()
    await dying.kill()
  })
})

let people = 0
const newPerson = () => signUp(server, `person-${people++}`)
const notify = ({ id }: SignedUp) =>
  admin.api.users.notifications.create({ ownerId: id, data: { title: 'Come and see', url: '/events' } })
const notifyTimes = async (person: SignedUp, times: number) => {
  for (let n = 0; n < times; n += 1) await notify(person)
}
const since = async ({ id, api }: SignedUp, last: number) => {
  const { data } = await api.users.notifications.filtered({
    ownerId: id,
    data: { sequence: { from: last + 1 } },
  })
  return data.map(({ sequence }) => sequence).toReversed()
}
const isOnline = async ({ id }: SignedUp) =>
  (await admin.api.users.online({ data: [id] })).data[0]?.isOnline ?? false

test.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['Server-Sent Events', HttpTransportType.ServerSentEvents],
  ['long polling', HttpTransportType.LongPolling],
])(
  'clients of a killed process reconnect to another one over %s and miss nothing',
  async (_name, transport) => {
    const persons = await Promise.all([newPerson(), newPerson(), newPerson()])
    const clients = await Promise.all(
      persons.map(async (person) => {
        const client = await sessionClient({ token: person.token, origin: address.origin, transport })
        const fetched: number[] = []
        /** All numbers that this client knows of. */
        const known = () =>
          [...new Set([...client.sequences().map(Number), ...fetched])].toSorted((a, b) => a - b)
        let isReconnected = false
        async function catchUp() {
          // Newer ones may have come before.
          const last = known().filter((sequence, at) => sequence === at + 1).length
          fetched.push(...(await since(person, last)))
          isReconnected = true
        }
        client.connection.onreconnected(() => void catchUp())
        return { ...client, known, isReconnected: () => isReconnected }
      }),
    )
    await Promise.all(persons.map((person) => notifyTimes(person, 3)))
    for (const { sequences } of clients) await expect.poll(sequences).toEqual([1, 2, 3])

    await dying.kill()
    await Promise.all(persons.map((person) => notifyTimes(person, 5)))
    for (const { isReconnected } of clients) await expect.poll(isReconnected).toBe(true)
    await Promise.all(persons.map((person) => notifyTimes(person, 2)))

    const all = Array.from({ length: 10 }, (_, n) => n + 1)
    for (const { known } of clients) await expect.poll(known).toEqual(all)
  },
)

test('people of a killed process go offline with its lease, unless their clients have moved to another one', async () => {
  const away = await newPerson()
  const moving = await newPerson()
  const { connection } = await sessionClient({ token: away.token, origin: dying.origin })
  await sessionClient({ token: moving.token, origin: address.origin })
  for (const person of [away, moving]) await expect.poll(() => isOnline(person)).toBe(true)
  await dying.kill()
  await connection.stop()
  expect(await isOnline(away)).toBe(true)
  // Instead of waiting. Living processes renew their leases within a second.
  await server.pool.query(`update session_process set seen_date = seen_date - interval '31 seconds'`)
  await expect.poll(() => isOnline(moving)).toBe(true)
  expect(await isOnline(away)).toBe(false)
})
