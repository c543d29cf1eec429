// Serves the journeys until its input ends. Prints their environment as a line of JSON once it is ready.
import { startSite } from './start-site.ts'

const site = await startSite((line) => console.error(line))
console.log(JSON.stringify(site.environment))
process.stdin.resume()
process.stdin.once('end', () => void site.stop().then(() => process.exit(0)))
