// @ts-check
import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { CommandFailed } from './project.mjs'

/** @type {NodeJS.Signals[]} */
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

// The terminal, the shell and npm may each deliver the same signal.
const duplicateSignalMs = 1000

/**
 * @typedef {object} SignalOptions
 * @property {boolean} [ownSession] for Node programs only. In a session of its own, the child doesn't get Ctrl-C or signals to our
 * process group, so it gets every signal exactly once, from us. `end-with-starter.mjs` kills it when we are killed.
 * @property {NodeJS.Signals} [killSignal] sent to the child whatever signal we get
 * @property {(text: string) => void} [onErrorOutput] gets what the child writes to stderr, which is shown all the same
 */

/**
 * Runs a program until it exits, and forwards signals to it.
 * @param {string} program
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'stdio'> & { stdio?: (number | 'inherit' | 'ignore')[] }} options
 * @param {SignalOptions} [signalOptions]
 * @returns {Promise<number>} the exit code; like in shells, 128 plus the signal's number if a signal ended it
 */
export function runChild(program, args, options, { ownSession = false, killSignal, onErrorOutput } = {}) {
  const child =
    ownSession && process.platform !== 'win32'
      ? spawn(program, ['--import', endWithStarter, ...args], {
          ...options,
          detached: true,
          env: { ...(options.env ?? process.env), STARTER_PID: String(process.pid) },
          stdio: [...(options.stdio ?? inherited), 'pipe'],
        })
      : spawn(program, args, {
          stdio: onErrorOutput ? ['inherit', 'inherit', 'pipe'] : inherited,
          ...options,
        })
  if (onErrorOutput)
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      process.stderr.write(text)
      onErrorOutput(text)
    })
  let lastSignalAt = -Infinity
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (performance.now() - lastSignalAt < duplicateSignalMs) return
    lastSignalAt = performance.now()
    // On Windows, the console notifies the child by itself, and `kill` would end it without a chance to clean up.
    if (process.platform !== 'win32') child.kill(killSignal ?? signal)
  }
  for (const signal of forwardedSignals) process.on(signal, forward)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new CommandFailed(`Cannot run ${program}: ${error.message}`)))
    // Unlike `exit`, `close` waits for the last output.
    child.once(onErrorOutput ? 'close' : 'exit', (code, signal) => {
      for (const forwarded of forwardedSignals) process.off(forwarded, forward)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/** @type {'inherit'[]} */
const inherited = ['inherit', 'inherit', 'inherit']
const endWithStarter = new URL('end-with-starter.mjs', import.meta.url).href

/**
 * Runs a program and captures its output instead of showing it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {SignalOptions} [signalOptions]
 */
export async function runQuietly(program, args, options, signalOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'output-'))
  const file = path.join(folder, 'output')
  const fd = openSync(file, 'w')
  try {
    const code = await runChild(program, args, { ...options, stdio: ['ignore', fd, fd] }, signalOptions)
    return { code, output: readFileSync(file, 'utf8').trimEnd() }
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true, force: true })
  }
}
