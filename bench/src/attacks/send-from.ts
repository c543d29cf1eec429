import { request } from 'node:http'

/** Who calls a server on this machine. */
export interface Caller {
  port: number
  headers: Record<string, string>
  /** One of the loopback addresses, each of which is a network of its own. */
  address: string
}

export interface Sent {
  method: string
  path: string
  type?: string
  body?: Buffer
}

/** Resolves with the status, whether there is a Retry-After, and the text of the reply, up to 1 KB. */
export const sendFrom = ({ port, headers, address }: Caller, { method, path, type, body }: Sent) =>
  new Promise<{ reply: string; text: string }>((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        localAddress: address,
        agent: false,
        method,
        path,
        headers: {
          ...headers,
          ...(type !== undefined && { 'content-type': type }),
          ...(body && { 'content-length': body.length }),
        },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => {
          if (text.length < 1000) text += String(chunk)
        })
        response.on('end', () => {
          const hasRetryAfter = response.headers['retry-after'] !== undefined
          resolve({ reply: `${response.statusCode}${hasRetryAfter ? ' with Retry-After' : ''}`, text })
        })
        response.on('error', () => resolve({ reply: 'broken off', text }))
      },
    )
    sent.on('error', () => resolve({ reply: 'closed', text: '' }))
    sent.end(body)
  })
