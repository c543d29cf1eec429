import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, realpath } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { canReach, type Account } from './account.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { hasCode } from '../file-errors.ts'
import { readIfPresent, writeAtomically } from './files.ts'

export const clusterIn = (home: string) => path.join(home, 'cluster')

/**
 * The folder for the cluster, its password and its logs: the data directory itself where possible.
 *
 * When we run as root, PostgreSQL runs under another account, which can't traverse a folder of mode 700 such as /root. Opening
 * folders above the data directory is not ours to do, so the cluster goes elsewhere. `location` in the data directory points
 * to that place, and `origin` in the place points back. So the cluster stays where it is when the folder is opened later, and
 * follows a data directory that is moved, while a copied data directory gets its own cluster.
 */
export async function chooseHome(
  dataDir: string,
  account: Account | undefined,
  log: (line: string) => void,
  roots: string[],
): Promise<string> {
  const home = await createFolder(dataDir, account)
  if (!account || existsSync(clusterIn(home))) return home
  const saved = await savedLocation(home)
  if (saved === undefined && (await isReachable(home, account))) return home
  const place = saved ?? (await newPlace(home, account, roots))
  log(
    `the database of ${home} is in ${place}, because PostgreSQL does not run as root and its account cannot reach the former`,
  )
  return place
}

/** Opens the data directory itself, which is ours. That suffices unless a folder above it is closed. */
async function isReachable(home: string, account: Account): Promise<boolean> {
  const { uid, mode } = await lstat(home)
  if (uid === process.getuid?.() && canReach(account, path.dirname(home), 'execute'))
    await chmod(home, mode | 0o011)
  return canReach(account, home, 'execute')
}

/** Folders that survive a reboot. A non-durable database may live among the temporary files. */
export const rootsFor = (durable: boolean) =>
  durable ? ['/var/lib', '/var/db', '/srv'] : [os.tmpdir(), '/var/lib']

async function createFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const absolute = path.resolve(dataDir)
  const topmost = await mkdir(absolute, { recursive: true, mode: account ? 0o711 : 0o700 })
  if (account && topmost !== undefined) {
    // The umask may have closed the folders we just created.
    for (let created = absolute; created.startsWith(topmost); created = path.dirname(created))
      await chmod(created, 0o711)
  }
  return realpath(absolute)
}

const locationFile = (home: string) => path.join(home, 'location')
const originFile = (place: string) => path.join(place, 'origin')

/** Where the cluster of a data directory had to go. Undefined when it is in the directory itself. */
export async function savedLocation(home: string): Promise<string | undefined> {
  const place = (await readIfPresent(locationFile(home)))?.trim()
  if (!place) return undefined
  const origin = (await readIfPresent(originFile(place)))?.trim()
  if (!origin) return undefined
  if (origin === home) return place
  const isCopy = (await readIfPresent(locationFile(origin)))?.trim() === place
  if (isCopy) return undefined
  await writeAtomically(originFile(place), `${home}\n`, 0o600)
  return place
}

async function newPlace(home: string, account: Account, roots: string[]): Promise<string> {
  const name = `embedded-postgres-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`
  for (const root of roots) {
    const place = path.join(root, name)
    if (existsSync(root) && canReach(account, root, 'execute') && (await createOwnFolder(place))) {
      await writeAtomically(originFile(place), `${home}\n`, 0o600)
      await writeAtomically(locationFile(home), `${place}\n`, 0o600)
      return place
    }
  }
  throw new EmbeddedPostgresUnavailable(
    `PostgreSQL does not run as root, and its account (uid ${account.uid}) can reach neither ${home} nor a new folder in ${roots.join(', ')}. ` +
      'Choose a data directory that every account can traverse, or start the server as an ordinary user.',
  )
}

/** False where we may not create it, or where the name is taken by a folder that others can write to. */
async function createOwnFolder(folder: string): Promise<boolean> {
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
