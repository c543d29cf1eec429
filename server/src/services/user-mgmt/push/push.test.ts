import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, signUpHere, type SignedUp } from '../../../testing/people.ts'
import { pushBrowser } from '../../../testing/push-browser.ts'
import { pushService } from '../../../testing/push-service.ts'
import {
  eventually,
  manyConversations,
  refusal,
  refusedFields,
  type TestServer,
  testServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let service: Awaited<ReturnType<typeof pushService>>
let author: SignedUp
let reader: SignedUp
let ownerId: string
let people = 0

beforeAll(async () => {
  service = await pushService()
  server = await testServer(undefined, undefined, {
    quotas: `${manyConversations} pushSubscriptions=3/3`,
    push: { origins: [service.origin], timeoutMs: 200 },
  })
})
afterAll(async () => {
  await server.close()
  service.close()
})

const join = () => signUp(server, `person-${people++}`)
beforeEach(async () => {
  author = await join()
  reader = await join()
  ownerId = (await author.api.groups.create({ data: { name: 'Courts', memberIds: [reader.id] } })).data.id
  // As if the group was made long ago.
  await server.pool.query('delete from user_notification where about_id = $1', [ownerId])
})
afterEach(() => {
  service.reply(201)
  service.requests.length = 0
})

const write = () =>
  author.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text: 'Hello' } })

/** Subscribes a browser of this person. */
async function subscribe(by = reader, path = crypto.randomUUID()) {
  const browser = pushBrowser()
  const endpoint = `${service.origin}/${path}`
  const { id } = (await by.api.users.push.subscribe({ data: { endpoint, keys: browser.keys } })).data
  const received = () =>
    service.requests
      .filter((request) => request.path === `/${path}`)
      .map(({ body }): unknown => JSON.parse(browser.decrypt(body)))
  return { id, endpoint, path, keys: browser.keys, received }
}

/** What is queued or subscribed for this person. */
const count = async (table: 'push_subscription' | 'push_job', of = reader) => {
  const from =
    table === 'push_job'
      ? 'push_job j join push_subscription s on s.id = j.subscription_id'
      : 'push_subscription s'
  const { rows } = await server.pool.query<{ count: number }>(
    `select count(*)::integer as count from ${from} where s.user_id = $1`,
    [of.id],
  )
  return rows[0]?.count
}
const untilSent = () =>
  eventually(
    () => count('push_job'),
    (left) => left === 0,
  )

const lastSubscription = () =>
  eventually(
    () => count('push_subscription'),
    (left) => left === 0,
  )

/** Queues without sending: the subscription is as if an attempt had just failed. */
const hold = (id: string) =>
  server.pool.query(`update push_subscription set retry_date = now() + interval '1 hour' where id = $1`, [id])
const release = async (id: string) => {
  await server.pool.query('update push_subscription set retry_date = null where id = $1', [id])
  await server.pool.query(`select pg_notify('push', '')`)
}

describe('a subscribed browser', () => {
  test('gets the words, the path and the tag of a notification', async () => {
    const browser = await subscribe()
    await write()
    await untilSent()
    const { data } = await reader.api.users.notifications.list({ ownerId: reader.id })
    expect(browser.received()).toEqual([
      {
        id: data[0]?.id,
        title: `${author.person.name} wrote to the group`,
        contents: 'Courts',
        url: `/groups/${ownerId}`,
        tag: ownerId,
        unopened: 1,
      },
    ])
  })

  test('has the public key that all servers share', async () => {
    const { publicKey } = (await reader.api.users.push.get({})).data
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect((await author.api.users.push.get({})).data.publicKey).toBe(publicKey)
    const second = await testServer(server)
    expect((await (await second.as(reader.person)).users.push.get({})).data.publicKey).toBe(publicKey)
    await second.close()
  })

  test('gets nothing of what the person turned off for devices', async () => {
    await reader.api.users.settings.update({
      patch: [{ op: 'replace', path: '/notifications/messages/push', value: false }],
    })
    await subscribe()
    await write()
    expect(await count('push_job')).toBe(0)
  })

  test('gets nothing that was turned off before it was sent', async () => {
    const browser = await subscribe()
    await hold(browser.id)
    await write()
    await reader.api.users.settings.update({
      patch: [{ op: 'replace', path: '/notifications/messages/push', value: false }],
    })
    await release(browser.id)
    await untilSent()
    expect(browser.received()).toEqual([])
  })

  test('gets nothing that the person has opened elsewhere', async () => {
    const browser = await subscribe()
    await hold(browser.id)
    await write()
    await reader.api.groups.read({ ownerId, data: { sequence: 1 } })
    await release(browser.id)
    await untilSent()
    expect(browser.received()).toEqual([])
  })

  test('gets nothing of a conversation that the person was removed from', async () => {
    const browser = await subscribe()
    await hold(browser.id)
    await write()
    const { data } = await author.api.groups.members.list({ ownerId })
    const member = data.find(({ userId }) => userId === reader.id)
    await author.api.groups.members.remove({ ownerId, id: member?.id ?? '' })
    await release(browser.id)
    await untilSent()
    expect(browser.received()).toEqual([])
  })

  test('gets nothing after the person was blocked', async () => {
    const browser = await subscribe()
    await hold(browser.id)
    await write()
    const admin = await signUp(server, `admin-${people++}`, ['admin'])
    await admin.api.users.block({ userId: reader.id, data: { reason: 'Spam' } })
    await release(browser.id)
    await untilSent()
    expect(browser.received()).toEqual([])
  })

  test('gets nothing after all tokens were ended, until it is seen again', async () => {
    const browser = await subscribe()
    await server.pool.query(`update app_user set tokens_from = now() + interval '1 second' where id = $1`, [
      reader.id,
    ])
    await write()
    await untilSent()
    expect(browser.received()).toEqual([])
  })
})

