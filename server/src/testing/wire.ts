import { Problem } from '@app/contract/problem.ts'
import * as z from 'zod'

export const base = '/facility-mgmt/api'

/** What a request says beyond its method and path. `json` is sent as JSON, `body` as it stands. */
export interface Said {
  token?: string | undefined
  json?: unknown
  body?: RequestInit['body']
  headers?: Record<string, string>
}

export interface Heard {
  status: number
  headers: Headers
  text: string
}

/** One request over the wire, for what the typed client cannot say and does not tell: headers, statuses, bad bodies. */
export async function wire(
  origin: string,
  method: string,
  path: string,
  { token, json, body, headers }: Said = {},
): Promise<Heard> {
  const reply = await fetch(origin + path, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

const Data = z.object({ data: z.looseObject({}) })

/** The item of a reply. */
export const dataOf = (heard: Heard) => Data.parse(JSON.parse(heard.text)).data

/** The problem of a refusal; fails when the reply is none. */
export function problemOf(heard: Heard): Problem {
  const type = heard.headers.get('content-type') ?? 'nothing'
  if (!type.startsWith('application/problem+json')) throw new Error(`${heard.status} ${type}: ${heard.text}`)
  return Problem.parse(JSON.parse(heard.text))
}
