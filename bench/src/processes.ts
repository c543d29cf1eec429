import { readdirSync, readFileSync } from 'node:fs'

// Linux counts in hundredths of a second for every program since ever (USER_HZ).
const ticksPerSecond = 100

interface Stat {
  pid: number
  parent: number
  /** Milliseconds of CPU, user and system, those of children that have ended included. */
  cpu: number
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; what follows it does not.
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

/** The process and all that descend from it. */
function family(pid: number): Stat[] {
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

/** Milliseconds of CPU that the processes and their descendants have used, by the operating system's accounting. */
export const cpuOf = (pids: number[]) => pids.flatMap(family).reduce((sum, stat) => sum + stat.cpu, 0)

function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Megabytes resident now. */
export const residentOf = (pid: number) => statusOf(pid, 'VmRSS')

/** Megabytes resident at the most so far, of the whole family together. */
export const peakOf = (pid: number) => family(pid).reduce((sum, stat) => sum + statusOf(stat.pid, 'VmHWM'), 0)
