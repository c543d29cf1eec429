import type pg from 'pg'
import { emptyDatabase, shapeOf, type Shape } from './empty-database.ts'
import { testIssuer, type TestIssuer } from './test-tokens.ts'

interface Reusable {
  pool: pg.Pool
  mails: unknown[]
  events: unknown[]
  close(): Promise<void>
}

/**
 * Lends one server to one test file of the worker after the other, with an empty database each time: a new server takes longer than most
 * files. A file that finds it in use, or that changed more than rows, leads to a new one.
 */
export function lendServer<S extends Reusable>(
  open: () => Promise<S>,
  facing: (server: S, issuer: TestIssuer) => S,
) {
  let free: { server: S; shape: Shape } | undefined
  let lent = 0

  return async (): Promise<S> => {
    const { server, shape } = free ?? (await openNew())
    free = undefined
    // Servers keep users for half a second, so nobody may have the subject of somebody of the file before.
    const borrowed = facing(server, await testIssuer(`test-${++lent}`))
    borrowed.mails.length = 0
    borrowed.events.length = 0
    const giveBack = async () => {
      if (free === undefined && (await emptyDatabase(server.pool, shape))) free = { server, shape }
      else await server.close()
    }
    let closing: Promise<void> | undefined
    return { ...borrowed, close: () => (closing ??= giveBack()) }
  }

  async function openNew() {
    const server = await open()
    return { server, shape: await shapeOf(server.pool) }
  }
}
