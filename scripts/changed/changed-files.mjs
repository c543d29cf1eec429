// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandFailed } from '../project.mjs'

/**
 * @param {string} root
 * @param {string[]} args
 */
function git(root, ...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new CommandFailed(`git ${args.join(' ')}: ${stderr || error?.message}`)
  return stdout
}

const lines = (/** @type {string} */ output) => output.split('\0').filter(Boolean)

/**
 * What differs from a commit, with new and deleted files. Of a branch, from where the current one left it.
 * @param {string} root
 * @param {string} since
 */
export function changedFiles(root, since) {
  const base = git(root, 'merge-base', 'HEAD', since).trim()
  const tracked = lines(git(root, 'diff', '--name-only', '--no-renames', '-z', base))
  return [...new Set([...tracked, ...lines(git(root, 'ls-files', '--others', '--exclude-standard', '-z'))])]
}

/**
 * All files but those that git ignores.
 * @param {string} root
 */
export const repositoryFiles = (root) =>
  lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter((file) =>
    existsSync(path.join(root, file)),
  )
