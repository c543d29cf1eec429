import pino from 'pino'
import { connect } from '../../platform/database.ts'
import { createFileStore } from '../../platform/files/file-store.ts'
import { testPictures } from '../../platform/files/testing/test-pictures.ts'
import { startImportQueue } from '../jobs/import-queue.ts'

// A server's queue in a process of its own, to be killed.
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const { pool } = connect(databaseUrl, { size: 2 })
await startImportQueue({
  pool,
  databaseUrl,
  store: await createFileStore({ dataDir, pictures: testPictures }),
  log: pino({ level: 'silent' }),
})
// The connection that listens doesn't keep the process alive while it is connecting.
setInterval(() => {}, 1000)
