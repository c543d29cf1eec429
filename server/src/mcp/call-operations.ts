import { createApi, type Api } from '@app/contract/api.ts'
import type { WireCall } from '@app/contract/client.ts'
import { Problem } from '@app/contract/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actAs } from '../platform/http/act-as.ts'

/** A call was refused, in words that tell how to mend it. */
export class RefusedCall extends Error {}

const wordsOf = ({ detail, errors = [] }: Problem) =>
  [detail, ...errors.map(({ path, message }) => `${path}: ${message}`)].join('\n')

export interface Operations {
  /** The API, typed. */
  api: Api
  /** Sends any call. For calls that depend on the kind of a page. */
  send(call: Pick<WireCall, 'method' | 'url' | 'body' | 'headers'>): Promise<unknown>
}

/**
 * The product's operations for the caller of a request. They run in this process, but with the same steps as over HTTP: rights, limits,
 * turns, transactions and the audit log.
 */
export function operationsFor(app: FastifyInstance, { caller, ip }: FastifyRequest): Operations {
  const send: Operations['send'] = async ({ method, url, headers, body }) => {
    const payload = body && 'json' in body ? JSON.stringify(body.json) : undefined
    const reply = await actAs(caller, () =>
      app.inject({
        method,
        url,
        remoteAddress: ip,
        headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
        ...(payload !== undefined && { payload }),
      }),
    )
    const json: unknown = reply.json()
    if (reply.statusCode < 300) return json
    const words = wordsOf(Problem.parse(json))
    const isOurs = reply.statusCode >= 500 && reply.statusCode !== 503
    throw isOurs ? new Error(`${method} ${url.split('?')[0]}: ${words}`) : new RefusedCall(words)
  }
  return { api: createApi(send), send }
}
