import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cpuOf, peakOf } from './processes.ts'

/**
 * Measures CPU seconds and peak megabytes of type-checking the repository as `npm run check` does: two programs in
 * sequence, including child processes.
 */
export async function typeCheck(): Promise<{ cpu: number; memory: number }> {
  const parts = [await check('.'), await check('web')]
  return {
    cpu: parts.reduce((sum, part) => sum + part.cpu, 0),
    memory: Math.max(...parts.map((part) => part.memory)),
  }
}

async function check(project: string): Promise<{ cpu: number; memory: number }> {
  const program = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc')
  const child = spawn(process.execPath, [program, '-p', project, '--singleThreaded'], { stdio: 'ignore' })
  const pid = child.pid ?? 0
  const before = cpuOf([process.pid])
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, peakOf(pid))), 20)
  await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  // The exited child's CPU time now counts toward this process, whose own share is a few hundredths of a second.
  return { cpu: (cpuOf([process.pid]) - before) / 1000, memory }
}
