// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './children.mjs'
import { CommandFailed, isInterrupted } from './project.mjs'

const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']

/**
 * Runs npm without install scripts (no package of ours needs one) and without output. On failure, its output is in the error.
 * @param {string[]} args
 * @param {string} cwd
 */
export async function npm(args, cwd) {
  const cli = npmCli()
  // SIGKILL, because on SIGTERM npm would complete its work and then roll it back. The next start installs again anyway.
  const signalOptions = { killSignal: /** @type {const} */ ('SIGKILL'), ownSession: cli !== undefined }
  const [program, ...first] = cli === undefined ? ['npm'] : [process.execPath, cli]
  const { code, output } = await runQuietly(program, [...first, ...args, ...flags], { cwd }, signalOptions)
  if (code === 0) return
  if (code === 137 || isInterrupted(code)) throw new CommandFailed('Interrupted.', 130)
  // npm prints the error at the beginning or at the end, and explanations in between.
  const lines = output.split('\n')
  const excerpt = lines.length > 40 ? [...lines.slice(0, 25), '…', ...lines.slice(-10)] : lines
  throw new CommandFailed(`${excerpt.join('\n')}\nnpm ${args[0]} ended with code ${code}.`)
}

/** The npm that runs us, else the one installed with this Node: both work with this Node's version. */
function npmCli() {
  const nodeFolder = path.dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath ?? '',
    path.join(nodeFolder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(nodeFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  return candidates.find((candidate) => path.basename(candidate) === 'npm-cli.js' && existsSync(candidate))
}
