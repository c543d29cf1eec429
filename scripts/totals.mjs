// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {string} argument */
const isJourney = (argument) => /^(\.[\\/])?e2e([\\/]|$)/.test(argument)

/**
 * What each runner is given of a command line: the paths that are its own, each with the options that follow it. Options
 * that come first belong to the first path.
 * @param {string[]} args
 */
export function shareOut(args) {
  const isOption = (/** @type {string} */ arg = '') => arg.startsWith('-')
  const isPath = (/** @type {string} */ arg, /** @type {number} */ at) =>
    isJourney(arg) || (!isOption(arg) && !isOption(args[at - 1]))
  /** @type {{ units: string[], journeys: string[] }} */
  const shares = { units: [], journeys: [] }
  let own = isJourney(args.find(isPath) ?? '') ? shares.journeys : shares.units
  for (const [at, arg] of args.entries()) {
    if (isPath(arg, at)) own = isJourney(arg) ? shares.journeys : shares.units
    own.push(arg)
  }
  return shares
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
 * A flaky test, which failed and passed when it was repeated, has passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

/**
 * In the words of a test runner's closing line. A runner that came to no result counts as a failure.
 * @param {(Counts | undefined)[]} counts
 */
export function totalLine(counts) {
  const sum = (/** @type {keyof Counts} */ kind) =>
    counts.reduce((total, one) => total + (one?.[kind] ?? 0), 0)
  const parts = [
    ...(sum('failed') > 0 ? [`${sum('failed')} failed`] : []),
    `${sum('passed')} passed`,
    ...(sum('skipped') > 0 ? [`${sum('skipped')} skipped`] : []),
    ...(counts.includes(undefined) ? ['1 runner without a result'] : []),
  ]
  return `Tests  ${parts.join(' | ')} (${sum('failed') + sum('passed') + sum('skipped')})`
}
