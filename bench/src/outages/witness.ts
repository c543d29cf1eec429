import type { Agent, IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { exchange, openAgent, type Shot, type Target } from '../load.ts'

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
  const agent = openAgent(reads.length + writes.length)
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

async function send(agent: Agent, target: Target, shot: Shot): Promise<Omit<Reply, 'isWrite'>> {
  const from = performance.now()
  try {
    const { status, headers } = await exchange(agent, target, shot, callTimeoutMs)
    return { from, until: performance.now(), status, headers }
  } catch {
    return { from, until: performance.now(), status: undefined, headers: {} }
  }
}
