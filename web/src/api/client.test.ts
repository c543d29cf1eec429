import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from './client.ts'
import { isProblem } from './is-problem.ts'
import { ApiProblem, NetworkError } from './problem.ts'
import { dispatchSession, setCredentials, useSession, type Person } from './session.ts'

const ada: Person = { subject: 'ada', name: 'Ada', email: 'ada@brand.test', picture: null, isAdmin: false }
const bob: Person = { ...ada, subject: 'bob', name: 'Bob', email: 'bob@brand.test' }

const sent: (string | null)[] = []
const addresses: URL[] = []
let answers: (() => Response)[] = []
const answer = (status: number, body: unknown) => () => Response.json(body, { status })
const found = answer(200, { data: [] })
const refused = answer(401, {
  type: '/docs/problems#NOT_AUTHENTICATED',
  title: 'Log in',
  status: 401,
  detail: 'Log in to do this.',
  code: 'NOT_AUTHENTICATED',
  traceId: 't1',
})

beforeEach(() => {
  sent.length = 0
  addresses.length = 0
  let tokens = 0
  setCredentials({ token: async () => `token ${++tokens}`, signOut: async () => {} })
  logIn(ada)
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    addresses.push(new URL(url, 'http://brand.test'))
    sent.push(headers.get('authorization'))
    const next = answers.shift()
    if (next === undefined) throw new TypeError('network')
    return next()
  })
})
afterEach(() => vi.unstubAllGlobals())

const ask = () => api['place-mgmt'].places.complete({ text: 'Fishers' })

let endedLogins = 0
const logIn = (person: Person) =>
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person,
    hasFailed: false,
    endedLogins: ++endedLogins,
  })

/** Logs the person in as soon as the session has expired, or declines for null. */
function whenExpired(person: Person | null) {
  const stop = useSession.subscribe(({ status }) => {
    if (status !== 'expired') return
    stop()
    queueMicrotask(() => (person === null ? dispatchSession({ type: 'login-declined' }) : logIn(person)))
  })
}

test('every call carries the api-version, beside a query of its own too', async () => {
  answers = [found, found]
  await ask()
  await api['facility-mgmt'].facilities.approve({ id: 'f1' })
  expect(addresses.map(({ searchParams }) => searchParams.getAll('api-version'))).toEqual([['1.0'], ['1.0']])
  expect(addresses.map(({ searchParams }) => searchParams.size > 1)).toEqual([true, false])
})

test('a reply of a single item has the ETag of its header', async () => {
  answers = [() => Response.json({ data: { id: 'f1' } }, { headers: { etag: '"7"' } })]
  const reply = await api['facility-mgmt'].facilities.get({ id: 'f1' })
  expect(reply).toEqual({ data: { id: 'f1' }, etag: '"7"' })
})

test('a reply without an ETag is the body alone', async () => {
  answers = [found]
  expect(await ask()).toEqual({ data: [] })
})

test('a visitor sends no token', async () => {
  dispatchSession({ type: 'page-opened', mayHaveSession: false })
  answers = [found]
  await ask()
  expect(sent).toEqual([null])
})

test('a token that no longer holds is renewed, and the call is sent again', async () => {
  answers = [refused, found]
  await expect(ask()).resolves.toEqual({ data: [] })
  expect(sent).toEqual(['Bearer token 1', 'Bearer token 2'])
  expect(useSession.getState().status).toBe('signed-in')
})

test('where renewing does not help, the call waits for the same person to log in again', async () => {
  answers = [refused, refused, found]
  whenExpired(ada)
  await expect(ask()).resolves.toEqual({ data: [] })
  expect(sent).toHaveLength(3)
})

test('what somebody was sending is not sent in the name of another', async () => {
  answers = [refused, refused, found]
  whenExpired(bob)
  await expect(ask()).rejects.toBeInstanceOf(ApiProblem)
  expect(sent).toHaveLength(2)
})

test('who does not log in again is told the refusal', async () => {
  answers = [refused, refused]
  whenExpired(null)
  await expect(ask()).rejects.toThrow('Log in to do this.')
})

const write = () =>
  api['user-mgmt'].groups.messages.create({ ownerId: 'g1', data: { clientId: 'c1', text: 'Hello' } })

test('a write of a session that has ended waits until the person has logged in again', async () => {
  dispatchSession({ type: 'session-ended' })
  answers = [answer(201, { data: {} })]
  const writing = write()
  await Promise.resolve()
  expect(sent).toEqual([])
  logIn(ada)
  await writing
  expect(sent).toEqual(['Bearer token 1'])
})

test('a write of a session that has ended is not sent in the name of who logs in instead', async () => {
  dispatchSession({ type: 'session-ended' })
  answers = [refused]
  const writing = write()
  logIn(bob)
  await expect(writing).rejects.toThrow('Log in to do this.')
  expect(sent).toEqual([null])
})

test('a network that is away, an answer that is cut off and a proxy’s page are no answers', async () => {
  answers = []
  await expect(ask()).rejects.toBeInstanceOf(NetworkError)
  answers = [() => new Response('{"data": [', { status: 200 })]
  await expect(ask()).rejects.toBeInstanceOf(NetworkError)
  answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502 })]
  await expect(ask()).rejects.toBeInstanceOf(NetworkError)
})

