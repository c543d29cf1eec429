import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ring } from '../patterns/ring.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { sessionClient } from '../testing/session-client.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { valkeyServer, type ValkeyServer } from '../testing/valkey-server.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

describe.each(['PostgreSQL', 'a backplane'])('through %s', (way) => {
  let valkey: ValkeyServer | undefined
  let here: TestServer
  let elsewhere: TestServer
  let admin: SignedUp
  let person: SignedUp
  let people = 0
  beforeAll(async () => {
    if (way !== 'PostgreSQL') valkey = await valkeyServer()
    await valkey?.start()
    const settings = { backplaneUrl: valkey?.url }
    here = await testServer(undefined, undefined, settings)
    elsewhere = await testServer(here, undefined, settings)
    admin = await signUp(here, 'ada', ['admin'])
  })
  afterAll(async () => {
    await elsewhere.close()
    await here.close()
    await valkey?.stop()
  })
  beforeEach(async () => {
    person = await signUp(here, `person-${people++}`)
  })

  /** On the other server than the one that is called. */
  const connect = (
    { token }: SignedUp,
    { transport, server = elsewhere }: { transport?: HttpTransportType; server?: TestServer } = {},
  ) => sessionClient({ token, origin: server.origin, transport })
  const notify = (to = person, data: object = {}) =>
    admin.api.users.notifications.create({
      ownerId: to.id,
      data: { title: 'Come and see', url: '/events', ...data },
    })
  const ringAll = (...notices: Parameters<typeof ring>[1]) =>
    here.db.transaction().execute((db) => ring({ db }, notices))

  describe.each([
    ['WebSockets', HttpTransportType.WebSockets],
    ['Server-Sent Events', HttpTransportType.ServerSentEvents],
    ['long polling', HttpTransportType.LongPolling],
  ] as const)('over %s', (_name, transport) => {
    test('a notification reaches a client of another server with tags, url, thread and sequence', async () => {
      const { received } = await connect(person, { transport })
      await notify(person, { tags: ['new', 'a "b"'] })
      await expect.poll(() => received).toContainEqual(['Notify', ['new', 'a "b"'], '/events', null, 1])
    })

    test('50 notifications arrive in order', async () => {
      const { sequences } = await connect(person, { transport })
      await Promise.all(upTo(50).map(() => notify()))
      await expect.poll(() => sequences().length).toBe(50)
      expect(sequences()).toEqual(upTo(50))
    })

    test('a blocked user gets ForceDisconnect', async () => {
      const { received, isClosed } = await connect(person, { transport })
      await admin.api.users.block({ userId: person.id, data: { reason: 'Spam' } })
      await expect.poll(isClosed).toBe(true)
      expect(received.map(([event]) => event)).toContain('ForceDisconnect')
    })
  })

  test('a client of the same server is reached, too', async () => {
    const { sequences } = await connect(person, { server: here })
    await notify()
    await expect.poll(sequences).toEqual([1])
  })

  test('what came while a client was away is found by its sequence', async () => {
    const { connection, sequences } = await connect(person)
    await notify()
    await expect.poll(sequences).toEqual([1])
    await connection.stop()
    for (const _ of upTo(10)) await notify()
    await connection.start()
    const { data } = await person.api.users.notifications.filtered({
      ownerId: person.id,
      data: { sequence: { from: 2 } },
    })
    expect(data.map(({ sequence }) => sequence).toReversed()).toEqual(upTo(11).slice(1))
  })

  test('after an outage of its listener, a server tells clients to fetch what they missed', async () => {
    const { received, sequences } = await connect(person)
    await here.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "session"'`)
    await notify()
    await expect.poll(() => received).toContainEqual(['Resync'])
    await notify()
    await expect.poll(sequences).toContain(2)
  })

  test('a rolled-back notification rings nobody', async () => {
    const { sequences } = await connect(person)
    await here.db
      .transaction()
      .execute(async (db) => {
        await ring({ db }, [{ event: 'Notify', to: [person.id], args: [[], '/', null, 9] }])
        throw new Error('rolled back')
      })
      .catch(() => {})
    await notify()
    await expect.poll(sequences).toEqual([1])
  })

  test('300 people notified by one statement get their own sequences', async () => {
    const ids = upTo(300).map(() => crypto.randomUUID())
    await here.pool.query(`insert into owner (id, kind) select unnest($1::uuid[]), 'user'`, [ids])
    await notify()
    const { received } = await connect(person)
    await here.pool.query(
      `insert into user_notification (id, owner_id, topic, title, contents, url, tags)
       select gen_random_uuid(), id, 'notices', 'To all', '', '/' || repeat('é', 400), array[repeat('"', 50)]
       from unnest($1::uuid[]) as u (id) order by id`,
      [[...ids, person.id]],
    )
    await expect
      .poll(() => received)
      .toContainEqual(['Notify', ['"'.repeat(50)], `/${'é'.repeat(400)}`, null, 2])
  })

  test('GroupsUpdated reaches each of 500 people once', async () => {
    const { received } = await connect(person)
    const others = upTo(499).map(() => crypto.randomUUID())
    await ringAll({ event: 'GroupsUpdated', to: [...others, person.id, person.id], args: [] })
    await notify()
    await expect.poll(() => received.at(-1)?.[0]).toBe('Notify')
    expect(received.filter(([event]) => event === 'GroupsUpdated')).toEqual([['GroupsUpdated']])
  })

  test('a user who was blocked during an outage of the listener is disconnected', async () => {
    const { isClosed } = await connect(person)
    await here.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "session"'`)
    await here.pool.query('update app_user set blocked_date = now() where id = $1', [person.id])
    await expect.poll(isClosed).toBe(true)
  })
})
