import { createServer } from 'node:net'
import { once } from 'node:events'

const host = '127.0.0.1'

/** `preferred` when nobody listens there, else one that the system picks. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred
  return bound(0)
}

export const isFree = (port: number): Promise<boolean> =>
  bound(port).then(
    () => true,
    () => false,
  )

async function bound(port: number): Promise<number> {
  const listener = createServer().listen(port, host)
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
