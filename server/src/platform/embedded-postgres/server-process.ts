import { spawn, type SpawnOptions } from 'node:child_process'
import type { Account } from './account.ts'

/** How PostgreSQL's own programs are started: under the account, in a folder it can reach, with none of our variables. */
export function serverSpawnOptions(account: Account | undefined, cwd: string): SpawnOptions {
  // Without a locale macOS refuses to start; the libraries of Windows need its own variables.
  const locale = { LC_ALL: 'C', TZ: 'UTC' }
  const env =
    process.platform === 'win32' ? { ...process.env, ...locale } : { PATH: process.env.PATH, ...locale }
  return { cwd, env, windowsHide: true, ...(account && { uid: account.uid, gid: account.gid }) }
}

/** Rejects with the program's own words when it does not end well. Ends together with this process. */
export async function runProgram(program: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text))
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => {
        if (code === 0) resolve()
        else reject(new Error(`${program} ended with ${signal ?? `code ${code}`}:\n${said.trim()}`))
      })
    })
  } finally {
    process.off('exit', endWithUs)
  }
}
