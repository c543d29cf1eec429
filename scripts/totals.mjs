// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} argument */
const isE2ePath = (argument) => /^(\.[\\/])?e2e([\\/]|$)/.test(argument)

/**
 * Splits the arguments between the test runners: each gets its own paths, and the options after them. Options before the first
 * path belong to it.
 * @param {string[]} args
 */
export function splitArguments(args) {
  const isOption = (/** @type {string} */ arg = '') => arg.startsWith('-')
  const isPath = (/** @type {string} */ arg, /** @type {number} */ index) =>
    isE2ePath(arg) || (!isOption(arg) && !isOption(args[index - 1]))
  /** @type {{ unit: string[], e2e: string[] }} */
  const split = { unit: [], e2e: [] }
  let current = isE2ePath(args.find(isPath) ?? '') ? split.e2e : split.unit
  for (const [index, arg] of args.entries()) {
    if (isPath(arg, index)) current = isE2ePath(arg) ? split.e2e : split.unit
    current.push(arg)
  }
  return split
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Counts}
 */
export const countVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
})

/**
 * A flaky test, which passed on a retry, counts as passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

/**
 * The sum over all runners, in the format of Vitest's summary.
 * @param {(Counts | undefined)[]} counts undefined for a runner that wrote no report
 */
export function totalLine(counts) {
  const sum = (/** @type {keyof Counts} */ kind) =>
    counts.reduce((total, runner) => total + (runner?.[kind] ?? 0), 0)
  const parts = [
    ...(sum('failed') > 0 ? [`${sum('failed')} failed`] : []),
    `${sum('passed')} passed`,
    ...(sum('skipped') > 0 ? [`${sum('skipped')} skipped`] : []),
    ...(counts.includes(undefined) ? ['1 runner without a result'] : []),
  ]
  return `Tests  ${parts.join(' | ')} (${sum('failed') + sum('passed') + sum('skipped')})`
}
