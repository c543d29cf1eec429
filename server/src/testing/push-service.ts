import { createServer, type IncomingHttpHeaders } from 'node:http'

interface PushRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service at an address of this machine, with the requests that it got. */
export async function pushService(port = 0) {
  const requests: PushRequest[] = []
  /** Undefined: it never replies. */
  let status: number | undefined = 201
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      if (status !== undefined) reply.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the push service has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    reply: (with_: number | undefined) => void (status = with_),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
