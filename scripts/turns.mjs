// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until no other process is at the same work in the same checkout; the reply ends our turn. Two that start in a
 * fresh one would otherwise each delete what the other has installed so far.
 * @param {string} work
 * @param {string} root
 * @param {string} doing what whoever waits is told that the other is doing
 */
export async function takeTurn(work, root, doing) {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const file = path.join(os.tmpdir(), `${work}-${checkout}-${process.getuid?.() ?? 0}.pid`)
  for (let hasSaid = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
      const release = () => rmSync(file, { force: true })
      process.once('exit', release)
      return release
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = holderOf(file)
    if (holder === undefined || !isAlive(holder)) {
      rmSync(file, { force: true })
      continue
    }
    if (!hasSaid) console.log(`Waiting for process ${holder}, which is ${doing}.`)
    hasSaid = true
    await pause(200)
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
