import { sessionHubPath } from '@app/contract/users/session-hub.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../testing/people.ts'
import { sessionClient } from '../testing/session-client.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { wire } from '../testing/wire.ts'

const path = sessionHubPath

let here: TestServer
let elsewhere: TestServer
let admin: SignedUp
let person: SignedUp
let people = 0
beforeAll(async () => {
  const session = { presence: { graceMs: 1500, renewMs: 2000 } }
  here = await testServer(undefined, undefined, { session })
  elsewhere = await testServer(here, undefined, { session })
  admin = await signUp(here, 'ada', ['admin'])
})
afterAll(async () => {
  await elsewhere.close()
  await here.close()
})
beforeEach(async () => {
  person = await signUp(here, `person-${people++}`)
})

/** On the other server than the one that is called. */
const connect = ({ token }: Pick<SignedUp, 'token'>) => sessionClient({ token, origin: elsewhere.origin })

const draft = { title: 'Come and see', url: '/events' }
const notify = (to = person, data: object = {}) =>
  admin.api.users.notifications.create({ ownerId: to.id, data: { ...draft, ...data } })
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)
test.each(['messaged', 'mentioned'])(
  'of a conversation in which somebody is %s, the thread is its id',
  async (kind) => {
    const { received } = await connect(person)
    const { data: group } = await admin.api.groups.create({ data: { memberIds: [person.id] } })
    const message = {
      clientId: crypto.randomUUID(),
      text: 'Hello',
      mentions: kind === 'mentioned' ? [person.id] : [],
    }
    // As if the group was made long ago.
    await here.pool.query('delete from user_notification where about_id = $1', [group.id])
    await admin.api.groups.messages.create({ ownerId: group.id, data: message })
    await expect.poll(() => received).toContainEqual(['Notify', [kind], `/groups/${group.id}`, group.id, 2])
  },
)

describe('ProfileUpdated', () => {
  const isUpdated = (received: unknown[][]) => received.some(([event]) => event === 'ProfileUpdated')

  test('follows a change of the visibility', async () => {
    const { received } = await connect(person)
    await person.api.users.visibility({ isVisible: false })
    await expect.poll(() => isUpdated(received)).toBe(true)
  })

  test('follows a change of the name', async () => {
    const { received } = await connect(person)
    const patch = [{ op: 'replace' as const, path: '/name', value: 'Other' }]
    await person.api.users.update({ id: person.id, patch })
    await expect.poll(() => isUpdated(received)).toBe(true)
  })

  test('follows an opened notification, so that the badges of other browsers do', async () => {
    const { data } = await notify()
    const { received } = await connect(person)
    await person.api.users.notifications.opened({ ownerId: person.id, id: data.id, isOpened: true })
    await expect.poll(() => isUpdated(received)).toBe(true)
  })

  test('doesn’t reach other people', async () => {
    const other = await connect(await signUp(here, `person-${people++}`))
    const { received } = await connect(person)
    await person.api.users.visibility({ isVisible: false })
    await expect.poll(() => isUpdated(received)).toBe(true)
    expect(isUpdated(other.received)).toBe(false)
  })
})

describe('ForceDisconnect', () => {
  test('ends the connections of ended tokens, and leaves those of newer ones', async () => {
    const old = await connect(person)
    await here.pool.query(`update app_user set tokens_from = now() + interval '1 second' where id = $1`, [
      person.id,
    ])
    await expect.poll(old.isClosed).toBe(true)
    expect(old.received.map(([event]) => event)).toContain('ForceDisconnect')
    await new Promise((resolve) => setTimeout(resolve, 2100))
    const renewed = await connect({ token: await here.issuer.tokenOf(person.person) })
    await here.pool.query(
      `update app_user set blocked_date = null, tokens_from = tokens_from + interval '1 ms'
      where id = $1`,
      [person.id],
    )
    await notify()
    await expect.poll(renewed.sequences).toEqual([1])
  })

  test('ends the connections of a deleted account', async () => {
    const { isClosed } = await connect(person)
    await here.pool.query('delete from owner where id = $1', [person.id])
    await expect.poll(isClosed).toBe(true)
  })
})

