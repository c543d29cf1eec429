/** Launches a server, prints one line of JSON, then stays alive (`stay`) or exits without stopping the server. */
import { flushCompileCache } from 'node:module'
import { launchPostgres } from './launch.ts'

const [dataDir = '', mode] = process.argv.slice(2)
try {
  const { url, pid } = await launchPostgres({ dataDir, durable: false })
  console.log(JSON.stringify({ url, pid }))
  if (mode === 'stay') setInterval(() => {}, 60_000)
} catch (error) {
  console.log(JSON.stringify({ failure: String(error) }))
}
// A killed process doesn't save its cache.
flushCompileCache()
