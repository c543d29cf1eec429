import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HubUser } from './connection.ts'
import type { Hub } from './hub.ts'

interface UpgradeParts<User extends HubUser> {
  path: string
  hub: Hub<User>
  /** Throws an error with a `status` if the token isn't valid. */
  authenticate(token: string): Promise<User>
}

/** Passes the WebSockets of a path to the hub, once their access tokens are verified. */
export function acceptUpgrades<User extends HubUser>(server: Server, parts: UpgradeParts<User>) {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Null for a target such as `//`. Anybody can send one, and an error here would end the process.
    const url = URL.parse(request.url ?? '', 'http://hub')
    // Others may listen too, such as hot reloading.
    if (url?.pathname !== parts.path && server.listenerCount('upgrade') > 1) return
    void pass(parts, { request, socket, head, url })
  })
}

interface Upgrade {
  request: IncomingMessage
  socket: Duplex
  head: Buffer
  /** Null if the request has no valid address. */
  url: URL | null
}

async function pass<User extends HubUser>(parts: UpgradeParts<User>, upgrade: Upgrade) {
  const { request, socket, head, url } = upgrade
  const onError = () => socket.destroy()
  socket.on('error', onError)
  try {
    const user = await admit(parts, upgrade)
    socket.off('error', onError)
    parts.hub.upgrade(request, socket, head, user, url?.searchParams.get('id') ?? '')
  } catch (error) {
    refuse(socket, statusOf(error))
  }
}

class Refused extends Error {
  readonly status: number

  constructor(status: number) {
    super(STATUS_CODES[status])
    this.status = status
  }
}

async function admit<User extends HubUser>(
  { path, hub, authenticate }: UpgradeParts<User>,
  { request, url }: Upgrade,
): Promise<User> {
  if (url === null) throw new Refused(400)
  if (url.pathname !== path) throw new Refused(404)
  if (!hub.isAllowedOrigin(request)) throw new Refused(403)
  const token = tokenOf(request.headers.authorization, url.searchParams.get('access_token'))
  if (token === undefined) throw new Refused(401)
  const user = await authenticate(token)
  if (!hub.hasRoomFor(user)) throw new Refused(429)
  return user
}

/** Browsers can't set headers of WebSockets and Server-Sent Events, so these have the token in the URL. */
export const tokenOf = (header: string | undefined, parameter: string | null): string | undefined =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? parameter ?? undefined

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500

function refuse(socket: Duplex, status: number) {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'x-content-type-options: nosniff',
    'cross-origin-resource-policy: same-origin',
    'connection: close',
    'content-length: 0',
  ]
  if (status === 401) head.push('www-authenticate: Bearer')
  // Cuts clients that don't close.
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}
