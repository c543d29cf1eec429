// @ts-check
import { changedFiles, repositoryFiles } from './changed-files.mjs'
import { importersOf, readIn } from './import-graph.mjs'
import { selectTests } from './select-tests.mjs'

/**
 * The commit that `--changed` or `--changed=COMMIT` names, and the other arguments.
 * @param {string[]} args
 */
export function readChanged(args) {
  const option = args.find((arg) => /^--changed(=|$)/.test(arg))
  const since = option === undefined ? undefined : option.slice('--changed='.length) || 'HEAD'
  return { since, args: args.filter((arg) => arg !== option) }
}

/**
 * The tests of what changed since a commit, and lines that tell what is left out.
 * @param {string} root
 * @param {string} since
 */
export function testsOfChanges(root, since) {
  const changed = changedFiles(root, since)
  const files = repositoryFiles(root)
  const selected = selectTests({ changed, files, importers: importersOf(files, readIn(root)) })
  return { ...selected, lines: linesOf(since, changed.length, selected) }
}

/**
 * @param {string} since
 * @param {number} count of changed files
 * @param {ReturnType<typeof selectTests>} selected
 */
export function linesOf(since, count, { unit, e2e, widest, leftOut }) {
  const left = leftOut.filter((each) => each.left > 0)
  return [
    `Changed since ${since}: ${count} files. Runs ${unit.length} files of tests and ${e2e.length} of journeys.`,
    ...(left.length > 0
      ? [`Left out: ${left.map((each) => `${each.workspace} ${each.left} of ${each.of}`).join(', ')}.`]
      : []),
    ...(widest.length > 0 ? [`Only npm test shows what this breaks: ${widest.join(', ')}.`] : []),
  ]
}
