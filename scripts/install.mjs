// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { CommandFailed, readJson } from './project.mjs'
import { fingerprint, isInstalled, isStamped, missingPackages, neededPackages, stamp } from './stamp.mjs'

/**
 * Installs the locked dependencies if they are missing or incomplete.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const expected = fingerprint(root)
  if (isStamped(root, expected)) return
  await withLock('install', root, 'installing the dependencies', async () => {
    if (isStamped(root, expected)) return
    const platform = { os: process.platform, cpu: process.arch, libc: libc() }
    if (!isInstalled(root, platform)) await install(root, platform)
    stamp(root, expected)
  })
}

/** The C library on Linux, named as in package.json files: packages with native code differ by it. */
function libc() {
  if (process.platform !== 'linux') return undefined
  const { header } = Object(process.report.getReport())
  return header?.glibcVersionRuntime ? 'glibc' : 'musl'
}

/**
 * @param {string} root
 * @param {import('./stamp.mjs').Platform} platform
 */
async function install(root, platform) {
  /** @type {import('./stamp.mjs').Lock} */
  const lock = readJson(path.join(root, 'package-lock.json'))
  const needed = neededPackages(lock, platform)
  const countInstalled = () =>
    needed.filter((folder) => existsSync(path.join(root, folder, 'package.json'))).length
  const startedAt = performance.now()
  const elapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  console.log(`Installing the dependencies: ${needed.length} packages, only this once.`)
  const progress = setInterval(
    () => console.log(`  ${countInstalled()} of ${needed.length} packages after ${elapsed()}`),
    3000,
  )
  try {
    await npm(['ci', '--include=dev', '--include=optional'], root)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    throw new CommandFailed(
      `${error.message} The dependencies are not installed. The next start will try again.`,
      error.exitCode,
    )
  } finally {
    clearInterval(progress)
  }
  const installed = readJson(path.join(root, 'node_modules', '.package-lock.json'))
  const missing = missingPackages(root, lock, installed, platform)
  if (missing.length > 0) {
    console.error(
      `npm did not install ${missing.join(', ')}. Either the registry lacks them, or they need a newer Node than ${process.version}, such as 20.19.`,
    )
  }
  console.log(`Installed in ${elapsed()}.`)
}
