/** Launches in a process that a test can kill. Prints one line of JSON, then stays, or quits without stopping the server. */
import { launchPostgres } from './launch.ts'

const [dataDir = '', mode] = process.argv.slice(2)
try {
  const { url, pid } = await launchPostgres({ dataDir, durable: false })
  console.log(JSON.stringify({ url, pid }))
  if (mode === 'stay') setInterval(() => {}, 60_000)
} catch (error) {
  console.log(JSON.stringify({ failure: String(error) }))
}
