import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Changes } from '../../search/follow-changes.ts'
import type { Database } from '../../tables/tables.ts'

interface StatusParts {
  db: Database
  changes: Pick<Changes, 'subscribe'>
  log: Pick<FastifyBaseLogger, 'error'>
}

const retryDelayMs = 1000

/**
 * `GET /status.json`: whether the product is under maintenance. Sent from memory, so that it costs nothing under load and
 * still works while the database doesn't. A notice of the database updates it.
 */
export async function registerStatus(app: FastifyInstance, { db, changes, log }: StatusParts) {
  let body = ''
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  const read = async () => {
    if (!isClosed) body = await readBody(db)
  }
  const readAgain = () => {
    clearTimeout(retry)
    reads = reads.then(read).catch((error: unknown) => {
      log.error({ err: error }, 'reading the maintenance mode failed')
      if (!isClosed) retry = setTimeout(readAgain, retryDelayMs)
    })
  }
  // Before the first read, so that no change is missed.
  changes.subscribe((source) => {
    if (source === 'maintenance' || source === undefined) readAgain()
  })
  // One at a time, so that an older state never overwrites a newer one.
  let reads = read()
  await reads
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(retry)
    await reads
  })
  app.get('/status.json', { config: { operation: 'status' } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body),
  )
}

/** The specification's clients read `maintenanceMode` either from the document or from `data`. */
async function readBody(db: Database): Promise<string> {
  const { maintenance_mode: maintenanceMode, ...rest } = await db
    .selectFrom('maintenance')
    .select(['maintenance_mode', 'message', 'until'])
    .executeTakeFirstOrThrow()
  return JSON.stringify({ maintenanceMode, data: { maintenanceMode, ...rest } })
}