const fail = (error: Error): never => {
  throw error
}

test.each([
  [
    'no network',
    () => fail(new TypeError('Failed to fetch')),
    'The server could not be reached. Check the connection and try again.',
  ],
  [
    'a time limit',
    () => fail(new DOMException('signal timed out', 'TimeoutError')),
    'This took too long. Check the connection and try again.',
  ],
  [
    'a page instead of data',
    () => new Response('<h1>Log in to the Wi-Fi</h1>'),
    'Something between you and the server answered instead of it. Check the connection and try again.',
  ],
  [
    'an entity that is too large',
    () => new Response('<h1>413</h1>', { status: 413 }),
    'This is too large to send. Choose a smaller file or shorten the text.',
  ],
  [
    'too many requests',
    () => new Response('slow down', { status: 429 }),
    'There were too many requests in a short time. Wait a minute and try again.',
  ],
  [
    'a bad gateway',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'The server could not be reached. Try again in a minute.',
  ],
  [
    'a firewall',
    () => new Response('<h1>Forbidden</h1>', { status: 403 }),
    'This was refused on the way to the server. Reload the page and try again.',
  ],
])('%s is explained without the words of the browser', async (_case, reply, text) => {
  answers = [reply]
  await expect(ask()).rejects.toMatchObject({ message: text })
})

test('a call that was given up stays that', async () => {
  answers = [
    () => {
      throw new DOMException('', 'AbortError')
    },
  ]
  await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
})

test('a blocked person is signed out, and the call is not sent again', async () => {
  const blocked = { ...problem, status: 403, code: 'USER_BLOCKED', detail: 'Your account is blocked.' }
  answers = [answer(403, blocked)]
  await expect(ask()).rejects.toMatchObject({ message: 'Your account is blocked.' })
  expect(sent).toHaveLength(1)
  expect(useSession.getState()).toMatchObject({ status: 'visitor', person: null, isBlocked: true })
})

describe('a busy server', () => {
  const busyDetail = 'The server is busy. Try again in 3 seconds.'
  const busy =
    (status: number, retryAfter = '3') =>
    () =>
      Response.json(
        { ...problem, status, detail: busyDetail },
        { status, headers: { 'retry-after': retryAfter } },
      )
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const settled = async (call: Promise<unknown>, ms: number) => {
    const result = call.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(ms)
    return result
  }
  const create = () => api['facility-mgmt'].facilities.create({ data: { name: 'Elm', state: 'Ohio' } })
  const search = () => api['facility-mgmt'].facilities.search({ data: {} })

  test.each([429, 503])('a read that got %i is sent again after the time in Retry-After', async (status) => {
    answers = [busy(status), found]
    expect(await settled(ask(), 3000)).toEqual({ data: [] })
    expect(sent).toHaveLength(2)
  })

  test('a search is a read', async () => {
    answers = [busy(429), found]
    expect(await settled(search(), 3000)).toEqual({ data: [] })
  })

  test('a read is sent again only once, and the problem tells when to try again', async () => {
    answers = [busy(503), busy(503)]
    expect(await settled(ask(), 6000)).toMatchObject({ message: busyDetail })
    expect(sent).toHaveLength(2)
  })

  test('nobody waits for a minute', async () => {
    answers = [busy(429, '60')]
    expect(await settled(ask(), 0)).toMatchObject({ message: busyDetail })
  })

  test('a write is not sent again', async () => {
    answers = [busy(503)]
    expect(await settled(create(), 6000)).toMatchObject({ message: busyDetail })
    expect(sent).toHaveLength(1)
  })

  test('a call that is aborted while it waits is not sent again', async () => {
    answers = [busy(503)]
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 1000)
    const call = api['place-mgmt'].places.complete({ text: 'Fishers' }, { signal: controller.signal })
    expect(await settled(call, 1000)).toMatchObject({ name: 'AbortError' })
    expect(sent).toHaveLength(1)
  })
})

const problem = {
  type: '/docs/problems#VALIDATION_FAILED',
  title: 'Check the input',
  status: 400,
  detail: 'One field is invalid.',
  code: 'VALIDATION_FAILED',
  traceId: 't1',
}

test('accepts a problem without field errors', () => expect(isProblem(problem)).toBe(true))

test('accepts a problem with field errors', () =>
  expect(isProblem({ ...problem, errors: [{ path: 'data/name', message: 'is required' }] })).toBe(true))

test.each([
  ['a missing body', undefined],
  ['null', null],
  ['text', '<h1>Bad gateway</h1>'],
  ['another object', { message: 'Forbidden' }],
  ['a status that is text', { ...problem, status: '400' }],
  ['a missing code', { ...problem, code: undefined }],
  ['errors that are no list', { ...problem, errors: { name: 'is required' } }],
  ['an error without a message', { ...problem, errors: [{ path: 'data/name' }] }],
])('rejects %s', (_name, body) => expect(isProblem(body)).toBe(false))
