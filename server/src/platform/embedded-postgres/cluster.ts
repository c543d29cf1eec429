import { randomBytes } from 'node:crypto'
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { readIfPresent, syncFolder, writeWhole } from './files.ts'
import { clusterIn } from './placement.ts'
import { runProgram, serverSpawnOptions } from './server-process.ts'
import { endStragglers } from './stragglers.ts'

export const superuser = 'postgres'

/** The account that a cluster already there belongs to: PostgreSQL runs under no other one. */
export async function ownerOf(home: string, otherwise: Account | undefined): Promise<Account | undefined> {
  const found = await stat(clusterIn(home)).catch(() => undefined)
  const self = process.getuid?.()
  if (!found || self === undefined || found.uid === self) return otherwise
  if (self === 0) return { uid: found.uid, gid: found.gid }
  throw new EmbeddedPostgresUnavailable(
    `The database in ${home} belongs to uid ${found.uid}, and this process runs as uid ${self}. ` +
      'Start the server as the former or as root, or choose another data directory.',
  )
}

type Making = {
  home: string
  binaries: Binaries
  account: Account | undefined
  durable: boolean
  log: (line: string) => void
}

/**
 * Makes the cluster where there is none yet; the reply is the superuser's password. It is built beside its place and
 * moved there when it is whole, so what an interrupted start leaves behind is never taken for a cluster.
 */
export async function ensureCluster(making: Making): Promise<string> {
  const { home, binaries } = making
  const made = (await readIfPresent(path.join(clusterIn(home), 'PG_VERSION')))?.trim()
  const passwordFile = path.join(home, 'password')
  const known = (await readIfPresent(passwordFile))?.trim()
  if (made === undefined) {
    const password = known || randomBytes(24).toString('hex')
    if (!known) await writeWhole(passwordFile, `${password}\n`, 0o600)
    await makeCluster(making, password)
    return password
  }
  const [major] = binaries.version.split('.')
  if (made !== major) {
    throw new EmbeddedPostgresUnavailable(
      `The database in ${home} was made by PostgreSQL ${made}, the embedded one is ${major}. ` +
        `Carry it over with pg_upgrade, or set DATABASE_URL to a server of version ${made}.`,
    )
  }
  if (!known) {
    throw new EmbeddedPostgresUnavailable(
      `The password of the database in ${home} is gone: ${passwordFile} is missing or empty.`,
    )
  }
  return known
}

async function makeCluster(
  { home, binaries, account, durable, log }: Making,
  password: string,
): Promise<void> {
  const draft = path.join(home, 'cluster.new')
  const passwordCopy = path.join(home, 'password.new')
  await endStragglers(draft, log)
  // With retries, since a shell of the interrupted making may only now become a server process and leave a last file.
  await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  await rm(passwordCopy, { force: true })
  log(`making a new database in ${home}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordCopy, password, { flag: 'wx', mode: 0o600 })
    if (account) {
      await chown(draft, account.uid, account.gid)
      await chown(passwordCopy, account.uid, account.gid)
    }
    const args = ['-D', draft, '-U', superuser, `--pwfile=${passwordCopy}`, '--auth=scram-sha-256', ...locale]
    if (!durable) args.push('--no-sync')
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

/** Characters by Unicode, order by code point, both from PostgreSQL itself: the machine need have no locales. */
const locale = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--text-search-config=english',
  '--no-instructions',
]