describe('a connection is refused', () => {
  const negotiate = (token?: string, headers: Record<string, string> = {}) =>
    wire(elsewhere.origin, 'POST', `${path}/negotiate?negotiateVersion=1`, { token, headers })

  test('without a token', async () => {
    expect((await negotiate()).status).toBe(401)
  })

  test('with a stolen token', async () => {
    expect((await negotiate(`${person.token}x`)).status).toBe(401)
  })

  test('with an expired token', async () => {
    const token = await here.issuer.sign({ sub: 'test|old', email: 'old@people.test' }, '-1h')
    expect((await negotiate(token)).status).toBe(401)
  })

  test('with an ended token, also as a WebSocket', async () => {
    await here.pool.query(`update app_user set tokens_from = now() + interval '1 hour' where id = $1`, [
      person.id,
    ])
    await expect.poll(async () => (await negotiate(person.token)).status).toBe(401)
    await expect(connect(person)).rejects.toThrow('401')
  })

  test('with the token of a blocked user', async () => {
    await admin.api.users.block({ userId: person.id, data: { reason: 'Spam' } })
    await expect.poll(async () => (await negotiate(person.token)).status).toBe(403)
  })

  test('for a page of another origin', async () => {
    expect((await negotiate(person.token, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })
})

test('other upgrades are answered as requests', async () => {
  const { status } = await wire(here.origin, 'GET', '/health/live', {
    headers: { connection: 'upgrade', upgrade: 'h2c' },
  }).catch(() => ({ status: 0 }))
  expect(status).not.toBe(101)
})

describe('presence', () => {
  /** Undefined if the caller learns nothing about them. */
  const online = async (asked: SignedUp, by = admin) =>
    (await by.api.users.online({ data: [asked.id] })).data.find(({ id }) => id === asked.id)?.isOnline

  test('tells who is connected to any server', async () => {
    expect(await online(person)).toBe(false)
    await connect(person)
    await expect.poll(() => online(person)).toBe(true)
  })

  test('ends some time after the last connection', async () => {
    const { connection } = await connect(person)
    await expect.poll(() => online(person)).toBe(true)
    await connection.stop()
    await expect.poll(() => online(person)).toBe(false)
  })

  test('doesn’t flicker when a page is reloaded', async () => {
    const { connection } = await connect(person)
    await expect.poll(() => online(person)).toBe(true)
    await connection.stop()
    await connect(person)
    for (const _ of upTo(25)) {
      expect(await online(person)).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })

  test('hides people who are not visible from everybody but themselves', async () => {
    await connect(person)
    await expect.poll(() => online(person)).toBe(true)
    await person.api.users.visibility({ isVisible: false })
    expect(await online(person)).toBeUndefined()
    expect(await online(person, person)).toBe(true)
  })

  test('shows people who refuse each other as offline to each other', async () => {
    const other = await signUp(here, `refused-${crypto.randomUUID()}`)
    await connect(person)
    await expect.poll(() => online(person, other)).toBe(true)
    await person.api.users.refusedContacts.put({ userId: other.id })
    expect(await online(person, other)).toBe(false)
    expect(await online(person)).toBe(true)
  })

  test('of people who are not visible and not connected is not told either', async () => {
    await person.api.users.visibility({ isVisible: false })
    expect(await online(person)).toBeUndefined()
  })

  test('ends when the process isn’t seen anymore', async () => {
    await connect(person)
    await expect.poll(() => online(person)).toBe(true)
    await here.pool.query(`update session_process set seen_date = now() - interval '31 seconds'`)
    expect(await online(person)).toBe(false)
  })

  test('comes back when the process is seen again, though another one has removed it', async () => {
    await connect(person)
    await expect.poll(() => online(person)).toBe(true)
    await here.pool.query('delete from session_process')
    await expect.poll(() => online(person)).toBe(true)
  })
})
