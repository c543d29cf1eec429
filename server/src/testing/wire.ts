import { Problem } from '@app/contract/problem.ts'
import * as z from 'zod'

export const base = '/facility-mgmt/api'

/** `json` is serialized, `body` is sent unchanged. */
export interface WireRequest {
  token?: string | undefined
  json?: unknown
  body?: RequestInit['body']
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

export interface WireReply {
  status: number
  headers: Headers
  text: string
}

/** Sends a raw HTTP request, to test what the typed client hides: headers, statuses, malformed bodies. */
export async function wire(
  origin: string,
  method: string,
  path: string,
  { token, json, body, headers, signal }: WireRequest = {},
): Promise<WireReply> {
  const reply = await fetch(origin + path, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
    ...(signal && { signal }),
  })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

const Data = z.object({ data: z.looseObject({}) })

export const dataOf = (reply: WireReply) => Data.parse(JSON.parse(reply.text)).data

/** The problem of an error reply. Throws for any other reply. */
export function problemOf(reply: WireReply): Problem {
  const type = reply.headers.get('content-type') ?? 'no content type'
  if (!type.startsWith('application/problem+json')) throw new Error(`${reply.status} ${type}: ${reply.text}`)
  return Problem.parse(JSON.parse(reply.text))
}
