// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './children.mjs'
import { CommandFailed, isInterrupted } from './project.mjs'

/**
 * Runs npm without install scripts (nothing of ours needs one) and without showing what it says, unless it fails.
 * @param {string[]} args
 * @param {string} folder
 */
export async function npm(args, folder) {
  const program = npmProgram()
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  // Asked to end, npm would first finish and then undo its work. What it leaves is installed anew in any case.
  const manner = { endBy: /** @type {const} */ ('SIGKILL') }
  const { code, said } = program
    ? await runQuietly(
        process.execPath,
        [program, ...args, ...flags],
        { cwd: folder },
        { ...manner, ownSession: true },
      )
    : await runQuietly('npm', [...args, ...flags], { cwd: folder }, manner)
  if (code === 0) return
  if (code === 137 || isInterrupted(code)) throw new CommandFailed('Interrupted.', 130)
  // What went wrong stands at the beginning, before npm explains itself, or at the end.
  const lines = said.split('\n')
  const words = lines.length > 40 ? [...lines.slice(0, 25), '…', ...lines.slice(-10)] : lines
  throw new CommandFailed(`${words.join('\n')}\nnpm ${args[0]} ended with code ${code}.`)
}

/** The npm that runs us, else the one that belongs to this node: either works with this node's version. */
function npmProgram() {
  const here = path.dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath ?? '',
    path.join(here, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(here, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  return candidates.find((candidate) => path.basename(candidate) === 'npm-cli.js' && existsSync(candidate))
}
