import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { exportJWK } from 'jose'
import type { TestServer } from './test-server.ts'

const script = join(import.meta.dirname, 'server-process.child.ts')

/** A server in a process of its own, on the database of another one. */
export async function serverProcess({ databaseUrl, dataDir, issuer }: TestServer) {
  const { keys: _, ...rules } = issuer.rules
  const jwk = { ...(await exportJWK(issuer.publicKey)), kid: 'test', alg: 'RS256' }
  const parts = JSON.stringify({ databaseUrl, dataDir, rules, jwk })
  const child = spawn(process.execPath, [script, parts], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return {
    origin: String(line),
    /** Like a crash. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** One address for several servers: each connection goes to the first that accepts it. */
export async function oneAddressOf(origins: readonly string[]) {
  const sockets = new Set<Socket>()
  function forward(client: Socket, [origin, ...others]: readonly string[]) {
    if (origin === undefined || client.destroyed) {
      client.destroy()
      return
    }
    const { port, hostname } = new URL(origin)
    const server = connect(Number(port), hostname)
    let isConnected = false
    server.once('connect', () => {
      isConnected = true
      client.pipe(server).pipe(client)
    })
    server.on('error', () => {})
    server.once('close', () => (isConnected ? client.destroy() : forward(client, others)))
    client.once('close', () => server.destroy())
  }
  const proxy = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    forward(client, origins)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
