import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
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

/** Starts a process for an attack, which makes what it sends. Returns the function that runs the attack. */
export async function prepareAttack(attack: Attack): Promise<() => Promise<AttackReport>> {
  const file = join(import.meta.dirname, 'attacker.ts')
  const attacker = spawn(process.execPath, [file, JSON.stringify(attack)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: attacker.stdout })[Symbol.asyncIterator]()
  await lines.next()
  return async () => {
    attacker.stdin.end()
    const { value = '' } = await lines.next()
    return JSON.parse(value)
  }
}
