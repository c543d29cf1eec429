import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findValkey } from '../../../scripts/valkey.mjs'
import { freePort } from '../platform/embedded-postgres/port.ts'

/** A Valkey or Redis of a test, which stores nothing. Not started yet. */
export async function valkeyServer({ password }: { password?: string } = {}) {
  const program = findValkey()
  if (program === undefined)
    throw new Error('This test needs Valkey or Redis. Install one, or set VALKEY_PATH.')
  const port = await freePort()
  let child: ChildProcess | undefined
  const stop = async () => {
    if (child?.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    url: `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`,
    start: async () => {
      const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', requirepass: password }
      const args = Object.entries(options).flatMap(([name, value]) =>
        value === undefined ? [] : [`--${name}`, String(value)],
      )
      const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      child = started
      for await (const line of createInterface({ input: started.stdout }))
        if (line.includes('Ready to accept connections')) break
      started.stdout.resume()
    },
    /** Like a crash. */
    stop,
    /** Its connections stay open, but it doesn't answer. */
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  }
}
export type ValkeyServer = Awaited<ReturnType<typeof valkeyServer>>
