import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, realpath } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { canReach, type Account } from './account.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { hasCode, readIfPresent, writeWhole } from './files.ts'

export const clusterIn = (home: string) => path.join(home, 'cluster')

/**
 * The folder that holds the cluster, its password and its logs: the data directory itself, where that can be.
 *
 * Run by root, PostgreSQL is another account, which cannot pass through a folder of mode 700 such as /root. To open a
 * folder above the data directory is not ours to do, so the cluster then lives elsewhere. `location` in the data
 * directory says where, and `origin` in that place says for whom: so the cluster stays when the folder is opened later
 * and follows a data directory that was moved, while a copied data directory gets a cluster of its own.
 */
export async function placeHome(
  dataDir: string,
  account: Account | undefined,
  log: (line: string) => void,
  roots: string[],
): Promise<string> {
  const home = await makeFolder(dataDir, account)
  if (!account || existsSync(clusterIn(home))) return home
  const known = await rememberedPlace(home)
  if (known === undefined && (await isWithinReach(home, account))) return home
  const place = known ?? (await newPlace(home, account, roots))
  log(
    `the database of ${home} lives in ${place}, because PostgreSQL does not run as root and its account cannot reach the former`,
  )
  return place
}

/** The data directory itself is ours to open, which is enough where nothing above it is closed. */
async function isWithinReach(home: string, account: Account): Promise<boolean> {
  const { uid, mode } = await lstat(home)
  if (uid === process.getuid?.() && canReach(account, path.dirname(home), 'pass'))
    await chmod(home, mode | 0o011)
  return canReach(account, home, 'pass')
}

/** Folders that outlast a restart of the machine; a database that need not last may be among the temporary files. */
export const rootsFor = (durable: boolean) =>
  durable ? ['/var/lib', '/var/db', '/srv'] : [os.tmpdir(), '/var/lib']

async function makeFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const absolute = path.resolve(dataDir)
  const first = await mkdir(absolute, { recursive: true, mode: account ? 0o711 : 0o700 })
  if (account && first !== undefined) {
    // The umask may have closed what we just made.
    for (let made = absolute; made.startsWith(first); made = path.dirname(made)) await chmod(made, 0o711)
  }
  return realpath(absolute)
}

const locationFile = (home: string) => path.join(home, 'location')
const originFile = (place: string) => path.join(place, 'origin')

/** Where the cluster of a data directory had to go; undefined where it is in the directory itself. */
export async function rememberedPlace(home: string): Promise<string | undefined> {
  const place = (await readIfPresent(locationFile(home)))?.trim()
  if (!place) return undefined
  const origin = (await readIfPresent(originFile(place)))?.trim()
  if (!origin) return undefined
  if (origin === home) return place
  const stillThere = (await readIfPresent(locationFile(origin)))?.trim() === place
  if (stillThere) return undefined
  await writeWhole(originFile(place), `${home}\n`, 0o600)
  return place
}

async function newPlace(home: string, account: Account, roots: string[]): Promise<string> {
  const name = `embedded-postgres-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`
  for (const root of roots) {
    const place = path.join(root, name)
    if (existsSync(root) && canReach(account, root, 'pass') && (await makeOwnFolder(place))) {
      await writeWhole(originFile(place), `${home}\n`, 0o600)
      await writeWhole(locationFile(home), `${place}\n`, 0o644)
      return place
    }
  }
  throw new EmbeddedPostgresUnavailable(
    `PostgreSQL does not run as root, and its account (uid ${account.uid}) can reach neither ${home} nor a folder made in ${roots.join(', ')}. ` +
      'Choose a data directory that every account may pass through, or start the server as an ordinary user.',
  )
}

/** False where nothing can be made, or where somebody else has already taken the name. */
async function makeOwnFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    await chmod(folder, 0o711)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) {
      const { uid, mode } = await lstat(folder)
      return uid === process.getuid?.() && (mode & 0o022) === 0
    }
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}
