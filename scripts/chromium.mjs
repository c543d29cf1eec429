// @ts-check
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { runChild } from './children.mjs'
import { packagedChromium } from './packaged-chromium.mjs'
import { CommandFailed } from './project.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
]

/**
 * The path of a Chromium. Where there is none, it is installed from the system's packages if we may, else from npm.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new CommandFailed(`CHROMIUM_PATH is ${named}, which is no program that can be run.`)
  }
  const found = findChromium()
  if (found) return found
  await installByApt()
  const installed = findChromium() ?? (await packagedChromium())
  if (installed) return installed
  throw new CommandFailed(
    'There is no Chromium for the journeys in a browser: install one (on Debian, apt-get install chromium), or name one by CHROMIUM_PATH.',
  )
}

/** The path of a Chromium that is there. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...usualPlaces,
  ]
  return candidates.find(isProgram)
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** As root, or by a sudo that asks for no password; otherwise nothing happens. */
async function installByApt() {
  const apt = '/usr/bin/apt-get'
  if (!existsSync(apt)) return
  const before = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (before.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return
  console.log('Installing Chromium from the packages of the system, once.')
  // Another installation may be under way, whose end is worth waiting for.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-q', '-y']
  for (const step of [['update'], ['install', '--no-install-recommends', 'chromium']]) {
    const [program, ...args] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, ...options, ...step]
    const code = await runChild(program ?? apt, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    if (code !== 0) {
      console.error(`apt-get ${step[0]} ended with code ${code}.`)
      return
    }
  }
}
