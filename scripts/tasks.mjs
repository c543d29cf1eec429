// @ts-check
import path from 'node:path'

/**
 * @typedef {object} Task
 * @property {string} script
 * @property {string} [before] a script that must succeed first
 * @property {string[]} [nodeFlags]
 * @property {string[]} [args] before those of the command line
 * @property {Record<string, string | undefined>} [env] undefined removes a variable
 */

/** Of a server. By default, its young generation grows under load and stays large. With this, it takes about 65 MB less. */
export const serverFlags = ['--max-semi-space-size=8']

const buildPages = 'scripts/build-web.mjs'

/** @type {Record<string, Task>} */
export const tasks = {
  start: {
    before: buildPages,
    script: 'server/src/main.ts',
    nodeFlags: serverFlags,
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  },
  dev: {
    script: 'server/src/main.ts',
    // Folders rather than imported modules, because Vite imports a temporary file and deletes it.
    nodeFlags: [
      '--watch',
      '--watch-preserve-output',
      ...['server', 'contract', 'identity', 'hub', 'catalogue', 'art'].map(
        (name) => `--watch-path=${name}/src`,
      ),
    ],
    env: { NODE_ENV: 'development', PAGES: 'sources' },
  },
  test: { script: 'scripts/test.mjs' },
  check: { script: 'scripts/check.mjs' },
  format: { script: 'node_modules/oxfmt/bin/oxfmt', args: ['.'] },
  count: { script: 'scripts/count.mjs' },
  'old-ways': { script: 'scripts/old-ways.mjs' },
  bench: { before: buildPages, script: 'bench/src/main.ts' },
  import: { script: 'server/src/import/main.ts' },
  token: { script: 'server/src/token.ts' },
  'remove-demo': { script: 'server/src/remove-demo.ts' },
}

/**
 * The environment of a task. The PATH starts with our Node and the executables of the dependencies.
 * @param {NodeJS.ProcessEnv} env
 * @param {Task} task
 * @param {{ root: string, node: string }} installation
 */
export function taskEnvironment(env, task, { root, node }) {
  // Windows spells the name differently, and with two spellings either may win.
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), env[pathName] ?? '']
  const result = { ...env, ...task.env, [pathName]: folders.join(path.delimiter) }
  for (const [name, value] of Object.entries(result)) if (value === undefined) delete result[name]
  return result
}
