import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']

/** Launches a headless browser with a fresh profile and a debugging port. */
export async function openBrowser(program: string) {
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'))
  const child = spawn(program, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Debian's program is a shell script, and a signal to it alone doesn't end the browser.
    detached: true,
  })
  const { pid } = child
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(chunk.toString())
      if (found) resolve(Number(found[1]))
    })
    child.once('exit', (code) => reject(new Error(`The browser exited with code ${code}.`)))
  })
  return {
    port,
    close: async () => {
      child.removeAllListeners('exit')
      // Unlike `exit`, `close` waits for all processes that may still write to stderr.
      const closed = once(child, 'close')
      if (pid !== undefined) process.kill(-pid, 'SIGTERM')
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
