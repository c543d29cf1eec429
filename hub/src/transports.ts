import type { ServerResponse } from 'node:http'
import type { WebSocket } from 'ws'
import type { Transport } from './connection.ts'

export class WebSocketTransport implements Transport {
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    this.#socket = socket
  }
  send(frame: string) {
    this.#socket.send(frame)
  }
  end() {
    this.#socket.close(1000)
  }
  cut() {
    this.#socket.terminate()
  }
  buffered() {
    return this.#socket.bufferedAmount
  }
  isPolled() {
    return false
  }
}

/** Server-Sent Events. The client sends by POST. */
export class EventsTransport implements Transport {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
    // `close` follows.
    response.on('error', () => {})
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-store',
      // Otherwise nginx holds events back.
      'x-accel-buffering': 'no',
    })
    // The client waits for the first byte.
    response.write(':\r\n\r\n')
  }
  send(frame: string) {
    this.#response.write(`data: ${frame}\r\n\r\n`)
  }
  end() {
    this.#response.end()
  }
  cut() {
    this.#response.destroy()
  }
  buffered() {
    return this.#response.writableLength
  }
  isPolled() {
    return false
  }
}

export function respond(response: ServerResponse, status: number, text = '') {
  if (response.destroyed) return
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status !== 204 && { 'content-length': Buffer.byteLength(text) }),
    })
    .end(text)
}

/** Each poll waits for frames. The client sends by POST. */
export class PollingTransport implements Transport {
  readonly #pollMs: number
  #frames = ''
  #poll: ServerResponse | undefined
  #timer: NodeJS.Timeout | undefined
  #isEnded = false

  constructor(pollMs: number) {
    this.#pollMs = pollMs
  }

  /** Holds a poll until there is something to send. It replaces an earlier one. */
  hold(response: ServerResponse) {
    this.#answer(200)
    this.#poll = response
    response.once('close', () => {
      if (this.#poll === response) this.#release()
    })
    this.#timer = setTimeout(() => this.#answer(200), this.#pollMs)
    this.#flush()
  }

  #release() {
    clearTimeout(this.#timer)
    this.#poll = undefined
  }

  #answer(status: number, text = '') {
    const poll = this.#poll
    this.#release()
    if (poll) respond(poll, status, text)
  }

  #flush() {
    if (!this.#poll) return
    if (this.#frames !== '') {
      const text = this.#frames
      this.#frames = ''
      this.#answer(200, text)
    } else if (this.#isEnded) this.#answer(204)
  }

  send(frame: string) {
    // Frames of one task share a reply.
    if (this.#frames === '') queueMicrotask(() => this.#flush())
    this.#frames += frame
  }
  end() {
    this.#isEnded = true
    this.#flush()
  }
  cut() {
    this.#frames = ''
    this.end()
  }
  buffered() {
    return this.#frames.length
  }
  isPolled() {
    return this.#poll !== undefined
  }
}
