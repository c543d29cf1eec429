import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { hasCode, isMissing } from '../file-errors.ts'

/** Pids are reused, but pid and start time together identify a process for good. */
export interface RunningProcess {
  pid: number
  started: string
}

/** Undefined when there is no such process. Zombies don't count: without an init that reaps them, they stay forever. */
export function runningProcess(pid: number): RunningProcess | undefined {
  const started = startTime(pid)
  return started === undefined ? undefined : { pid, started }
}

export const isRunning = (target: RunningProcess) => startTime(target.pid) === target.started

/** Does nothing if the process has already ended. */
export function signal(target: RunningProcess, name: NodeJS.Signals): void {
  if (!isRunning(target)) return
  try {
    process.kill(target.pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** Whether the pid is in use, even by a zombie. PostgreSQL applies the same check to the pid in its lock file. */
export function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * PostgreSQL's processes whose working directory is `folder`: all of them change into their data directory. Empty on
 * Windows, which doesn't expose working directories.
 */
export function serverProcessesIn(folder: string): RunningProcess[] {
  const pids =
    process.platform === 'linux'
      ? pidsFromProc(folder)
      : process.platform === 'darwin'
        ? pidsFromLsof(folder)
        : []
  return pids.map(runningProcess).filter((candidate) => candidate !== undefined)
}

const serverPrograms = new Set(['postgres', 'initdb'])

function pidsFromProc(folder: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const program = ifReadable(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
      return program !== undefined && serverPrograms.has(program) && workingDirectory(pid) === folder
    })
    .map(Number)
}

const workingDirectory = (pid: string) =>
  ifReadable(() => readlinkSync(`/proc/${pid}/cwd`))?.replace(/ \(deleted\)$/, '')

function pidsFromLsof(folder: string): number[] {
  const programs = [...serverPrograms].flatMap((program) => ['-c', program])
  const { stdout } = spawnSync('lsof', ['-a', '-d', 'cwd', ...programs, '-F', 'pn'], { encoding: 'utf8' })
  const pids: number[] = []
  let pid = 0
  for (const field of (stdout ?? '').split('\n')) {
    if (field.startsWith('p')) pid = Number(field.slice(1))
    if (field === `n${folder}`) pids.push(pid)
  }
  return pids
}

function startTime(pid: number): string | undefined {
  if (process.platform === 'linux') return startFromProc(pid)
  if (process.platform === 'darwin') return startFromPs(pid)
  return pidExists(pid) ? 'unknown' : undefined
}

/** Clock ticks since boot, prefixed by the boot id because they repeat after a reboot. */
function startFromProc(pid: number): string | undefined {
  const stat = ifReadable(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The program's name is in parentheses and may itself contain spaces and parentheses.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields?.[0]
  const ticks = fields?.[19]
  if (state === undefined || ticks === undefined || state === 'Z' || state === 'X') return undefined
  return `${bootId()}-${ticks}`
}

const bootId = () =>
  ifReadable(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))?.slice(0, 8) ?? 'boot'

function startFromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
  const [, state, started] = /^\s*(\S+)\s+(.*\S)/.exec(stdout ?? '') ?? []
  return started === undefined || state?.startsWith('Z') ? undefined : started.replaceAll(/\W+/g, '-')
}

/** Undefined when the process has ended meanwhile, or belongs to another account and can't be inspected. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (isMissing(error) || hasCode(error, 'ESRCH', 'EACCES', 'EPERM')) return undefined
    throw error
  }
}
