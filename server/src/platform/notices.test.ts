import { connect, createServer, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { listen } from './notices.ts'

/** A proxy to the database whose connections can go silent without being closed. */
async function proxiedDatabase() {
  const { hostname, port } = new URL(inject('databaseUrl'))
  const sockets: Socket[] = []
  const proxy = createServer((socket) => {
    const upstream = connect(Number(port), hostname)
    for (const end of [socket, upstream]) end.on('error', () => {})
    socket.pipe(upstream).pipe(socket)
    sockets.push(socket, upstream)
  })
  const url = new URL(inject('databaseUrl'))
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  url.host = `127.0.0.1:${address.port}`
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: url.href, silence }
}

test('reconnects when the connection goes silent without being closed', async () => {
  const { url, silence } = await proxiedDatabase()
  const onReconnect = vi.fn<() => void>()
  const notices = await listen(url, 'sample', () => {}, onReconnect, { heartbeat: 100 })
  onTestFinished(() => notices.close())
  silence()
  await expect.poll(() => onReconnect.mock.calls.length).toBeGreaterThan(0)
})
