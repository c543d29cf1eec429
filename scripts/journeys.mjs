// @ts-check
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runQuietly } from './children.mjs'
import { CommandFailed, executableOf, projectRoot as root } from './project.mjs'
import { withCheckout } from './tracked-files.mjs'

/**
 * How many journeys Playwright finds, with those that loops declare.
 * @param {string} [folder] a checkout with installed packages
 */
export async function journeyCount(folder = root) {
  const program = executableOf('@playwright/test', 'playwright')
  const args = [program, 'test', '-c', 'e2e/playwright.config.ts', '--list']
  // Journeys read these when they are loaded. Nothing is started or written.
  const env = { ...process.env, SITE_ORIGIN: 'http://localhost', SITE_DATA_DIR: tmpdir() }
  const { output } = await runQuietly(process.execPath, args, { cwd: folder, env })
  const total = /^Total: (\d+) tests? in/m.exec(output)?.[1]
  if (total === undefined) throw new CommandFailed(`Playwright listed no journeys:\n${output}`)
  return Number(total)
}

/**
 * The journeys of a commit, listed with the packages that are installed now.
 * @param {string} commit
 */
export async function journeyCountAt(commit) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'commit-'))
  try {
    return await withCheckout(commit, path.join(temporary, 'checkout'), (folder) => {
      linkPackages(folder)
      return journeyCount(folder)
    })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * Links the installed packages into another checkout, but its own workspaces as workspaces.
 * @param {string} folder
 */
function linkPackages(folder) {
  const installed = path.join(root, 'node_modules')
  const linked = path.join(folder, 'node_modules')
  mkdirSync(linked)
  for (const name of readdirSync(installed))
    if (name !== '@app') symlinkSync(path.join(installed, name), path.join(linked, name), 'junction')
  cpSync(path.join(installed, '@app'), path.join(linked, '@app'), { recursive: true, verbatimSymlinks: true })
}
