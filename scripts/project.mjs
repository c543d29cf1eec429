// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The module that a package offers as a program, to be run by the node of our choice instead of the one on the PATH.
 * @param {string} packageName
 * @param {string} [program] needed where the package offers several, or one of another name
 */
export function programOf(packageName, program = packageName) {
  const folder = path.join(projectRoot, 'node_modules', packageName)
  const { bin } = readJson(path.join(folder, 'package.json'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[program])
}

/** A failure that needs no stack: its message says all, to whoever started the command. */
export class CommandFailed extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Whether a child's exit code says that it was asked to end, as by Ctrl-C.
 * @param {number} code
 */
export const isInterrupted = (code) => code === 130 || code === 143

/**
 * Runs a command's body; a failure that explains itself is printed as one line.
 * @param {() => Promise<number>} body gives the exit code
 */
export async function exitWith(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}
