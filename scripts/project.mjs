// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The path of a package's executable, to run it with the Node of our choice instead of the one on the PATH.
 * @param {string} packageName
 * @param {string} [executable] needed if the package has several, or one with another name
 */
export function executableOf(packageName, executable = packageName) {
  const folder = path.join(projectRoot, 'node_modules', packageName)
  const { bin } = readJson(path.join(folder, 'package.json'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[executable])
}

/** An error whose message suffices for the user, without a stack. */
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
 * Whether an exit code means that the process was interrupted (SIGINT) or terminated (SIGTERM).
 * @param {number} code
 */
export const isInterrupted = (code) => code === 130 || code === 143

/**
 * Runs the body of a command and sets the exit code. Prints only the message of a `CommandFailed`.
 * @param {() => Promise<number>} body returns the exit code
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
