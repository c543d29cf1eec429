import { EventEmitter } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { paceRequests } from './request-pace.ts'

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

/** A server that records the URLs of the requests that it starts. The first letter of a URL is the share. */
function recordedServer() {
  const started: string[] = []
  const server = createServer((request) => void started.push(request.url ?? ''))
  const pace = paceRequests(server, { shareOf: ({ url = '' }) => url.slice(0, 1) })
  const send = (url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url })
    const reply = new ServerResponse(request)
    server.emit('request', request, reply)
    return reply
  }
  return { started, pace, send }
}

test('four requests of a share start at once, and two of the rest in each round of the event loop', async () => {
  const { started, pace, send } = recordedServer()
  for (const n of [1, 2, 3, 4, 5, 6, 7]) send(`a${n}`)
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4'])
  await nextRound()
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
  expect(pace.hasWaiting).toBe(true)
  await nextRound()
  expect(started.at(-1)).toBe('a7')
  expect(pace.hasWaiting).toBe(false)
})

test('a request of another share passes those that wait', () => {
  const { started, send } = recordedServer()
  for (const n of [1, 2, 3, 4, 5, 6]) send(`a${n}`)
  send('b1')
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('a request of a share that has others waiting does not pass them', async () => {
  const { started, send } = recordedServer()
  for (const n of [1, 2, 3, 4, 5, 6, 7]) send(`a${n}`)
  await nextRound()
  send('a8')
  await nextRound()
  await nextRound()
  expect(started.slice(4)).toEqual(['a5', 'a6', 'a7', 'a8'])
})

test('shares take turns', async () => {
  const { started, send } = recordedServer()
  for (const share of ['a', 'b', 'c']) for (const n of [1, 2, 3, 4, 5, 6]) send(`${share}${n}`)
  for (let round = 0; round < 3; round++) await nextRound()
  expect(started.slice(12)).toEqual(['a5', 'b5', 'c5', 'a6', 'b6', 'c6'])
})

test('of 100 shares at the same time, 64 start at once', async () => {
  const { started, send } = recordedServer()
  for (let n = 0; n < 100; n++) send(String.fromCodePoint(0x4e_00 + n))
  expect(started).toHaveLength(64)
  for (let round = 0; round < 18; round++) await nextRound()
  expect(started).toHaveLength(100)
})

test('a request whose client leaves while it waits is not started', async () => {
  const { started, send } = recordedServer()
  for (const n of [1, 2, 3, 4]) send(`a${n}`)
  send('a5').destroy()
  send('a6')
  await nextRound()
  await nextRound()
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'a6'])
})

test('handlers run for each request, with the server as this', () => {
  const server = createServer()
  const callers: unknown[] = []
  server.on('request', function (this: EventEmitter) {
    callers.push(this)
  })
  paceRequests(server, { shareOf: () => '' })
  const request = new IncomingMessage(new Socket())
  server.emit('request', request, new ServerResponse(request))
  expect(callers).toEqual([server])
})