describe('a push service', () => {
  test.each([404, 410])('that replies %i ends the subscription', async (status) => {
    service.reply(status)
    await subscribe()
    await write()
    expect(await lastSubscription()).toBe(0)
  })

  test('that fails gets the same notification again, later', async () => {
    service.reply(503)
    const browser = await subscribe()
    await write()
    await eventually(
      async () => service.requests.length,
      (requests) => requests === 1,
    )
    const retry = async () =>
      (
        await server.pool.query<{ failures: number; isLater: boolean }>(
          `select failures, retry_date > now() + interval '30 seconds' as "isLater" from push_subscription where id = $1`,
          [browser.id],
        )
      ).rows[0]
    expect(await eventually(retry, (row) => row?.failures === 1)).toEqual({ failures: 1, isLater: true })
    service.reply(201)
    await release(browser.id)
    await untilSent()
    expect(browser.received()).toHaveLength(2)
  })

  test.each([401, 403])('that replies %i to this server ends no subscription', async (status) => {
    service.reply(status)
    const browser = await subscribe()
    await server.pool.query('update push_subscription set failures = 11 where id = $1', [browser.id])
    await write()
    const waiting = async () =>
      (
        await server.pool.query<{ failures: number; isLater: boolean }>(
          `select failures, retry_date > now() + interval '10 minutes' as "isLater" from push_subscription where id = $1`,
          [browser.id],
        )
      ).rows[0]
    expect(await eventually(waiting, (row) => row?.isLater === true)).toEqual({ failures: 11, isLater: true })
    service.reply(201)
    await release(browser.id)
    await untilSent()
    expect(browser.received()).toHaveLength(2)
  })

  test('that hangs doesn’t keep others waiting for ever', async () => {
    service.reply(undefined)
    await subscribe()
    await write()
    await eventually(
      async () => service.requests.length,
      (requests) => requests === 1,
    )
    service.reply(201)
    const other = await join()
    const browser = await subscribe(other)
    await author.api.groups.members.create({ ownerId, data: { userId: other.id } })
    await write()
    const received = await eventually(
      async () => browser.received().length,
      (messages) => messages > 0,
    )
    expect(received).toBe(1)
  })

  test('twelve failures in a row end the subscription', async () => {
    service.reply(500)
    const browser = await subscribe()
    await server.pool.query('update push_subscription set failures = 11 where id = $1', [browser.id])
    await write()
    expect(await lastSubscription()).toBe(0)
  })
})

describe('subscribing', () => {
  test('again renews the subscription', async () => {
    const { id, endpoint, keys } = await subscribe()
    expect((await reader.api.users.push.subscribe({ data: { endpoint, keys } })).data.id).toBe(id)
    expect(await count('push_subscription')).toBe(1)
  })

  test('of the next person in a browser ends that of the one before', async () => {
    const before = await subscribe()
    await subscribe(author, before.path)
    expect(await count('push_subscription')).toBe(0)
    await write()
    expect(await count('push_job')).toBe(0)
  })

  test.each([
    'http://push.example.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/abc',
    'https://10.1.2.3/abc',
    'https://172.16.0.1/abc',
    'https://192.168.0.1/abc',
    'https://localhost/abc',
    '/abc',
  ])('at %s returns 400', async (endpoint) => {
    const call = reader.api.users.push.subscribe({ data: { endpoint, keys: pushBrowser().keys } })
    expect(await refusedFields(call)).toEqual(['data/endpoint'])
  })

  test('with a point beside the curve returns 400', async () => {
    const keys = { ...pushBrowser().keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    const endpoint = `${service.origin}/abc`
    expect(await refusedFields(reader.api.users.push.subscribe({ data: { endpoint, keys } }))).toEqual([
      'data/keys',
    ])
  })

  test('with a short secret returns 400', async () => {
    const keys = { ...pushBrowser().keys, auth: 'short' }
    const endpoint = `${service.origin}/abc`
    expect(await refusedFields(reader.api.users.push.subscribe({ data: { endpoint, keys } }))).toEqual([
      'data/keys/auth',
    ])
  })

  test('more browsers than the quota returns 409', async () => {
    for (let made = 0; made < 3; made++) await subscribe()
    expect((await refusal(subscribe())).problem.code).toBe('QUOTA_REACHED')
  })

  test('needs a login', async () => {
    const visitor = await server.as()
    expect((await refusal(visitor.users.push.get({}))).status).toBe(401)
  })
})

describe('a subscription ends', () => {
  test('when the browser unsubscribes', async () => {
    const { id } = await subscribe()
    await reader.api.users.push.unsubscribe({ subscriptionId: id })
    expect(await count('push_subscription')).toBe(0)
  })

  test('not when somebody else names it', async () => {
    const { id } = await subscribe()
    await author.api.users.push.unsubscribe({ subscriptionId: id })
    expect(await count('push_subscription')).toBe(1)
  })

  test('when the person signs out everywhere', async () => {
    const here = await signUpHere(server, `here-${people++}`)
    await subscribe(here)
    await here.api.users.sessions.endAll({ data: {} })
    expect(await count('push_subscription', here)).toBe(0)
  })

  test('with the account', async () => {
    await subscribe()
    await reader.api.users.remove({ id: reader.id })
    expect(await count('push_subscription')).toBe(0)
  })
})
