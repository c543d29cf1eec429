import { lifecycle } from './lifecycle.ts'
import { ConfigurationError, readConfiguration } from './platform/configuration.ts'
import { DataDirectoryInUse, EmbeddedPostgresUnavailable } from './platform/embedded-postgres/failures.ts'
import { start } from './start.ts'

/** Whether the user can fix the problem by themselves, so that the message suffices and a stack would only distract. */
const isUserError = (error: unknown): error is Error =>
  error instanceof ConfigurationError ||
  error instanceof DataDirectoryInUse ||
  error instanceof EmbeddedPostgresUnavailable

const { onStop, stop } = lifecycle()
let isExiting = false

/** Stops gracefully, then exits. A second call exits at once. */
async function exit(code: number) {
  if (isExiting) process.exit(code || 1)
  isExiting = true
  await stop()
  if (code === 0) console.log('Stopped.')
  process.exit(code)
}

process.on('SIGINT', () => void exit(0))
process.on('SIGTERM', () => void exit(0))

try {
  const { failed } = await start(readConfiguration(process.env), onStop, (line) => console.log(line))
  void failed.then((reason) => {
    console.error(reason)
    return exit(1)
  })
} catch (error) {
  // Errors during shutdown are its consequence.
  if (!isExiting) {
    console.error(isUserError(error) ? error.message : error)
    await exit(1)
  }
}
