import { setTimeout as delay } from 'node:timers/promises'
import { createApi } from '@app/contract/api.ts'
import type { Send } from '@app/contract/client.ts'
import { readEvents } from '@app/contract/event-stream.ts'
import type { Target } from './load.ts'

/** All services as the account of a target. */
export const apiOf = ({ port, headers }: Target) => createApi(sender(`http://127.0.0.1:${port}`, headers))

/** A reply that isn't a success. */
export class RefusedCall extends Error {
  readonly status: number

  constructor(call: string, status: number, reply: string) {
    super(`${call} returned ${status}: ${reply}`)
    this.status = status
  }
}

const sender =
  (origin: string, headers: Record<string, string>): Send =>
  async ({ method, url, body, headers: own, onEvent }) => {
    const json = body && 'json' in body ? JSON.stringify(body.json) : undefined
    const init: RequestInit = {
      method,
      headers: { ...headers, ...own, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: body && 'file' in body ? body.file : json,
    }
    const reply = await fetch(origin + url, init)
    if (!reply.ok) throw new RefusedCall(`${method} ${url}`, reply.status, await reply.text())
    if (onEvent === undefined || reply.body === null) return reply.json()
    const end = await readEvents(reply.body, { onEvent })
    if (end.isProblem) throw new RefusedCall(`${method} ${url}`, reply.status, JSON.stringify(end.body))
    return end.body
  }

/** Calls again after the server was too busy to begin, as clients do: such a call has decided nothing. */
export async function unlessBusy<T>(call: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await call()
    } catch (error) {
      if (!String(error).includes('"code":"BUSY"')) throw error
      await delay(1000)
    }
}
