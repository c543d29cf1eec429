// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
 * Changes whenever what has to be installed might: with the lock file, any package.json of ours, or the platform.
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
  const inside = workspaces.map((folder) => path.posix.join(folder, 'package.json'))
  return ['package.json', ...inside.filter((file) => existsSync(path.join(root, file)))]
}

/**
 * @param {string} root
 * @param {string} wanted
 */
export function isStamped(root, wanted) {
  const file = stampFile(root)
  return existsSync(file) && readFileSync(file, 'utf8') === wanted
}

/**
 * @param {string} root
 * @param {string} wanted
 */
export const stamp = (root, wanted) => writeFileSync(stampFile(root), wanted)

/**
 * Whether npm has already installed all that is locked, be it on somebody's own command. npm writes its list of what it has
 * installed last, so an interrupted installation has none.
 * @param {string} root
 * @param {Platform} platform
 */
export function isInstalled(root, platform) {
  const listed = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(listed)) return false
  /** @type {Lock} */
  const lock = readJson(path.join(root, 'package-lock.json'))
  return isUpToDate(root, lock) && missingPackages(root, lock, readJson(listed), platform).length === 0
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * False when a package.json of ours asks for other packages than those that were locked.
 * @param {string} root
 * @param {Lock} lock
 */
function isUpToDate(root, lock) {
  return manifests(root).every((file) => {
    const asked = readJson(path.join(root, file))
    const folder = path.posix.dirname(file)
    const locked = lock.packages[folder === '.' ? '' : folder]
    return locked && kinds.every((kind) => sorted(asked[kind]) === sorted(locked[kind]))
  })
}

/** @param {unknown} versions */
const sorted = (versions) =>
  JSON.stringify(Object.entries(versions ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/**
 * The folders of the locked packages that this platform needs.
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
 * Those of them that are not there in the locked version.
 * @param {string} root
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {Platform} platform
 */
export function missingPackages(root, lock, installed, platform) {
  return neededPackages(lock, platform).filter((folder) => {
    const isThere = existsSync(path.join(root, folder, 'package.json'))
    return installed.packages[folder]?.version !== lock.packages[folder]?.version || !isThere
  })
}

/**
 * Of the optional packages those made for this platform: npm leaves out the others, with all that only they depend on.
 * @param {LockedPackage} locked
 * @param {Platform} platform
 */
export function isNeeded(locked, { os, cpu, libc }) {
  if (locked.optional && !locked.os && !locked.cpu) return false
  return allows(locked.os, os) && allows(locked.cpu, cpu) && (libc === undefined || allows(locked.libc, libc))
}

/**
 * @param {string | string[] | undefined} list names, or names to leave out with `!` in front
 * @param {string} name
 */
function allows(list, name) {
  if (list === undefined) return true
  const entries = [list].flat()
  if (entries.includes(`!${name}`)) return false
  return entries.includes(name) || entries.every((entry) => entry.startsWith('!'))
}
