// @ts-check
// The failed tests of both runners, and the journeys that passed only on a retry, read from the runners' JSON reports.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ test: string, error: string, isFlaky: boolean }} Failure */

/** @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages: string[], meta?: { needs?: string } }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */

/** @typedef {{ message?: string, value?: string }} PlaywrightError */
/** @typedef {{ type: string, description?: string }} Annotation */
/** @typedef {{ title: string, tests: { status: string, annotations?: Annotation[], results: { errors: PlaywrightError[] }[] }[] }} Journey */
/** @typedef {{ title: string, specs: Journey[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

const failureLimit = 20
const errorLength = 240
const reasonLimit = 3

/** @param {string[]} titles */
export const joinTitles = (titles) => titles.join(' › ')

/**
 * The first three lines of a message: many errors of browser tests name the element only after the first.
 * @param {string} [message] may end in a stack
 */
function summarizeError(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const stackStart = lines.findIndex((line) => line.startsWith('at '))
  const messageLines = stackStart < 0 ? lines : lines.slice(0, stackStart)
  return messageLines.slice(0, 3).join(' ').slice(0, errorLength)
}

/**
 * @param {VitestFile} file
 * @param {string} root
 */
const pathOf = ({ name }, root) => path.relative(root, name).replaceAll('\\', '/')

/**
 * The tests of a file, each with its name for a summary.
 * @param {VitestFile} file
 * @param {string} root
 */
export const testsOf = (file, root) =>
  file.assertionResults.map((result) => ({
    ...result,
    test: joinTitles([pathOf(file, root), ...result.ancestorTitles, result.title]),
  }))

/**
 * @param {{ testResults: VitestFile[] }} report
 * @param {string} root
 * @returns {Failure[]}
 */
export const vitestFailures = ({ testResults }, root) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failures = testsOf(file, root)
        .filter(({ status }) => status === 'failed')
        .map(({ test, failureMessages }) => ({
          test,
          error: summarizeError(failureMessages[0]),
          isFlaky: false,
        }))
      if (failures.length > 0) return failures
      // The report has the error of a file, but not that of a hook.
      const error = summarizeError(file.message || 'failed outside of its tests')
      return [{ test: pathOf(file, root), error, isFlaky: false }]
    })

/**
 * @param {{ suites: PlaywrightSuite[], errors: PlaywrightError[] }} report `errors` are those outside of journeys
 * @returns {Failure[]}
 */
export const playwrightFailures = ({ suites, errors }) => [
  ...suites.flatMap(({ title, ...suite }) => suiteFailures(suite, [`e2e/${title}`])),
  ...errors.map(({ message, value }) => ({
    test: 'e2e',
    error: summarizeError(message ?? value),
    isFlaky: false,
  })),
]

/**
 * @param {Omit<PlaywrightSuite, 'title'>} suite
 * @param {string[]} titles
 * @returns {Failure[]}
 */
const suiteFailures = ({ specs, suites = [] }, titles) => [
  ...suites.flatMap(({ title, ...suite }) => suiteFailures(suite, [...titles, title])),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        test: joinTitles([...titles, title]),
        error: summarizeError(results.flatMap(({ errors }) => errors)[0]?.message),
        isFlaky: status === 'flaky',
      })),
  ),
]

/**
 * Adds a runner that failed for another reason than a test, such as an unhandled error or a route that no test covers. The reason
 * is in its last lines that speak of an error.
 * @param {string} name of the runner
 * @param {number} exitCode
 * @param {Failure[]} failures
 * @param {string} errorOutput
 * @returns {Failure[]}
 */
export function runnerFailures(name, exitCode, failures, errorOutput) {
  if (exitCode === 0 || failures.some(({ isFlaky }) => !isFlaky)) return failures
  const reasons = stripVTControlCharacters(errorOutput)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /error/i.test(line) && !line.startsWith('at '))
  const error = [`exit code ${exitCode} without a failed test`, ...reasons.slice(-reasonLimit)].join('; ')
  return [...failures, { test: name, error, isFlaky: false }]
}

/**
 * The lines of the summary, two per failure, flaky journeys last.
 * @param {Failure[]} failures
 */
export function failureLines(failures) {
  const sorted = failures.toSorted((a, b) => Number(a.isFlaky) - Number(b.isFlaky))
  const lines = sorted
    .slice(0, failureLimit)
    .flatMap(({ test, error, isFlaky }) => [`${isFlaky ? 'Flaky' : 'Failed'}  ${test}`, `  ${error}`])
  const hiddenCount = failures.length - failureLimit
  return hiddenCount > 0 ? [...lines, `and ${hiddenCount} more`] : lines
}
