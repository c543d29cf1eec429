// @ts-check
import { readFileSync } from 'node:fs'

const shells = new Set(['sh', 'dash', 'ash', 'bash', 'busybox', 'zsh'])

/**
 * Sends SIGTERM to this process when npm is gone. On SIGTERM, npm only terminates the shell between itself and us, and exits; when
 * npm is killed, both of us are left behind.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const npm = parentOfShell(shell)
  const poll = setInterval(() => {
    if (process.ppid === shell && parentOfShell(shell) === npm) return
    clearInterval(poll)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  poll.unref()
}

/**
 * Undefined if the process is no shell (then it is npm itself, whose parent may exit), or where there is no /proc.
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return shells.has(name ?? '') ? parent : undefined
  } catch {
    return undefined
  }
}
