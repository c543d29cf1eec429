import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface Shot {
  method: string
  path: string
  body?: string
}

export interface Target {
  port: number
  headers: Record<string, string>
}

const concurrency = 8

/** Sends `count` requests over keep-alive connections, eight at a time. Throws on the first status other than 200. */
export async function fire(
  { port, headers }: Target,
  count: number,
  shotAt: (n: number) => Shot,
): Promise<void> {
  const agent = openAgent(concurrency)
  let next = 0
  const worker = async () => {
    while (next < count) await send(agent, port, headers, shotAt(next++))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  agent.destroy()
}

export const openAgent = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets })

interface Exchange {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Sends one request and reads the reply, whatever its status. Throws if the connection ends before. */
export function exchange(
  agent: Agent,
  { port, headers }: Target,
  { method, path, body }: Shot,
  timeoutMs?: number,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const content =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...content } },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () =>
          resolve({
            status: reply.statusCode,
            headers: reply.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
        reply.on('error', reject)
      },
    )
    if (timeoutMs !== undefined)
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no reply in ${timeoutMs} ms`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends one request. Throws on a status other than 200. */
export async function send(
  agent: Agent,
  port: number,
  headers: Record<string, string>,
  shot: Shot,
): Promise<void> {
  const { status, text } = await exchange(agent, { port, headers }, shot)
  if (status !== 200) throw new Error(`${shot.method} ${shot.path} returned ${status}: ${text.slice(0, 300)}`)
}
