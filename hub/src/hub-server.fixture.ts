import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HubConnectionBuilder, LogLevel, type HttpTransportType } from '@microsoft/signalr'
import { onTestFinished } from 'vitest'
import { acceptUpgrades, tokenOf } from './accept-upgrades.ts'
import type { HubUser } from './connection.ts'
import { Hub, type HubOptions } from './hub.ts'

const path = '/hub'

class Unknown extends Error {
  readonly status = 401
}

/** A token is the id of its user. `expired:` and a number is a token that expires in so many milliseconds. */
async function userOf(token: string): Promise<HubUser> {
  if (token === 'stolen') throw new Unknown()
  const [, lifetime] = token.split('expired:')
  return { id: token, expires: Date.now() + Number(lifetime ?? 3_600_000) }
}

/** A hub on a plain HTTP server, until the end of the test. */
export async function hubServer(options: Partial<HubOptions<HubUser>> = {}) {
  const hub = new Hub<HubUser>({ origin: 'http://localhost', ...options })
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://hub')
    const token = tokenOf(request.headers.authorization, searchParams.get('access_token')) ?? 'stolen'
    const serve = async () => {
      const user = await userOf(token)
      if (pathname === path) hub.serve(request, response, user, searchParams.get('id') ?? '')
      else response.end(JSON.stringify(hub.negotiate(user, 1)))
    }
    serve().catch(() => response.writeHead(401).end())
  })
  acceptUpgrades(server, { path, hub, authenticate: userOf })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await hub.close()
    server.closeAllConnections()
    server.close()
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a server that listens on a port
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return { hub, url, webSocketUrl: url.replace('http', 'ws') }
}

/** The official client. */
export function client(url: string, transport: HttpTransportType, token = 'ann') {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { transport, accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build()
  const received: unknown[][] = []
  connection.on('Notify', (...args: unknown[]) => void received.push(args))
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve))
  onTestFinished(() => connection.stop())
  return { connection, received, closed }
}
