import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { Connection, type ConnectionEvents, type HubUser } from './connection.ts'
import type { CloseReason } from './frames.ts'
import { defaultHubSettings, type HubSettings } from './hub-settings.ts'
import { readText } from './read-text.ts'
import { EventsTransport, PollingTransport, respond, WebSocketTransport } from './transports.ts'

export interface HubOptions<User extends HubUser> extends Partial<Omit<HubSettings, 'origin'>> {
  origin: string
  /** Called when a client can receive. */
  onOpen?(user: User): void
  /** Called when one that could is gone. */
  onClose?(user: User): void
}

const checkEveryMs = 1000
/** A client that polls is told within this time that its connection was closed. */
const closedPollMs = 5000
/** A socket that doesn't close is cut. */
const closingMs = 1000

const newToken = () => randomBytes(16).toString('base64url')

/** A SignalR hub that only sends. Callers authenticate requests before they pass them. */
export class Hub<User extends HubUser> {
  readonly #connections = new Map<string, Connection<User>>()
  readonly #byUser = new Map<string, Set<Connection<User>>>()
  readonly #events: ConnectionEvents<User>
  readonly #sockets: WebSocketServer
  readonly #timer: NodeJS.Timeout
  #openSockets = 0

  constructor({ onOpen, onClose, ...settings }: HubOptions<User>) {
    const opened = new WeakSet<Connection<User>>()
    this.#events = {
      settings: { ...defaultHubSettings, ...settings },
      onOpen: (connection) => {
        opened.add(connection)
        onOpen?.(connection.user)
      },
      onClosed: (connection) => {
        this.#forget(connection)
        if (opened.has(connection)) onClose?.(connection.user)
      },
    }
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: this.#events.settings.maxFrameBytes,
      // Compression would take 300 KB of each connection.
      perMessageDeflate: false,
    })
    this.#timer = setInterval(() => this.#check(), checkEveryMs)
    this.#timer.unref()
  }

  /** The ids of those who have a connection. */
  userIds(): string[] {
    return [...this.#byUser.keys()]
  }

  get size(): number {
    return this.#connections.size
  }

  isOpen(userId: string): boolean {
    return [...(this.#byUser.get(userId) ?? [])].some(({ state }) => state === 'open')
  }

  send(userId: string, frame: string) {
    for (const connection of this.#byUser.get(userId) ?? []) connection.send(frame)
  }

  broadcast(frame: string) {
    for (const connection of this.#connections.values()) connection.send(frame)
  }

  /** Closes the connections of this user that match, after a last frame. */
  disconnect(
    userId: string,
    matches: (user: User) => boolean,
    { frame, ...reason }: CloseReason & { frame: string },
  ) {
    for (const connection of Array.from(this.#byUser.get(userId) ?? [])) {
      if (!matches(connection.user)) continue
      connection.send(frame)
      connection.close(reason)
    }
  }

  isAllowedOrigin({ headers: { origin } }: IncomingMessage): boolean {
    return origin === undefined || origin === this.#events.settings.origin
  }

  hasRoomFor({ id }: User): boolean {
    return (this.#byUser.get(id)?.size ?? 0) < this.#events.settings.maxConnectionsPerUser
  }

  /** The reply to a negotiation. Version 0 has one id, which is the secret. */
  negotiate(user: User, version: number) {
    const { token } = this.#add(user)
    const textOnly = (transport: string) => ({ transport, transferFormats: ['Text'] })
    return {
      ...(version >= 1
        ? { negotiateVersion: 1, connectionId: newToken(), connectionToken: token }
        : { negotiateVersion: 0, connectionId: token }),
      availableTransports: ['WebSockets', 'ServerSentEvents', 'LongPolling'].map(textOnly),
    }
  }

  #add(user: User): Connection<User> {
    const connection = new Connection(newToken(), user, this.#events)
    this.#connections.set(connection.token, connection)
    const own = this.#byUser.get(user.id)
    if (own) own.add(connection)
    else this.#byUser.set(user.id, new Set([connection]))
    return connection
  }

  #forget(connection: Connection<User>) {
    const remove = () => this.#connections.delete(connection.token)
    if (connection.transport instanceof PollingTransport) setTimeout(remove, closedPollMs).unref()
    else remove()
    const own = this.#byUser.get(connection.user.id)
    own?.delete(connection)
    if (own?.size === 0) this.#byUser.delete(connection.user.id)
  }

  /** Undefined if another user has it. */
  #find(token: string, user: User): Connection<User> | undefined {
    const found = this.#connections.get(token)
    return found?.user.id === user.id ? found : undefined
  }

  /** Handles a request of a connection by Server-Sent Events or long polling, and the messages of both. */
  serve(request: IncomingMessage, response: ServerResponse, user: User, token: string) {
    const connection = this.#find(token, user)
    if (!connection) respond(response, 404, 'There is no such connection.')
    else if (request.method === 'POST') void this.#receive(connection, request, response)
    else if (request.method === 'DELETE') this.#remove(connection, response)
    else if (request.headers.accept?.includes('text/event-stream')) this.#openEvents(connection, response)
    else this.#poll(connection, response)
  }

  async #receive(connection: Connection<User>, request: IncomingMessage, response: ServerResponse) {
    const text = await readText(request, this.#events.settings.maxFrameBytes).catch(() => undefined)
    if (connection.state === 'negotiated' || connection.transport instanceof WebSocketTransport) {
      respond(response, 409)
    } else if (text === undefined) {
      connection.close({ error: 'The frame is too large.' })
      response.setHeader('connection', 'close')
      respond(response, 413)
    } else {
      connection.receive(text)
      respond(response, 200)
    }
  }

  #remove(connection: Connection<User>, response: ServerResponse) {
    connection.close()
    this.#connections.delete(connection.token)
    respond(response, 202)
  }

  #openEvents(connection: Connection<User>, response: ServerResponse) {
    if (connection.state !== 'negotiated') {
      respond(response, 409)
      return
    }
    connection.attach(new EventsTransport(response))
    response.once('close', () => connection.lose())
  }

  #poll(connection: Connection<User>, response: ServerResponse) {
    connection.touch()
    if (connection.state === 'negotiated') {
      connection.attach(new PollingTransport(this.#events.settings.pollMs))
      // The first poll tells the client that it is connected.
      respond(response, 200)
    } else if (connection.transport instanceof PollingTransport) connection.transport.hold(response)
    else respond(response, 409)
  }

  /**
   * Accepts a WebSocket. Its token may be unknown, if another process has negotiated: the access token tells who it is, so
   * processes need no sticky sessions.
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, user: User, token: string) {
    const negotiated = this.#find(token, user)
    const connection = negotiated?.state === 'negotiated' ? negotiated : this.#add(user)
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      this.#openSockets += 1
      connection.attach(new WebSocketTransport(webSocket))
      webSocket.on('message', (content, isBinary) => {
        if (isBinary || !Buffer.isBuffer(content)) connection.close({ error: 'The hub supports text only.' })
        else connection.receive(content.toString())
      })
      webSocket.on('close', () => {
        this.#openSockets -= 1
        connection.lose()
      })
      // `close` follows.
      webSocket.on('error', () => {})
    })
  }

  #check() {
    const now = Date.now()
    for (const connection of this.#connections.values())
      if (connection.state !== 'closed') connection.check(now)
  }

  /** Closes all connections. Resolves when clients have read it, or have had the time to. */
  async close() {
    clearInterval(this.#timer)
    const open = [...this.#connections.values()].filter(({ state }) => state !== 'closed')
    for (const connection of open) connection.close({ allowReconnect: true })
    const until = Date.now() + closingMs
    while (this.#openSockets > 0 && Date.now() < until) await delay(20)
    for (const { transport } of open) transport?.cut()
  }
}
