import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cpuOf, peakOf } from './processes.ts'

/**
 * CPU seconds and peak megabytes of type-checking the whole as `npm run check` does it, in two programs one after the
 * other, every process they start counted.
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
  // The ended child counts among this process's own now; what this process used itself meanwhile is a few hundredths.
  return { cpu: (cpuOf([process.pid]) - before) / 1000, memory }
}
