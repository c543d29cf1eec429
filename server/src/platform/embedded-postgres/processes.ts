import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { hasCode, isMissing } from './files.ts'

/** A pid alone comes back for another process one day; together with its start it names one process for good. */
export type RunningProcess = { pid: number; started: string }

/** Undefined when there is no such process. A zombie counts as none: without an init that reaps, it stays for ever. */
export function runningProcess(pid: number): RunningProcess | undefined {
  const started = startOf(pid)
  return started === undefined ? undefined : { pid, started }
}

export const isRunning = (one: RunningProcess) => startOf(one.pid) === one.started

/** Does nothing when the process has ended meanwhile. */
export function signal(one: RunningProcess, name: NodeJS.Signals): void {
  if (!isRunning(one)) return
  try {
    process.kill(one.pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** Whether the system still knows the pid, be it as a zombie: what PostgreSQL itself asks of a lock file's pid. */
export function pidIsTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * The processes of PostgreSQL whose working directory is `folder`: every one of them moves into its data directory.
 * Empty on Windows, which does not tell a process's working directory.
 */
export function serverProcessesIn(folder: string): RunningProcess[] {
  const pids =
    process.platform === 'linux'
      ? pidsByProc(folder)
      : process.platform === 'darwin'
        ? pidsByLsof(folder)
        : []
  return pids.map(runningProcess).filter((found) => found !== undefined)
}

const serverPrograms = new Set(['postgres', 'initdb'])

function pidsByProc(folder: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const program = fromProc(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
      return program !== undefined && serverPrograms.has(program) && workingDirectory(pid) === folder
    })
    .map(Number)
}

const workingDirectory = (pid: string) =>
  fromProc(() => readlinkSync(`/proc/${pid}/cwd`))?.replace(/ \(deleted\)$/, '')

function pidsByLsof(folder: string): number[] {
  const programs = [...serverPrograms].flatMap((program) => ['-c', program])
  const { stdout } = spawnSync('lsof', ['-a', '-d', 'cwd', ...programs, '-F', 'pn'], { encoding: 'utf8' })
  const found: number[] = []
  let pid = 0
  for (const field of (stdout ?? '').split('\n')) {
    if (field.startsWith('p')) pid = Number(field.slice(1))
    if (field === `n${folder}`) found.push(pid)
  }
  return found
}

function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return startByProc(pid)
  if (process.platform === 'darwin') return startByPs(pid)
  return pidIsTaken(pid) ? 'unknown' : undefined
}

/** Ticks since the machine's start, which repeat after a restart: hence the boot id in front. */
function startByProc(pid: number): string | undefined {
  const stat = fromProc(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The program's name stands in parentheses and may itself hold spaces and parentheses.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields?.[0]
  const ticks = fields?.[19]
  if (state === undefined || ticks === undefined || state === 'Z' || state === 'X') return undefined
  return `${bootId()}-${ticks}`
}

const bootId = () =>
  fromProc(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))?.slice(0, 8) ?? 'boot'

function startByPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
  const [, state, started] = /^\s*(\S+)\s+(.*\S)/.exec(stdout ?? '') ?? []
  return started === undefined || state?.startsWith('Z') ? undefined : started.replaceAll(/\W+/g, '-')
}

/** A process may end between two looks at it, and another account's may not be looked at: both read as absent. */
function fromProc<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (isMissing(error) || hasCode(error, 'ESRCH', 'EACCES', 'EPERM')) return undefined
    throw error
  }
}
