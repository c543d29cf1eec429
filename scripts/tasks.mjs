// @ts-check
import path from 'node:path'
import { programOf } from './project.mjs'

/**
 * @typedef {{ script: () => string, first?: string, flags?: string[], args?: string[], env?: Record<string, string | undefined> }} Task
 * `first` is a script that has to succeed before; `flags` are node's own, `args` come before those of the command line; in `env`, undefined takes a variable away.
 */

const pages = 'scripts/build-web.mjs'

/** @type {Record<string, Task>} */
export const tasks = {
  // Compiled once, loaded at every further start.
  start: {
    first: pages,
    script: () => 'server/src/main.ts',
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  },
  dev: {
    script: () => 'server/src/main.ts',
    flags: ['--watch', '--watch-preserve-output'],
    env: { NODE_ENV: 'development', PAGES: 'sources' },
  },
  test: { first: pages, script: () => 'scripts/test.mjs' },
  check: { script: () => 'scripts/check.mjs' },
  format: { script: () => programOf('oxfmt'), args: ['.'] },
  bench: { first: pages, script: () => 'bench/src/main.ts' },
  import: { script: () => 'server/src/import/main.ts' },
  token: { script: () => 'server/src/token.ts' },
}

/**
 * The environment of a task: tools started by name find the dependencies' programs, and this node, first.
 * @param {NodeJS.ProcessEnv} env
 * @param {Task} task
 * @param {{ root: string, node: string }} where
 */
export function taskEnvironment(env, task, { root, node }) {
  // Windows writes the name in its own way, and a second one beside it would win or lose by chance.
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), env[pathName] ?? '']
  const result = { ...env, ...task.env, [pathName]: folders.join(path.delimiter) }
  for (const [name, value] of Object.entries(result)) if (value === undefined) delete result[name]
  return result
}
