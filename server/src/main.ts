import { lifecycle } from './lifecycle.ts'
import { ConfigurationError, readConfiguration } from './platform/configuration.ts'
import { DataDirectoryInUse, EmbeddedPostgresUnavailable } from './platform/embedded-postgres/failures.ts'
import { start } from './start.ts'

const isTheirs = (error: unknown): error is Error =>
  error instanceof ConfigurationError ||
  error instanceof DataDirectoryInUse ||
  error instanceof EmbeddedPostgresUnavailable

const { onStop, stop } = lifecycle()
let ending = false

/** Stops what was started so far and ends; asked a second time, it ends at once. */
async function end(code: number) {
  if (ending) process.exit(code || 1)
  ending = true
  await stop()
  if (code === 0) console.log('Stopped.')
  process.exit(code)
}

process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))

try {
  const { failed } = await start(readConfiguration(process.env), onStop, (line) => console.log(line))
  void failed.then((reason) => {
    console.error(reason)
    return end(1)
  })
} catch (error) {
  // What whoever starts it can mend is one line; anything else is worth its stack. What fails because we end is neither.
  if (!ending) {
    console.error(isTheirs(error) ? error.message : error)
    await end(1)
  }
}
