import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from './client.ts'
import { ApiProblem, NoAnswer } from './problem.ts'
import { setCredentials, useSession, type Person } from './session.ts'

const ada: Person = { subject: 'ada', name: 'Ada', email: 'ada@brand.test', picture: null, isAdmin: false }
const bob: Person = { ...ada, subject: 'bob', name: 'Bob', email: 'bob@brand.test' }

const sent: (string | null)[] = []
let answers: (() => Response)[] = []
const answer = (status: number, body: unknown) => () =>
  Response.json(body, { status, headers: { etag: '"1"' } })
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
  let tokens = 0
  setCredentials({ token: async () => `token ${++tokens}`, signOut: async () => {} })
  useSession.setState({ status: 'signed-in', person: ada })
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get('authorization'))
    const next = answers.shift()
    if (next === undefined) throw new TypeError('network')
    return next()
  })
})
afterEach(() => vi.unstubAllGlobals())

const ask = () => api['place-mgmt'].places.complete({ text: 'Fishers' })

/** Logs somebody in again as soon as that is asked for. */
function whenExpired(person: Person | null) {
  const stop = useSession.subscribe(({ status }) => {
    if (status !== 'expired') return
    stop()
    queueMicrotask(() => useSession.setState({ status: person === null ? 'visitor' : 'signed-in', person }))
  })
}

test('a visitor sends no token', async () => {
  useSession.setState({ status: 'visitor', person: null })
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

test('a network that is away, an answer that is cut off and a proxy’s page are no answers', async () => {
  answers = []
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer)
  answers = [() => new Response('{"data": [', { status: 200 })]
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer)
  answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502 })]
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer)
})

test('a call that was given up stays that', async () => {
  answers = [
    () => {
      throw new DOMException('', 'AbortError')
    },
  ]
  await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
})
