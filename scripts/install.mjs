// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { npm } from './npm.mjs'
import { CommandFailed, readJson } from './project.mjs'
import { fingerprint, isInstalled, isStamped, missingPackages, neededPackages, stamp } from './stamp.mjs'
import { takeTurn } from './turns.mjs'

/**
 * Installs the locked dependencies unless they are there. What an interrupted installation has left is installed anew.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const wanted = fingerprint(root)
  if (isStamped(root, wanted)) return
  const release = await takeTurn('install', root, 'installing the dependencies')
  try {
    if (isStamped(root, wanted)) return
    const platform = { os: process.platform, cpu: process.arch, libc: libc() }
    if (!isInstalled(root, platform)) await install(root, platform)
    stamp(root, wanted)
  } finally {
    release()
  }
}

/** The C library of a Linux, as package.json files name it: the packages with native code differ by it. */
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
  const countInPlace = () =>
    needed.filter((folder) => existsSync(path.join(root, folder, 'package.json'))).length
  const begun = performance.now()
  console.log(`Installing the dependencies: ${needed.length} packages, once.`)
  const showProgress = setInterval(() => {
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`  ${countInPlace()} of ${needed.length} packages in place after ${seconds} s`)
  }, 3000)
  try {
    await npm(['ci', '--include=dev', '--include=optional'], root)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    throw new CommandFailed(
      `${error.message} The dependencies are not installed; the next start tries again.`,
      error.exitCode,
    )
  } finally {
    clearInterval(showProgress)
  }
  const missing = missingPackages(
    root,
    lock,
    readJson(path.join(root, 'node_modules', '.package-lock.json')),
    platform,
  )
  if (missing.length > 0) {
    console.error(
      `npm has left out ${missing.join(', ')}. Either the registry lacks them, or Node ${process.version} is too old for them; 20.19 would do.`,
    )
  }
  console.log(`Installed in ${Math.round((performance.now() - begun) / 1000)} s.`)
}
