import {
  closeFrame,
  handshakeError,
  handshakeProblem,
  handshakeReply,
  pingFrame,
  readFrame,
  recordSeparator,
  type CloseReason,
} from './frames.ts'
import type { HubSettings } from './hub-settings.ts'

export interface HubUser {
  id: string
  /** When the token expires, in milliseconds since 1970. */
  expires: number
}

/** How frames reach the client. */
export interface Transport {
  send(frame: string): void
  /** Closes it once everything is sent. */
  end(): void
  /** Closes it at once. */
  cut(): void
  /** Bytes that are waiting to be sent. */
  buffered(): number
  /** Whether the client is there without sending anything, because a poll of it is waiting. */
  isPolled(): boolean
}

export interface ConnectionEvents<User extends HubUser> {
  settings: HubSettings
  onOpen(connection: Connection<User>): void
  onClosed(connection: Connection<User>): void
}

/** A client's connection, independent of its transport. There are thousands, so it has little state. */
export class Connection<User extends HubUser = HubUser> {
  /** A secret of the client, which its requests contain. */
  readonly token: string
  readonly user: User
  transport: Transport | undefined
  state: 'negotiated' | 'handshake' | 'open' | 'closed' = 'negotiated'
  readonly #events: ConnectionEvents<User>
  #buffer = ''
  #lastReceived = Date.now()
  #lastSent = 0
  #second = 0
  #framesOfSecond = 0

  constructor(token: string, user: User, events: ConnectionEvents<User>) {
    this.token = token
    this.user = user
    this.#events = events
  }

  attach(transport: Transport) {
    this.transport = transport
    this.state = 'handshake'
    this.touch()
  }

  /** Notes that the client is there. */
  touch() {
    this.#lastReceived = Date.now()
  }

  send(frame: string) {
    if (this.state === 'open') this.#write(frame)
  }

  #write(frame: string) {
    if (!this.transport) return
    if (this.transport.buffered() > this.#events.settings.maxBufferedBytes) {
      this.lose()
      return
    }
    this.#lastSent = Date.now()
    this.transport.send(frame)
  }

  /** Takes a part of what the client sends, which may have several frames or a part of one. */
  receive(text: string) {
    this.touch()
    const frames = (this.#buffer + text).split(recordSeparator)
    this.#buffer = frames.pop() ?? ''
    if (this.#buffer.length > this.#events.settings.maxFrameBytes) {
      this.close({ error: 'The frame is too large.' })
      return
    }
    for (const frame of frames) {
      if (this.state === 'closed') return
      if (this.#isFlood()) this.close({ error: 'Too many frames.' })
      else if (this.state === 'handshake') this.#shakeHands(frame)
      else this.#take(frame)
    }
  }

  #isFlood(): boolean {
    const second = Math.floor(this.#lastReceived / 1000)
    if (second !== this.#second) this.#framesOfSecond = 0
    this.#second = second
    this.#framesOfSecond += 1
    return this.#framesOfSecond > this.#events.settings.maxFramesPerSecond
  }

  #shakeHands(frame: string) {
    const problem = handshakeProblem(frame)
    if (problem !== undefined) {
      this.#write(handshakeError(problem))
      this.close()
      return
    }
    this.#write(handshakeReply)
    this.state = 'open'
    this.#events.onOpen(this)
  }

  #take(frame: string) {
    const received = readFrame(frame)
    if (received === 'close') this.close()
    // The hub only sends, so it has no methods that a client could know.
    if (received === 'invocation') this.close({ error: 'The hub has no such method.' })
    if (received === 'broken') this.close({ error: 'The frame is broken.' })
  }

  /** Closes it after the frames that were sent. */
  close(reason: CloseReason = {}) {
    if (this.state === 'open') this.#write(closeFrame(reason))
    this.#leave((transport) => transport.end())
  }

  /** Its client is gone. */
  lose() {
    this.#leave((transport) => transport.cut())
  }

  #leave(end: (transport: Transport) => void) {
    if (this.state === 'closed') return
    this.state = 'closed'
    this.#buffer = ''
    if (this.transport) end(this.transport)
    this.#events.onClosed(this)
  }

  /** Closes what has expired, and keeps the rest alive. */
  check(now: number) {
    const { handshakeMs, clientTimeoutMs, keepAliveMs } = this.#events.settings
    const silentMs = now - this.#lastReceived
    if (this.user.expires <= now) this.close({ error: 'The token has expired.', allowReconnect: true })
    else if (this.state !== 'open') {
      if (silentMs > handshakeMs) this.close()
    } else if (this.transport?.isPolled()) this.touch()
    else if (silentMs > clientTimeoutMs) this.close({ error: 'The client was silent.', allowReconnect: true })
    else if (now - this.#lastSent >= keepAliveMs) this.#write(pingFrame)
  }
}
