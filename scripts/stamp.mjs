// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readJson } from './project.mjs'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[],
 *   libc?: string | string[] } & Record<string, unknown>} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @typedef {{ os: string, cpu: string, libc?: string }} Platform
 */

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules', '.installed')

/**
 * A hash of everything that determines what to install: the lock file, our package.json files and the platform.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of ['package-lock.json', ...manifests(root)]) {
    hash.update(`${file}\n`)
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** @param {string} root */
function manifests(root) {
  /** @type {string[]} */
  const workspaces = readJson(path.join(root, 'package.json')).workspaces ?? []
  const files = workspaces.map((folder) => path.posix.join(folder, 'package.json'))
  return ['package.json', ...files.filter((file) => existsSync(path.join(root, file)))]
}

/**
 * @param {string} root
 * @param {string} expected
 */
export function isStamped(root, expected) {
  const file = stampFile(root)
  return existsSync(file) && readFileSync(file, 'utf8') === expected
}

/**
 * @param {string} root
 * @param {string} content
 */
export const stamp = (root, content) => writeFileSync(stampFile(root), content)

/**
 * Whether npm has already installed everything in the lock file, for example because the user ran `npm ci`. npm writes its list
 * of installed packages last, so an interrupted installation has none.
 * @param {string} root
 * @param {Platform} platform
 */
export function isInstalled(root, platform) {
  const list = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  /** @type {Lock} */
  const lock = readJson(path.join(root, 'package-lock.json'))
  return isUpToDate(root, lock) && missingPackages(root, lock, readJson(list), platform).length === 0
}

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * Whether the lock file matches the dependencies in our package.json files.
 * @param {string} root
 * @param {Lock} lock
 */
function isUpToDate(root, lock) {
  return manifests(root).every((file) => {
    const manifest = readJson(path.join(root, file))
    const folder = path.posix.dirname(file)
    const locked = lock.packages[folder === '.' ? '' : folder]
    return (
      locked &&
      dependencyFields.every((field) => isDeepStrictEqual(manifest[field] ?? {}, locked[field] ?? {}))
    )
  })
}

/**
 * The folders of the locked packages for this platform.
 * @param {Lock} lock
 * @param {Platform} platform
 */
export const neededPackages = (lock, platform) =>
  Object.entries(lock.packages)
    .filter(
      ([folder, locked]) => folder.startsWith('node_modules/') && !locked.link && isNeeded(locked, platform),
    )
    .map(([folder]) => folder)

/**
 * The needed packages that are not installed in the locked version.
 * @param {string} root
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {Platform} platform
 */
export function missingPackages(root, lock, installed, platform) {
  return neededPackages(lock, platform).filter((folder) => {
    const isPresent = existsSync(path.join(root, folder, 'package.json'))
    return installed.packages[folder]?.version !== lock.packages[folder]?.version || !isPresent
  })
}

/**
 * Whether this platform needs the package. Not if it is optional without os and cpu: then it is a dependency of packages for
 * certain platforms, and npm may leave it out together with those.
 * @param {LockedPackage} locked
 * @param {Platform} platform
 */
export function isNeeded(locked, { os, cpu, libc }) {
  if (locked.optional && !locked.os && !locked.cpu) return false
  return allows(locked.os, os) && allows(locked.cpu, cpu) && (libc === undefined || allows(locked.libc, libc))
}

/**
 * @param {string | string[] | undefined} list names to include, or to exclude if prefixed with `!`
 * @param {string} name
 */
function allows(list, name) {
  if (list === undefined) return true
  const entries = [list].flat()
  if (entries.includes(`!${name}`)) return false
  return entries.includes(name) || entries.every((entry) => entry.startsWith('!'))
}
