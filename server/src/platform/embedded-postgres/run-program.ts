import { spawn, type SpawnOptions } from 'node:child_process'
import type { Account } from './account.ts'

/** For PostgreSQL's own programs: they run under the account, in a folder it can reach, without our environment. */
export function serverSpawnOptions(account: Account | undefined, cwd: string): SpawnOptions {
  // PostgreSQL fails to start on macOS without a locale. Windows' libraries need the system's variables.
  const locale = { LC_ALL: 'C', TZ: 'UTC' }
  const env =
    process.platform === 'win32' ? { ...process.env, ...locale } : { PATH: process.env.PATH, ...locale }
  return { cwd, env, windowsHide: true, ...(account && { uid: account.uid, gid: account.gid }) }
}

/** Rejects with the program's output unless it exits with 0. Ends the program when this process exits. */
export async function runProgram(program: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const terminate = () => child.kill('SIGTERM')
  process.once('exit', terminate)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => {
        if (code === 0) resolve()
        else reject(new Error(`${program} ended with ${signal ?? `code ${code}`}:\n${output.trim()}`))
      })
    })
  } finally {
    process.off('exit', terminate)
  }
}
