// @ts-check
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { runChild } from './children.mjs'
import { packagedChromium } from './packaged-chromium.mjs'
import { CommandFailed } from './project.mjs'

/** Debian's package and program without a browser's windows: the tests take a fifth less CPU time in it. */
const headlessShell = 'chromium-headless-shell'

const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
]

const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
]

/**
 * The path of a Chromium. If there is none, installs it by apt-get if permitted, else from npm.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (isExecutable(configured)) return configured
    throw new CommandFailed(`CHROMIUM_PATH is ${configured}, which is not an executable file.`)
  }
  const found = findChromium()
  if (found) return found
  await installByApt()
  const installed = findChromium() ?? (await packagedChromium())
  if (installed) return installed
  throw new CommandFailed(
    'The browser tests need Chromium. Install it (on Debian, apt-get install chromium), or set CHROMIUM_PATH.',
  )
}

/**
 * The path of an installed Chromium, or undefined. The one without windows shows no notifications.
 * @param {{ hasNotifications?: boolean }} [needs]
 */
export function findChromium({ hasNotifications = false } = {}) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const usable = names.filter((name) => !hasNotifications || name !== headlessShell)
  const candidates = [
    ...usable.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...defaultPaths,
  ]
  return candidates.find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Only as root or with a sudo that needs no password. Otherwise does nothing. */
async function installByApt() {
  const apt = '/usr/bin/apt-get'
  if (!existsSync(apt)) return
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return
  console.log('Installing Chromium with apt-get, only this once.')
  // Wait if another apt-get is running.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-q', '-y']
  const run = async (/** @type {string[]} */ ...step) => {
    const [program, ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, ...options, ...step]
    const code = await runChild(program ?? apt, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    if (code !== 0) console.error(`apt-get ${step.join(' ')} ended with code ${code}.`)
    return code === 0
  }
  if (!(await run('update'))) return
  for (const name of [headlessShell, 'chromium'])
    if (await run('install', '--no-install-recommends', name)) return
}
