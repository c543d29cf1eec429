import { join } from 'node:path'
import pg from 'pg'
import { ConfigurationError, type Configuration } from './platform/configuration.ts'
import { runningPostgres } from './platform/embedded-postgres/attach.ts'
import { launchPostgres } from './platform/embedded-postgres/launch.ts'

export interface DatabaseServer {
  url: string
  stop(): Promise<void>
  /** Resolves with a reason if the server exits unexpectedly. */
  ended: Promise<string>
}

type DatabaseSettings = Pick<Configuration, 'databaseUrl' | 'dataDir'>

const never = new Promise<never>(() => {})
const externalServer = (url: string): DatabaseServer => ({ url, stop: async () => {}, ended: never })
const folderOf = ({ dataDir }: DatabaseSettings) => join(dataDir, 'postgres')

/** Checks that the server at DATABASE_URL accepts connections. */
async function openExternalServer(url: string): Promise<DatabaseServer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new ConfigurationError(`DATABASE_URL: the database cannot be reached: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
  return externalServer(url)
}

// If a host name has several addresses, the error of all of them has no message.
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? error.message || ('code' in error ? String(error.code) : error.name)
    : String(error)

/** Connects to the configured database server, or starts the embedded one. */
export async function openServer(
  settings: DatabaseSettings,
  print: (line: string) => void,
): Promise<DatabaseServer> {
  if (settings.databaseUrl !== undefined) return openExternalServer(settings.databaseUrl)
  print('Starting PostgreSQL …')
  const postgres = await launchPostgres({ dataDir: folderOf(settings), log: print })
  return {
    url: postgres.url,
    stop: () => postgres.stop(),
    ended: postgres.exited.then(({ expected, reason }) => (expected ? never : reason)),
  }
}

/** Like `openServer`, but uses the embedded database server if it is already running. */
export async function openServerForScript(
  settings: DatabaseSettings,
  print: (line: string) => void,
): Promise<DatabaseServer> {
  const running = settings.databaseUrl === undefined ? await runningPostgres(folderOf(settings)) : undefined
  return running === undefined ? openServer(settings, print) : externalServer(running)
}
