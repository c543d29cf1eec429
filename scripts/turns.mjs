// @ts-check
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  for (let hasSaid = false; !place(file);) {
    const holder = holderOf(file)
    if (holder === undefined || !isAlive(holder)) {
      clear(file)
      continue
    }
    if (!hasSaid) console.log(`Waiting for process ${holder}, which is ${doing}.`)
    hasSaid = true
    await pause(200)
  }
  const release = () => {
    process.off('exit', release)
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

/** @param {string} file */
const asideOf = (file) => `${file}.${process.pid}`

/**
 * Puts our number in the file unless somebody's is there. It is written aside first: nobody sees a file without a number.
 * @param {string} file
 */
function place(file) {
  const aside = asideOf(file)
  writeFileSync(aside, String(process.pid), { mode: 0o600 })
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    if (isError(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * Takes away what a dead holder has left. Another may have done so meanwhile and be the holder now, whose file goes back.
 * @param {string} file
 */
function clear(file) {
  const aside = asideOf(file)
  try {
    renameSync(file, aside)
    const holder = holderOf(aside)
    if (holder !== undefined && isAlive(holder)) linkSync(aside, file)
  } catch (error) {
    if (!isError(error, 'ENOENT') && !isError(error, 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const isError = (error, code) => error instanceof Error && 'code' in error && error.code === code

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
    return isError(error, 'EPERM')
  }
}
