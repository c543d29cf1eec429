// @ts-check
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { runChild } from './children.mjs'
import { CommandFailed } from './project.mjs'

/**
 * The path that a variable has, or undefined if it isn't set.
 * @param {string} variable
 */
export function configuredProgram(variable) {
  const configured = process.env[variable]
  if (!configured || isExecutable(configured)) return configured || undefined
  throw new CommandFailed(`${variable} is ${configured}, which is not an executable file.`)
}

/**
 * The path of the first of these programs, or undefined.
 * @param {string[]} names
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installs the first of these packages that there is. Only as root or with a sudo that needs no password, otherwise does nothing.
 * @param {string} title
 * @param {string[]} packages
 */
export async function installByApt(title, packages) {
  const apt = '/usr/bin/apt-get'
  if (!existsSync(apt)) return
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return
  console.log(`Installing ${title} with apt-get, only this once.`)
  // Wait if another apt-get is running.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-q', '-y']
  const run = async (/** @type {string[]} */ ...step) => {
    const [program, ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, ...options, ...step]
    const code = await runChild(program ?? apt, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    if (code !== 0) console.error(`apt-get ${step.join(' ')} ended with code ${code}.`)
    return code === 0
  }
  if (!(await run('update'))) return
  for (const name of packages) if (await run('install', '--no-install-recommends', name)) return
}
