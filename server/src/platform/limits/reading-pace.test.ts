import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openConnections } from './open-connections.ts'
import { paceReading } from './reading-pace.ts'

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

/** A server that counts the requests of each round of the event loop. */
async function countingServer(hasWaiting = () => false) {
  const counts: number[] = []
  let count = 0
  const server = createServer((_request, reply) => {
    if (count === 0)
      setImmediate(() => {
        counts.push(count)
        count = 0
      })
    count += 1
    reply.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  paceReading(server, { open: openConnections(server, () => 'one network'), hasWaiting })
  const open = async () => {
    const socket = connect(address.port, '127.0.0.1')
    await Promise.all([once(socket, 'connect'), once(server, 'connection')])
    return socket
  }
  return { counts, open }
}

/** Opens connections, and sends a request on each at the same time. */
async function flood(open: () => Promise<Socket>, connections: number) {
  const sockets: Socket[] = []
  while (sockets.length < connections) sockets.push(await open())
  const replies = sockets.map((socket) => text(socket))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return replies
}

test('of 100 requests that have arrived, at most 16 are read in a round of the event loop, and all are answered', async () => {
  const { counts, open } = await countingServer()
  const replies = await Promise.all(await flood(open, 100))
  expect(replies.every((reply) => reply.endsWith('done'))).toBe(true)
  expect(Math.max(...counts)).toBe(16)
})

test('no more are read while earlier ones wait to be started', async () => {
  let hasWaiting = true
  const { counts, open } = await countingServer(() => hasWaiting)
  const replies = await flood(open, 40)
  await expect.poll(() => counts.length).toBe(1)
  for (let round = 0; round < 50; round++) await nextRound()
  expect(counts).toEqual([16])
  hasWaiting = false
  expect((await Promise.all(replies)).every((reply) => reply.endsWith('done'))).toBe(true)
})
