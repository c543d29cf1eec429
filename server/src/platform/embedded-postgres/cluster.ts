import { randomBytes } from 'node:crypto'
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { readIfPresent, syncFolder, writeAtomically } from './files.ts'
import { killOrphans } from './orphans.ts'
import { clusterIn } from './placement.ts'
import { runProgram, serverSpawnOptions } from './run-program.ts'

export const superuser = 'postgres'

/** The owner of an existing cluster, the only account PostgreSQL can run it under; `fallback` if there is none yet. */
export async function clusterOwner(
  home: string,
  fallback: Account | undefined,
): Promise<Account | undefined> {
  const cluster = await stat(clusterIn(home)).catch(() => undefined)
  const self = process.getuid?.()
  if (!cluster || self === undefined || cluster.uid === self) return fallback
  if (self === 0) return { uid: cluster.uid, gid: cluster.gid }
  throw new EmbeddedPostgresUnavailable(
    `The database in ${home} belongs to uid ${cluster.uid}, and this process runs as uid ${self}. ` +
      'Start the server as the former or as root, or choose another data directory.',
  )
}

interface ClusterOptions {
  home: string
  binaries: Binaries
  account: Account | undefined
  durable: boolean
  log: (line: string) => void
}

/**
 * Creates the cluster unless it exists, and returns the superuser's password. The cluster is built in a draft folder and
 * renamed when complete, so an interrupted start never leaves a partial cluster behind.
 */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const { home, binaries } = options
  const existingMajor = (await readIfPresent(path.join(clusterIn(home), 'PG_VERSION')))?.trim()
  const passwordFile = path.join(home, 'password')
  const existingPassword = (await readIfPresent(passwordFile))?.trim()
  if (existingMajor === undefined) {
    const password = existingPassword || randomBytes(24).toString('hex')
    if (!existingPassword) await writeAtomically(passwordFile, `${password}\n`, 0o600)
    await createCluster(options, password)
    return password
  }
  const [major] = binaries.version.split('.')
  if (existingMajor !== major) {
    throw new EmbeddedPostgresUnavailable(
      `The database in ${home} was created by PostgreSQL ${existingMajor}, but the embedded one is ${major}. ` +
        `Migrate it with pg_upgrade, or set DATABASE_URL to a server of version ${existingMajor}.`,
    )
  }
  if (!existingPassword) {
    throw new EmbeddedPostgresUnavailable(
      `The password of the database in ${home} is gone: ${passwordFile} is missing or empty.`,
    )
  }
  return existingPassword
}

async function createCluster(
  { home, binaries, account, durable, log }: ClusterOptions,
  password: string,
): Promise<void> {
  const draft = path.join(home, 'cluster.new')
  const passwordCopy = path.join(home, 'password.new')
  await killOrphans(draft, log)
  // Retries, because a shell of the interrupted initdb may still turn into a server process and write one more file.
  await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  await rm(passwordCopy, { force: true })
  log(`creating a new database in ${home}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordCopy, password, { flag: 'wx', mode: 0o600 })
    if (account) {
      await chown(draft, account.uid, account.gid)
      await chown(passwordCopy, account.uid, account.gid)
    }
    const args = ['-D', draft, '-U', superuser, `--pwfile=${passwordCopy}`, ...locale]
    args.push(...(durable ? ['--auth=scram-sha-256'] : forTests))
    await runProgram(binaries.initdb, args, serverSpawnOptions(account, draft))
    await rename(draft, clusterIn(home))
    if (durable) await syncFolder(home)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await rm(passwordCopy, { force: true })
  }
}

/** Tests open thousands of connections, and each would hash the random password as often as a weak one needs. */
const forTests = ['--no-sync', '--auth=password', '--set', 'scram_iterations=1']

/** Unicode character classes and code point order from PostgreSQL's builtin provider: the machine may lack locales. */
const locale = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--text-search-config=english',
  '--no-instructions',
]
