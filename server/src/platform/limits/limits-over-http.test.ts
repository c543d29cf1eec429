import { afterAll, expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { signUp } from '../../testing/people.ts'
import { base, problemOf, wire, type WireReply } from '../../testing/wire.ts'
import { budgets, defaultConnections, type Budget, type LimitSettings, type Rate } from './limit-settings.ts'

/** Rates that nobody reaches, unless given. */
function limitsOf(given: Partial<Record<Budget, [number, number, number]>>, writes = 4): LimitSettings {
  const rates = (budget: Budget) => {
    const [established, newcomer, visitor] = (given[budget] ?? [9999, 9999, 9999]).map((count): Rate => ({
      count,
      seconds: 3600,
    }))
    return { established, newcomer, visitor }
  }
  const [reads, writing, uploads, creations, exports, records, pages] = budgets.map(rates)
  if (!reads || !writing || !uploads || !creations || !exports || !records || !pages)
    throw new Error('a budget is missing')
  return {
    rates: { reads, writes: writing, uploads, creations, exports, records, pages },
    callsAtOnce: { reads: 8, writes, uploads: 4 },
    newAccountHours: 24,
    connections: defaultConnections,
  }
}

const ground = await testServer()
afterAll(() => ground.close())

/** A server on the database of the others. */
async function limitedServer(limits: LimitSettings) {
  await ground.pool.query('delete from use_level')
  const server = await testServer(ground, undefined, { limits })
  onTestFinished(() => server.close())
  return server
}

const draft = { data: { name: 'Elm Street Fieldhouse', state: 'Indiana' } }
const list = (origin: string, token?: string) => wire(origin, 'GET', `${base}/facilities?take=1`, { token })
const create = (origin: string, token: string) =>
  wire(origin, 'POST', `${base}/facilities`, { token, json: draft })
const statuses = (replies: WireReply[]) => replies.map(({ status }) => status)

async function repeat(count: number, call: () => Promise<WireReply>) {
  const replies: WireReply[] = []
  for (let number = 0; number < count; number++) replies.push(await call())
  return replies
}

test('a visitor reads as often as allowed, with headers, then gets a 429 with Retry-After', async () => {
  const { origin } = await limitedServer(limitsOf({ reads: [99, 99, 3] }))
  const replies = await repeat(4, () => list(origin))
  expect(statuses(replies)).toEqual([200, 200, 200, 429])
  expect(replies.map(({ headers }) => headers.get('ratelimit'))).toEqual([
    '"reads";r=2;t=1200',
    '"reads";r=1;t=2400',
    '"reads";r=0;t=3600',
    '"reads";r=0;t=3600',
  ])
  const refused = replies[3]
  expect(refused?.headers.get('ratelimit-policy')).toBe('"reads";q=3;w=3600')
  expect(refused?.headers.get('retry-after')).toBe('1200')
  expect(refused && problemOf(refused)).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    detail: 'You have sent too many requests. Try again in 1200 seconds.',
  })
})

test('searches of the API reference count as pages', async () => {
  const { origin } = await limitedServer(limitsOf({ pages: [99, 99, 1] }))
  expect(statuses(await repeat(2, () => wire(origin, 'GET', '/docs?q=boosts')))).toEqual([200, 429])
})

test('a visitor’s reads leave those of an account alone', async () => {
  const { origin } = await limitedServer(limitsOf({ reads: [99, 99, 1] }))
  const { token } = await signUp(ground, 'reader')
  await repeat(2, () => list(origin))
  expect((await list(origin, token)).status).toBe(200)
})

test('a new account has the limits of newcomers', async () => {
  const { origin } = await limitedServer(limitsOf({ creations: [99, 2, 1] }))
  const { token } = await signUp(ground, 'newcomer')
  expect(statuses(await repeat(3, () => create(origin, token)))).toEqual([201, 201, 429])
})

const refusedDraft = { data: { name: 'Elm Street Fieldhouse', state: 'Bavaria' } }
const post = (origin: string, json: unknown, token?: string, headers: Record<string, string> = {}) =>
  wire(origin, 'POST', `${base}/facilities`, { token, json, headers })

test('a visitor’s refused calls cost no creation', async () => {
  const { origin } = await limitedServer(limitsOf({ creations: [9, 9, 1] }))
  const replies = await repeat(4, () => post(origin, draft))
  expect(statuses(replies)).toEqual([401, 401, 401, 401])
  expect(replies.map(({ headers }) => headers.get('ratelimit'))).toEqual(
    Array.from({ length: 4 }, () => '"creations";r=1;t=0'),
  )
})

test('an account’s refused calls cost no creation, on any server', async () => {
  const limits = limitsOf({ creations: [9, 2, 1] })
  const servers = [await limitedServer(limits), await limitedServer(limits)]
  const { token } = await signUp(ground, 'clumsy')
  let count = 0
  const turn = () => servers[count++ % 2]?.origin ?? ''
  expect(statuses(await repeat(8, () => post(turn(), refusedDraft, token)))).toEqual(Array(8).fill(400))
  expect(statuses(await repeat(3, () => post(turn(), draft, token)))).toEqual([201, 201, 429])
})

