import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { KnownPlaces } from '@app/catalogue/import/places/known-places.ts'
import * as z from 'zod'
import { connect } from '../../platform/database.ts'
import { loadKnownPlaces } from '../known-profiles.ts'
import { performJob } from './perform-job.ts'
import type { WorkerReport } from './worker-thread.ts'

// A thread of its own: reading and comparing a file would block the server's event loop for seconds.

const { databaseUrl, niceness } = z.object({ databaseUrl: z.string(), niceness: z.int() }).parse(workerData)
const Job = z.object({ id: z.string(), path: z.string().nullable() })

// On Linux, this is the priority of the thread, so that calls go first. Elsewhere, it would be that of the whole process.
if (process.platform === 'linux') setPriority(niceness)

const { pool } = connect(databaseUrl, { size: 3 })
let places: Promise<KnownPlaces> | undefined
const database = { pool, places: () => (places ??= loadKnownPlaces(pool)) }

// The second argument satisfies a rule about windows.
const report = (message: WorkerReport) => parentPort?.postMessage(message, [])

parentPort?.on('message', (message: unknown) => {
  const { id, path } = Job.parse(message)
  performJob(database, id, path, (step, rows, of) =>
    report({ progress: { step, rows, of: of ?? null } }),
  ).then(
    () => report({ isDone: true }),
    (error: unknown) => report({ error }),
  )
})
