import { createServer } from 'node:net'
import { once } from 'node:events'
import { host } from './configuration.ts'

/** `preferred` if it is free, otherwise a port chosen by the system. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred
  return bindOnce(0)
}

export const isFree = (port: number): Promise<boolean> =>
  bindOnce(port).then(
    () => true,
    () => false,
  )

async function bindOnce(port: number): Promise<number> {
  const listener = createServer().listen(port, host)
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('The listener has no port')
  return address.port
}
