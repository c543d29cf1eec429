import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
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
  // The folder of its socket, which would be preferred.
  url.search = ''
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  /** How many have been opened. */
  const connections = () => sockets.length / 2
  return { url: url.href, silence, connections }
}

test('reconnects when the connection goes silent without being closed', async () => {
  const { url, silence } = await proxiedDatabase()
  const onReconnect = vi.fn<() => void>()
  const notices = await listen(url, 'sample', () => {}, onReconnect, { heartbeat: 100 })
  onTestFinished(() => notices.close())
  silence()
  await expect.poll(() => onReconnect.mock.calls.length).toBeGreaterThan(0)
})

test('listeners share a connection, until the last one is closed', async () => {
  const { url, connections } = await proxiedDatabase()
  const received: string[] = []
  const hear = (channel: string) =>
    listen(
      url,
      channel,
      (payload) => void received.push(`${channel} ${payload}`),
      () => {},
    )
  const [one, other] = await Promise.all([hear('one'), hear('other')])
  const again = await hear('one')
  expect(connections()).toBe(1)
  const pool = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1 })
  onTestFinished(() => pool.end())
  const notify = async () => {
    await pool.query(`select pg_notify('one', 'a'), pg_notify('other', 'b'), pg_notify('third', 'c')`)
    await again.catchUp()
    return received.splice(0)
  }
  expect(await notify()).toEqual(['one a', 'one a', 'other b'])
  await Promise.all([one.close(), other.close()])
  expect(await notify()).toEqual(['one a'])
  await again.close()
  const later = await hear('other')
  expect(connections()).toBe(2)
  await later.close()
})

test('all listeners of a connection hear that it was lost', async () => {
  const { url, silence } = await proxiedDatabase()
  const lost: string[] = []
  const hear = (channel: string) =>
    listen(
      url,
      channel,
      () => {},
      () => void lost.push(channel),
      { heartbeat: 100 },
    )
  const all = await Promise.all(['one', 'other'].map(hear))
  onTestFinished(async () => void (await Promise.all(all.map(({ close }) => close()))))
  silence()
  await expect.poll(() => new Set(lost)).toEqual(new Set(['one', 'other']))
})
