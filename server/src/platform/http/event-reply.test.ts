import { eventStreamType } from '@app/contract/client.ts'
import { One } from '@app/contract/envelope.ts'
import { readEvents } from '@app/contract/event-stream.ts'
import { route } from '@app/contract/route.ts'
import * as z from 'zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleBase, sampleService } from '../../testing/sample-service.ts'
import { type TestServer, workerServer } from '../../testing/test-server.ts'
import { conflict } from '../errors.ts'
import { EventReply } from './event-reply.ts'

const Counted = z.object({ number: z.int() })
const tree = {
  count: route({
    method: 'POST',
    path: '/count',
    owner: null,
    allow: 'visitor',
    data: z.strictObject({ to: z.int(), failsAt: z.int().optional() }),
    reply: One(z.object({ sum: z.int() })),
    events: Counted,
  }),
}

const ended = { count: 0, wait: Promise.withResolvers<void>() }
const until = { go: Promise.withResolvers<void>() }

let server: TestServer
let sample: Awaited<ReturnType<typeof sampleService<typeof tree>>>
beforeAll(async () => {
  server = await workerServer()
  sample = await sampleService(server, {
    tree,
    handlers: { count: async ({ data: { to, failsAt } }) => new EventReply(count(to, failsAt)) },
  })
})
afterAll(async () => {
  await sample.close()
  await server.close()
})
beforeEach(() => {
  ended.count = 0
  ended.wait = Promise.withResolvers()
  until.go = Promise.withResolvers()
  until.go.resolve()
})

async function* count(to: number, failsAt?: number) {
  try {
    let sum = 0
    for (let number = 1; number <= to; number++) {
      if (number > 1) await until.go.promise
      if (number === failsAt) throw conflict('ALREADY_SENT', 'That was sent.')
      sum += number
      yield { number }
    }
    return { data: { sum } }
  } finally {
    ended.count++
    ended.wait.resolve()
  }
}

const send = (data: object, accept: string, signal?: AbortSignal) =>
  fetch(`${sample.origin}${sampleBase}/count`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal,
  })

async function told(reply: Response) {
  const events: unknown[] = []
  const end = await readEvents(reply.body!, { onEvent: (event) => events.push(event) })
  return { events, end }
}

test('a caller who accepts events is told each, and the reply at last', async () => {
  const reply = await send({ to: 3 }, eventStreamType)
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    'no-store',
  ])
  expect(await told(reply)).toEqual({
    events: [{ number: 1 }, { number: 2 }, { number: 3 }],
    end: { isProblem: false, body: { data: { sum: 6 } } },
  })
})

test('any other caller gets the reply alone', async () => {
  const reply = await send({ to: 3 }, 'application/json')
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await reply.json()).toEqual({ data: { sum: 6 } })
})

test('a refusal after the first event is the last one', async () => {
  const { events, end } = await told(await send({ to: 3, failsAt: 2 }, eventStreamType))
  expect(events).toEqual([{ number: 1 }])
  expect(end).toMatchObject({ isProblem: true, body: { status: 409, code: 'ALREADY_SENT' } })
})

test('without events, a refusal has its status', async () => {
  const reply = await send({ to: 3, failsAt: 2 }, 'application/json')
  expect([reply.status, await reply.json()]).toMatchObject([409, { code: 'ALREADY_SENT' }])
})

test('refused input never starts a stream', async () => {
  const reply = await send({ to: 'three' }, eventStreamType)
  expect([reply.status, await reply.json()]).toMatchObject([400, { errors: [{ path: 'data/to' }] }])
  expect(ended.count).toBe(0)
})

test('a caller who goes away ends the work', async () => {
  until.go = Promise.withResolvers()
  const leaving = new AbortController()
  const reply = await send({ to: 100_000 }, eventStreamType, leaving.signal)
  leaving.abort()
  until.go.resolve()
  await expect(told(reply)).rejects.toThrow(/abort/)
  await ended.wait.promise
  expect(ended.count).toBe(1)
})
