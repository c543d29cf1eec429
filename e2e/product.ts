import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseRoot } from '@app/server/platform/embedded-postgres/database-root.fixture.ts'
import { testDatabase } from '@app/server/testing/test-database.ts'

const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** Starts the product with an empty data folder, as `npm start` does the first time, with these environment variables. */
export async function startProduct(environment: Record<string, string> = {}) {
  const port = await freePort()
  const dataDir = await mkdtemp(join(databaseRoot, 'e2e-product-'))
  // Lets PostgreSQL's account in. Otherwise root's database is elsewhere, where it would outlive the data folder.
  await chmod(dataDir, 0o711)
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // All journeys are one network.
      RATE_LIMITS: 'off',
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the product exited with ${code}:\n${output}`)))
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(' is ready at ')) resolve()
    })
  })
  await ready
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      server.removeAllListeners('exit')
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the product without a catalogue, on an empty database of the journeys' PostgreSQL, which takes less than a first start. */
export async function startEmptyProduct(environment: Record<string, string>) {
  const serverUrl = process.env.TEST_DATABASE_URL
  const database = serverUrl === undefined ? undefined : await testDatabase(serverUrl)
  const product = await startProduct({
    CATALOGUE: 'none',
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  })
  return {
    ...product,
    stop: async () => {
      await product.stop()
      await database?.drop()
    },
  }
}
