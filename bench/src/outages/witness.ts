import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shot, Target } from '../load.ts'

export interface Reply {
  isWrite: boolean
  /** By `performance.now()`. */
  from: number
  until: number
  /** Undefined for a connection that was closed without a reply. */
  status: number | undefined
  headers: IncomingHttpHeaders
}

interface Calls {
  reads: readonly ((n: number) => Shot)[]
  /** One for each writer, so that they don't wait for each other. */
  writes: readonly ((n: number) => Shot)[]
}

/** A refused caller tries again so soon, which is much sooner than Retry-After asks for. */
const refusedPauseMs = 50
const callTimeoutMs = 30_000

/** Reads and writes without a break for as long as `work` runs. Returns all replies. */
export async function witness(target: Target, { reads, writes }: Calls, work: () => Promise<void>) {
  const agent = new Agent({ keepAlive: true, maxSockets: reads.length + writes.length })
  const over = new AbortController()
  const replies: Reply[] = []
  const caller = async (isWrite: boolean, shotAt: (n: number) => Shot) => {
    for (let n = 0; !over.signal.aborted; n++) {
      const reply = await send(agent, target, shotAt(n))
      replies.push({ isWrite, ...reply })
      if (reply.status === undefined || reply.status >= 400) await pause(refusedPauseMs)
    }
  }
  const callers = Promise.all([
    ...reads.map((shotAt) => caller(false, shotAt)),
    ...writes.map((shotAt) => caller(true, shotAt)),
  ])
  try {
    await work()
  } finally {
    over.abort()
    await callers
    agent.destroy()
  }
  return replies
}

function send(agent: Agent, { port, headers }: Target, { method, path, body }: Shot) {
  const from = performance.now()
  return new Promise<Omit<Reply, 'isWrite'>>((resolve) => {
    const end = (status: number | undefined, received: IncomingHttpHeaders = {}) =>
      resolve({ from, until: performance.now(), status, headers: received })
    const content =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...content } },
      (reply) => {
        reply.resume()
        reply.on('end', () => end(reply.statusCode, reply.headers))
        reply.on('error', () => end(undefined))
      },
    )
    sent.setTimeout(callTimeoutMs, () => sent.destroy())
    sent.on('error', () => end(undefined))
    sent.end(body)
  })
}
