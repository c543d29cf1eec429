import { setTimeout as pause } from 'node:timers/promises'
import { sessionHubPath } from '@app/contract/users/session-hub.ts'
import type { GroupMessage } from '@app/contract/groups/message-schema.ts'
import { isPassing } from './passing.ts'
import { groupsOf, type Member } from './two-servers.ts'

const endOfFrame = '\u001E'
/** The hub ends connections that are silent for 30 s. */
const pingMs = 10_000
const retryMs = 100
const pageSize = 100

interface Invocation {
  target: string
  arguments: unknown[]
}

const isInvocation = (frame: unknown): frame is Invocation =>
  typeof frame === 'object' && frame !== null && 'target' in frame && 'arguments' in frame

interface Options {
  /** Whether to fetch messages when the hub tells of them. */
  isFetching: boolean
  /** Whether to connect again after the connection was cut. */
  reconnects?: boolean
}

/**
 * A member's client: a WebSocket of the session hub that is told of messages, and calls that fetch what changed since the last one, one
 * at a time. Times are those of `performance.now()`.
 */
export class Receiver {
  /** When the hub told of a message: for each conversation by its number. */
  readonly toldAt: number[][]
  /** When a message of the first conversation was fetched, by its number. */
  readonly fetchedAt: number[] = []
  /** All messages in the order in which they were fetched. */
  readonly messages: GroupMessage[] = []
  readonly #member: Pick<Member, 'token' | 'port'>
  readonly #groupIds: readonly string[]
  readonly #options: Options
  #change: number
  #isBusy = false
  #isStale = false
  #isClosed = false
  #socket: WebSocket | undefined

  /** @param change `lastChange` of the first group, after which its messages are fetched */
  constructor(
    member: Pick<Member, 'token' | 'port'>,
    groupIds: readonly string[],
    change: number,
    options: Options,
  ) {
    this.#member = member
    this.#groupIds = groupIds
    this.toldAt = groupIds.map(() => [])
    this.#change = change
    this.#options = options
  }

  get lastChange() {
    return this.#change
  }

  /** Resolves when the hub has accepted the connection. */
  async connect(): Promise<void> {
    const { port, token } = this.#member
    const socket = new WebSocket(
      `ws://127.0.0.1:${port}${sessionHubPath}?${new URLSearchParams({ access_token: token }).toString()}`,
    )
    this.#socket = socket
    const ping = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(`{"type":6}${endOfFrame}`)
    }, pingMs)
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => socket.send(`{"protocol":"json","version":1}${endOfFrame}`))
      socket.addEventListener('message', ({ data }) => {
        const now = performance.now()
        for (const text of String(data).split(endOfFrame)) {
          if (text === '{}') {
            resolve()
            // Whatever came while there was no connection.
            this.#fetchLater()
          } else if (text !== '') this.#read(JSON.parse(text), now)
        }
      })
      // `close` follows.
      socket.addEventListener('error', () => {})
      socket.addEventListener('close', () => {
        clearInterval(ping)
        reject(new Error('The hub closed the connection.'))
        if (!this.#isClosed && this.#options.reconnects) void this.#reconnect()
      })
    })
  }

  async #reconnect() {
    await pause(retryMs)
    // A failed attempt is closed too, and tries again.
    if (!this.#isClosed) await this.connect().catch(() => {})
  }

  #read(frame: unknown, now: number) {
    if (!isInvocation(frame) || frame.target !== 'GroupsUpdated') return
    const [groupId, sequence] = frame.arguments
    const times = this.toldAt[this.#groupIds.indexOf(String(groupId))]
    if (!times) return
    times[Number(sequence)] ??= now
    this.#fetchLater()
  }

  #fetchLater() {
    this.#isStale = true
    if (!this.#isBusy && this.#options.isFetching) void this.#fetch()
  }

  async #fetch() {
    this.#isBusy = true
    const { messages } = groupsOf(this.#member)
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false
      try {
        const { data } = await messages.filtered({
          ownerId: this.#groupIds[0]!,
          data: { changeSequence: { from: this.#change + 1 }, sort: 'changeSequence' },
          take: pageSize,
        })
        const now = performance.now()
        for (const message of data) {
          this.messages.push(message)
          this.fetchedAt[message.sequence] ??= now
          this.#change = Math.max(this.#change, message.changeSequence)
        }
        if (data.length === pageSize) this.#isStale = true
      } catch (error) {
        if (!isPassing(error)) throw error
        this.#isStale = true
        await pause(retryMs)
      }
    }
    this.#isBusy = false
  }

  close() {
    this.#isClosed = true
    this.#socket?.close()
  }
}
