// @ts-check
import { CommandFailed } from './project.mjs'
import { configuredProgram, findProgram, installByApt } from './programs.mjs'

/** In the order of preference. On Debian, packages have these names too. */
const names = ['valkey-server', 'redis-server']

/** The path of an installed Valkey or Redis, or undefined. */
export const findValkey = () => configuredProgram('VALKEY_PATH') ?? findProgram(names)

/**
 * The path of a Valkey or Redis. If there is none, installs it by apt-get if permitted.
 * @returns {Promise<string>}
 */
export async function ensureValkey() {
  const found = findValkey()
  if (found) return found
  await installByApt('Valkey or Redis', names)
  const installed = findValkey()
  if (installed) return installed
  throw new CommandFailed(
    'The tests of the backplane need Valkey or Redis. Install one (on Debian, apt-get install valkey-server, or redis-server), or set VALKEY_PATH to its server program.',
  )
}
