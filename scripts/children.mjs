// @ts-check
import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { CommandFailed } from './project.mjs'

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

// A terminal, a shell and npm may each deliver one and the same request to end.
const oneRequestMs = 1000

/**
 * @typedef {object} Manner
 * @property {boolean} [ownSession] for a node alone: it gets every request to end from us and so only once, since in a session
 * of its own it hears nothing of a Ctrl-C and of signals to our group. What it would lose by that, dying with us
 * when all of the group is killed, `end-with-starter.mjs` gives back.
 * @property {NodeJS.Signals} [endBy] what to end it by, whatever we are asked by
 */

/**
 * Runs a program to its end, which comes first when we are asked to end: each request is passed on once.
 * @param {string} program
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'stdio'> & { stdio?: (number | 'inherit' | 'ignore')[] }} options
 * @param {Manner} [manner]
 * @returns {Promise<number>} the exit code; 128 and the signal's number, as shells have it, when a signal ended it
 */
export function runChild(program, args, options, { ownSession = false, endBy } = {}) {
  const child =
    ownSession && process.platform !== 'win32'
      ? spawn(program, ['--import', tie, ...args], {
          ...options,
          detached: true,
          env: { ...(options.env ?? process.env), STARTER_PID: String(process.pid) },
          stdio: [...(options.stdio ?? terminal), 'pipe'],
        })
      : spawn(program, args, { stdio: terminal, ...options })
  let lastAt = -Infinity
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (performance.now() - lastAt < oneRequestMs) return
    lastAt = performance.now()
    // The console of Windows tells the child as well, and `kill` would end it there without a chance to clean up.
    if (process.platform !== 'win32') child.kill(endBy ?? signal)
  }
  for (const signal of forwarded) process.on(signal, forward)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new CommandFailed(`${program} cannot be run: ${error.message}`)))
    child.once('exit', (code, signal) => {
      for (const one of forwarded) process.off(one, forward)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/** @type {'inherit'[]} */
const terminal = ['inherit', 'inherit', 'inherit']
const tie = new URL('end-with-starter.mjs', import.meta.url).href

/**
 * Runs a program without showing what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {Manner} [manner]
 */
export async function runQuietly(program, args, options, manner) {
  const folder = mkdtempSync(path.join(tmpdir(), 'output-'))
  const file = path.join(folder, 'output')
  const output = openSync(file, 'w')
  try {
    const code = await runChild(program, args, { ...options, stdio: ['ignore', output, output] }, manner)
    return { code, said: readFileSync(file, 'utf8').trimEnd() }
  } finally {
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}
