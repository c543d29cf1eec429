// @ts-check
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while holding a lock that at most one process per checkout has. Without it, two starts in a fresh checkout would
 * each delete what the other has installed so far. The lock of a dead process is stale and taken over.
 * @template T
 * @param {string} name
 * @param {string} root
 * @param {string} activity shown to the processes that wait
 * @param {() => T | Promise<T>} work
 */
export async function withLock(name, root, activity, work) {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const file = path.join(os.tmpdir(), `${name}-${checkout}-${process.getuid?.() ?? 0}.pid`)
  for (let isWaiting = false; !tryLock(file);) {
    const holder = holderOf(file)
    if (holder === undefined || !isAlive(holder)) {
      removeStale(file)
      continue
    }
    if (!isWaiting) console.log(`Waiting for process ${holder}, which is ${activity}.`)
    isWaiting = true
    await sleep(200)
  }
  const release = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} file */
const draftOf = (file) => `${file}.${process.pid}`

/**
 * Creates the file with our pid unless it exists. Linking a complete draft makes this atomic: no process sees a file without
 * a pid.
 * @param {string} file
 */
function tryLock(file) {
  const draft = draftOf(file)
  writeFileSync(draft, String(process.pid), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Removes the file of a dead holder. If another process has replaced it in the meantime, puts that process's file back.
 * @param {string} file
 */
function removeStale(file) {
  const draft = draftOf(file)
  try {
    renameSync(file, draft)
    const holder = holderOf(draft)
    if (holder !== undefined && isAlive(holder)) linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code

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
    return hasCode(error, 'EPERM')
  }
}
