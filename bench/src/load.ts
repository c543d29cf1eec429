import { Agent, request } from 'node:http'

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

/** Sends one request. Throws on a status other than 200. */
export function send(
  agent: Agent,
  port: number,
  headers: Record<string, string>,
  { method, path, body }: Shot,
): Promise<void> {
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
        reply.on('end', () => {
          if (reply.statusCode === 200) resolve()
          else
            reject(
              new Error(
                `${method} ${path} returned ${reply.statusCode}: ${Buffer.concat(chunks).toString().slice(0, 300)}`,
              ),
            )
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
