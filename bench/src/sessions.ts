import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { median, type Figure } from './figures.ts'

const connections = 10_000
const atOnce = 100
const rounds = 5
const program = fileURLToPath(new URL('../../hub/src/socket-server.child.ts', import.meta.url))

/** A masked text frame with the handshake of SignalR. The mask of zeros leaves it as it is. */
function handshakeFrame(): Buffer {
  const text = Buffer.from('{"protocol":"json","version":1}\x1e')
  return Buffer.concat([Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0]), text])
}

async function openClient(port: number, user: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `GET /hub?access_token=${user} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  socket.write(handshakeFrame())
  await once(socket, 'data')
  // Reads and drops the rest.
  socket.resume()
  return socket
}

async function answer(child: ChildProcess, command: string): Promise<number> {
  const reply = once(child, 'message')
  child.send(command)
  const [value] = await reply
  return Number(value)
}

/**
 * The resident bytes of a connection, and the CPU time of an event to all of them, in ms. One side after the other, because both
 * together need more open files than is usual.
 */
async function costOf(name: 'hub' | 'bare') {
  const child = fork(program, [name], { execArgv: ['--expose-gc', '--max-semi-space-size=8'] })
  const [port] = await once(child, 'message')
  const before = await answer(child, 'memory')
  const sockets: Socket[] = []
  while (sockets.length < connections)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: atOnce }, (_, n) => openClient(Number(port), `user-${sockets.length + n}`)),
      )),
    )
  const count = await answer(child, 'count')
  if (count !== connections) throw new Error(`${name} has ${count} connections`)
  const bytes = ((await answer(child, 'memory')) - before) / connections
  const events: number[] = []
  for (let round = 0; round < rounds; round++) events.push(await answer(child, 'broadcast'))
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  for (const socket of sockets) socket.destroy()
  return { bytes, event: median(events) }
}

/** What idle connections of the session hub and an event to all of them cost, beside bare WebSockets. */
export async function sessionFigures(): Promise<Figure[]> {
  const bare = await costOf('bare')
  const hub = await costOf('hub')
  return [
    {
      what: `an idle connection of the session hub, of ${connections}`,
      ours: hub.bytes / 1024,
      yardstick: bare.bytes / 1024,
      atMost: 9,
      unit: 'KiB resident',
    },
    {
      what: `an event to ${connections} connections`,
      ours: hub.event,
      yardstick: bare.event,
      ratio: hub.event / bare.event,
      atMost: 1.3,
      unit: 'CPU ms',
    },
  ]
}
