// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { CommandFailed, projectRoot as root } from './project.mjs'

/** @typedef {ReturnType<typeof startSite>} Site */

/**
 * Starts a PostgreSQL with the demo catalogue and the product for the journeys, in a process of its own, while other tests run.
 * `ready` resolves with their environment.
 */
export function startSite() {
  const child = spawn(process.execPath, [path.join('e2e', 'serve-site.ts')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      /** @type {Record<string, string>} */
      const environment = JSON.parse(line)
      child.stdout.resume()
      return environment
    }
    throw new CommandFailed('The product of the journeys did not start.')
  })()
  // Whoever needs it gets the error.
  ready.catch(() => {})
  return {
    ready,
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}
