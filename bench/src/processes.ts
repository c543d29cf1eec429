import { readdirSync, readFileSync } from 'node:fs'

// USER_HZ: Linux always reports CPU time to user space in hundredths of a second.
const ticksPerSecond = 100

interface Stat {
  pid: number
  parent: number
  /** User and system CPU time in ms, including exited children. */
  cpu: number
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in parentheses may contain spaces, so split after it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0)
    return { pid, parent, cpu: (ticks / ticksPerSecond) * 1000 }
  } catch {
    return undefined
  }
}

/** The process and all its descendants. */
function processTree(pid: number): Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
  const members = new Set([pid])
  for (let size = 0; size !== members.size;) {
    size = members.size
    for (const { pid: child, parent } of all) if (members.has(parent)) members.add(child)
  }
  return all.filter((stat) => members.has(stat.pid))
}

/** CPU time used by the processes and their descendants, in ms. */
export const cpuOf = (pids: number[]) => pids.flatMap(processTree).reduce((sum, stat) => sum + stat.cpu, 0)

function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Current resident memory in MB. */
export const residentOf = (pid: number) => memoryOf(pid, 'VmRSS')

/** Current resident memory of the process and its descendants, in MB. */
export const residentTreeOf = (pid: number) =>
  processTree(pid).reduce((sum, stat) => sum + residentOf(stat.pid), 0)

/** Sum of the peak resident memory of the process and its descendants, in MB. */
export const peakOf = (pid: number) =>
  processTree(pid).reduce((sum, stat) => sum + memoryOf(stat.pid, 'VmHWM'), 0)
