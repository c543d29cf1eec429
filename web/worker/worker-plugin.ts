import path from 'node:path'
import { build, type Plugin } from 'vite'

/** Scripts with fixed addresses, by their sources. Each is one file: a worker loads no modules. */
const scripts = { 'sw.js': 'worker.ts', 'offline.js': 'offline-page.ts' }

async function scriptOf(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, '..', 'src', 'offline', source),
        output: { format: 'iife' },
      },
    },
  })
  const [{ output = [] } = {}] = 'output' in built ? [built] : Array.isArray(built) ? built : []
  const [script] = output
  if (script?.type !== 'chunk' || output.length !== 1) throw new Error(`${source} is not built as one file.`)
  return script.code
}

/** Builds the service worker and the script of the page without a connection. Neither shares code with pages. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const [fileName, source] of Object.entries(scripts))
      this.emitFile({ type: 'asset', fileName, source: await scriptOf(source) })
  },
})
