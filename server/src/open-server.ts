import { join } from 'node:path'
import pg from 'pg'
import { ConfigurationError, type Configuration } from './platform/configuration.ts'
import { runningPostgres } from './platform/embedded-postgres/attach.ts'
import { launchPostgres } from './platform/embedded-postgres/launch.ts'

export interface DatabaseServer {
  url: string
  stop(): Promise<void>
  /** Resolves with the reason when the server ends without having been asked to. */
  ended: Promise<string>
}

type Where = Pick<Configuration, 'databaseUrl' | 'dataDir'>

const never = new Promise<never>(() => {})
const elsewhere = (url: string): DatabaseServer => ({ url, stop: async () => {}, ended: never })
const folderOf = ({ dataDir }: Where) => join(dataDir, 'postgres')

/** The server at DATABASE_URL, if it lets us in. */
async function answering(url: string): Promise<DatabaseServer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new ConfigurationError(`DATABASE_URL: the database cannot be reached: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
  return elsewhere(url)
}

// Several addresses of one name fail as one error without a message of its own.
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? error.message || ('code' in error ? String(error.code) : error.name)
    : String(error)

/** The database server of the configuration: the one it names, or the embedded one, started. */
export async function openServer(where: Where, say: (line: string) => void): Promise<DatabaseServer> {
  if (where.databaseUrl !== undefined) return answering(where.databaseUrl)
  say('Starting PostgreSQL …')
  const postgres = await launchPostgres({ dataDir: folderOf(where), log: say })
  return {
    url: postgres.url,
    stop: () => postgres.stop(),
    ended: postgres.exited.then(({ expected, reason }) => (expected ? never : reason)),
  }
}

/** The same for a script, which shares the embedded database of a server that runs. */
export async function openServerForScript(
  where: Where,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  const running = where.databaseUrl === undefined ? await runningPostgres(folderOf(where)) : undefined
  return running === undefined ? openServer(where, say) : elsewhere(running)
}
