// @ts-check
import { readFileSync } from 'node:fs'

const shells = new Set(['sh', 'dash', 'ash', 'bash', 'busybox', 'zsh'])

/**
 * Asks this process to end once the npm that runs it is gone. Told to end, npm passes that on to the shell between us
 * alone, which dies of it and leaves us behind; killed, npm leaves us both.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const starter = process.ppid
  const npm = parentOfShell(starter)
  const look = setInterval(() => {
    if (process.ppid === starter && parentOfShell(starter) === npm) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  look.unref()
}

/**
 * Undefined where it cannot be told, and of what is no shell: whoever started npm may go.
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
