import { join } from 'node:path'
import pg from 'pg'
import { ConfigurationError, type Configuration } from './platform/configuration.ts'
import { runningPostgres } from './platform/embedded-postgres/attach.ts'
import { launchPostgres } from './platform/embedded-postgres/launch.ts'

export interface DatabaseServer {
  url: string
  stop(): Promise<void>
  /** Resolves with a reason if the server ends and can't be started again. */
  ended: Promise<string>
}

type DatabaseSettings = Pick<Configuration, 'databaseUrl' | 'dataDir'>

const never = new Promise<never>(() => {})
const externalServer = (url: string): DatabaseServer => ({ url, stop: async () => {}, ended: never })
const folderOf = ({ dataDir }: DatabaseSettings) => join(dataDir, 'postgres')

/** Checks that the server at DATABASE_URL accepts connections and has a supported version. */
async function openExternalServer(url: string): Promise<DatabaseServer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    requireSupported(rows[0]?.major ?? 0)
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    throw new ConfigurationError(`DATABASE_URL: the database cannot be reached: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
  return externalServer(url)
}

/** The first major version of PostgreSQL with `uuidv7()`. */
const oldestMajor = 18

/** Throws for a major version of PostgreSQL that lacks what our SQL uses. */
export function requireSupported(major: number) {
  if (major < oldestMajor)
    throw new ConfigurationError(
      `DATABASE_URL: the database is PostgreSQL ${major}, but version ${oldestMajor} or newer is needed.`,
    )
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
  const postgres = await launchPostgres({ dataDir: folderOf(settings), log: print, restarts: true })
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
