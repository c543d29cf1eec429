import { Agent, request } from 'node:http'
import type { WireCall } from '@app/contract/client.ts'
import { wire, type WireReply, type WireRequest } from './wire.ts'

const agent = new Agent({ keepAlive: true })

/** Like `wire`, for requests without a file, and without compression. `fetch` takes more CPU time than most answers. */
export function sendRequest(
  origin: string,
  method: string,
  path: string,
  { token, json, headers, signal }: Omit<WireRequest, 'body'> = {},
): Promise<WireReply> {
  const body = json === undefined ? undefined : JSON.stringify(json)
  const { promise, resolve, reject } = Promise.withResolvers<WireReply>()
  const options = {
    method,
    agent,
    signal,
    headers: {
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
  const sent = request(origin + path, options, (reply) => {
    const chunks: Buffer[] = []
    reply.on('data', (chunk: Buffer) => chunks.push(chunk))
    reply.on('error', reject)
    reply.on('end', () =>
      resolve({
        status: reply.statusCode ?? 0,
        headers: new Headers(Object.entries(reply.headersDistinct).flatMap(headerPairs)),
        text: Buffer.concat(chunks).toString(),
      }),
    )
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

const headerPairs = ([name, values]: [string, string[] | undefined]): [string, string][] =>
  (values ?? []).map((value) => [name, value])

/** Sends a call of the client. */
export const sendCall = (
  origin: string,
  { method, url, body }: Pick<WireCall, 'method' | 'url' | 'body'>,
  options: Omit<WireRequest, 'body' | 'json'>,
): Promise<WireReply> =>
  body && 'file' in body
    ? wire(origin, method, url, { ...options, body: body.file })
    : sendRequest(origin, method, url, { ...options, json: body?.json })
