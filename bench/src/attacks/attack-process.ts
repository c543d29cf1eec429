import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Target } from '../load.ts'
import type { HeavyAttack } from './heavy-calls.ts'

/** Parallel writes of one caller, calls that take long, or connections that send a byte now and then, for so many seconds at most. */
export type Attack =
  | ({ kind: 'writes'; count: number; path: string } & Target)
  | ({ kind: 'calls'; port: number } & Pick<HeavyAttack, 'call' | 'count' | 'networks' | 'accounts'>)
  | { kind: 'headers' | 'bodies'; count: number; port: number; seconds: number }

export interface AttackReport {
  /** How often each reply was sent, such as `503 with Retry-After`. */
  replies: Record<string, number>
  /** Until the last reply, or the longest life of a slow connection. */
  seconds: number
}

const run = promisify(execFile)

/** Runs an attack in a process of its own. */
export async function attackWith(attack: Attack): Promise<AttackReport> {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'attacker.ts'),
    JSON.stringify(attack),
  ])
  return JSON.parse(stdout)
}