test('a call that is repeated with its key costs one creation', async () => {
  const { origin } = await limitedServer(limitsOf({ creations: [9, 2, 1] }))
  const { token } = await signUp(ground, 'repeating')
  const again = () => post(origin, draft, token, { 'idempotency-key': 'once' })
  expect(statuses(await repeat(4, again))).toEqual([201, 201, 201, 201])
  expect(statuses(await repeat(2, () => create(origin, token)))).toEqual([201, 429])
})

test('refused creations count as writes', async () => {
  const { origin } = await limitedServer(limitsOf({ writes: [99, 99, 2] }))
  expect(statuses(await repeat(3, () => post(origin, draft)))).toEqual([401, 401, 429])
})

test('an account of yesterday has the limits of established ones', async () => {
  const { origin } = await limitedServer(limitsOf({ creations: [3, 1, 1] }))
  const { token, id } = await signUp(ground, 'established')
  await ground.pool.query(`update app_user set created_date = now() - interval '25 hours' where id = $1`, [
    id,
  ])
  expect(statuses(await repeat(4, () => create(origin, token)))).toEqual([201, 201, 201, 429])
})

test('an account with an unverified address has the limits of newcomers', async () => {
  const { origin } = await limitedServer(limitsOf({ creations: [3, 1, 1] }))
  const { id, person } = await signUp(ground, 'unverified')
  await ground.pool.query(`update app_user set created_date = now() - interval '1 year' where id = $1`, [id])
  const token = await ground.issuer.sign({
    sub: `test|${person.email}`,
    email: person.email,
    email_verified: false,
  })
  expect(statuses(await repeat(2, () => create(origin, token)))).toEqual([201, 429])
})

test('accounts of one network have ten times the limit together', async () => {
  const { origin } = await limitedServer(limitsOf({ reads: [2, 2, 2] }))
  const all: number[] = []
  for (let number = 0; number < 11; number++) {
    const { token } = await signUp(ground, `colleague${number}`)
    all.push(...statuses(await repeat(2, () => list(origin, token))))
  }
  expect([all.slice(0, 20).every((status) => status === 200), all.slice(20)]).toEqual([true, [429, 429]])
})

test('two servers on one database share a small limit exactly', async () => {
  const limits = limitsOf({ creations: [99, 5, 5] })
  const servers = [await limitedServer(limits), await limitedServer(limits)]
  const { token } = await signUp(ground, 'everywhere')
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) => create(servers[number % 2]?.origin ?? '', token)),
  )
  const found = statuses(replies)
  expect([found.filter((status) => status === 201).length, new Set(found)]).toEqual([5, new Set([201, 429])])
})

test('two servers on one database let at most two tenths more through than one', async () => {
  const limits = limitsOf({ reads: [99, 99, 50] })
  const servers = [await limitedServer(limits), await limitedServer(limits)]
  let count = 0
  const replies = await repeat(100, () => list(servers[count++ % 2]?.origin ?? ''))
  const through = statuses(replies).filter((status) => status === 200).length
  expect(through).toBeGreaterThanOrEqual(45)
  expect(through).toBeLessThanOrEqual(60)
})

test('invalid tokens count as calls of a visitor', async () => {
  const { origin } = await limitedServer(limitsOf({ reads: [99, 99, 2] }))
  expect(statuses(await repeat(3, () => list(origin, 'made.up.token')))).toEqual([401, 401, 429])
})

test('a forged X-Forwarded-For doesn’t make another visitor', async () => {
  const { origin } = await limitedServer(limitsOf({ reads: [99, 99, 2] }))
  let host = 0
  const forged = () =>
    wire(origin, 'GET', `${base}/facilities?take=1`, {
      headers: { 'x-forwarded-for': `203.0.113.${++host}` },
    })
  expect(statuses(await repeat(3, forged))).toEqual([200, 200, 429])
})

test('health isn’t counted', async () => {
  const { origin } = await limitedServer(limitsOf({ reads: [1, 1, 1] }))
  const replies = await repeat(3, () => wire(origin, 'GET', '/health/live'))
  expect(replies.map(({ status, headers }) => [status, headers.get('ratelimit')])).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ])
})

test('200 parallel writes of one caller are answered or refused with Retry-After, and others get through', async () => {
  const { origin } = await limitedServer(limitsOf({}, 1))
  const [flooding, other] = [await signUp(ground, 'flooding'), await signUp(ground, 'other')]
  const flood = Array.from({ length: 200 }, () => create(origin, flooding.token))
  const theirs = await create(origin, other.token)
  const replies = await Promise.all(flood)
  expect(theirs.status).toBe(201)
  expect(new Set(statuses(replies))).toEqual(new Set([201, 503]))
  const refused = replies.find(({ status }) => status === 503)
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(refused && problemOf(refused).code).toBe('BUSY')
})

test('a write beyond the queue of its caller is refused before its body is parsed', async () => {
  const { origin } = await limitedServer(limitsOf({}, 1))
  const { token } = await signUp(ground, 'blocked-writer')
  const blocking = await ground.pool.connect()
  await blocking.query('begin; lock table profile in exclusive mode')
  // One runs, and 32 wait.
  const flood = Array.from({ length: 33 }, () => create(origin, token))
  const malformed = () =>
    wire(origin, 'POST', `${base}/facilities`, {
      token,
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
  await expect.poll(async () => (await malformed()).status).toBe(503)
  await blocking.query('rollback')
  blocking.release()
  expect(new Set(statuses(await Promise.all(flood)))).toEqual(new Set([201]))
  expect((await malformed()).status).toBe(400)
})
