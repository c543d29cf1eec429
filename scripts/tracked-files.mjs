// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandFailed, projectRoot as root } from './project.mjs'

/** @typedef {Map<string, string>} TrackedFiles the text of each file, by its path from the root with slashes */

/**
 * @param {string[]} args
 * @param {string} [input]
 */
function git(args, input) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      input,
      maxBuffer: 2 ** 30,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  } catch {
    throw new CommandFailed(`"git ${args.join(' ')}" failed.`)
  }
}

/** @param {Buffer} output separated by NUL */
const entriesOf = (output) => output.toString().split('\0').slice(0, -1)

/**
 * The files of the working tree, with those that are new but not ignored.
 * @returns {TrackedFiles}
 */
export function filesOfWorkingTree() {
  const files = new Map()
  for (const file of entriesOf(git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])))
    if (existsSync(path.join(root, file))) files.set(file, readFileSync(path.join(root, file), 'utf8'))
  return files
}

/**
 * @param {string} commit
 * @returns {TrackedFiles}
 */
export function filesAt(commit) {
  const blobs = entriesOf(git(['ls-tree', '-r', '-z', commit])).map((entry) => {
    const [meta = '', file = ''] = entry.split('\t')
    return { file, hash: meta.split(' ')[2] ?? '' }
  })
  const output = git(['cat-file', '--batch'], blobs.map(({ hash }) => `${hash}\n`).join(''))
  const files = new Map()
  let at = 0
  for (const { file } of blobs) {
    // A line "hash type size", the content, and a line break.
    const start = output.indexOf('\n', at) + 1
    const end = start + Number(output.subarray(at, start).toString().split(' ')[2])
    files.set(file, output.subarray(start, end).toString())
    at = end + 1
  }
  return files
}

/**
 * Calls `use` with a temporary folder that has a commit checked out, without installed packages.
 * @template T
 * @param {string} commit
 * @param {string} folder must not exist
 * @param {(folder: string) => Promise<T>} use
 */
export async function withCheckout(commit, folder, use) {
  git(['worktree', 'add', '--detach', folder, commit])
  try {
    return await use(folder)
  } finally {
    git(['worktree', 'remove', '--force', folder])
  }
}
