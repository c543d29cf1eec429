// @ts-check
// The skipped tests of a run with their reasons, read from the runners' JSON reports.
import { joinTitles, testsOf } from './failures.mjs'

/** @typedef {{ test: string, reason: string }} Skip */

const skipLimit = 40
const withoutReason = 'gives no reason'

/**
 * @param {{ testResults: import('./failures.mjs').VitestFile[] }} report
 * @param {string} root
 * @returns {Skip[]}
 */
export const vitestSkips = ({ testResults }, root) =>
  testResults
    // After an error, the rest of a file is skipped too.
    .filter(({ status }) => status !== 'failed')
    .flatMap((file) => testsOf(file, root))
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ test, meta }) => ({ test, reason: meta?.needs ? `needs ${meta.needs}` : withoutReason }))

/**
 * @param {{ suites: import('./failures.mjs').PlaywrightSuite[] }} report
 * @returns {Skip[]}
 */
export const playwrightSkips = ({ suites }) =>
  suites.flatMap(({ title, ...suite }) => suiteSkips(suite, [`e2e/${title}`]))

/**
 * @param {Omit<import('./failures.mjs').PlaywrightSuite, 'title'>} suite
 * @param {string[]} titles
 * @returns {Skip[]}
 */
const suiteSkips = ({ specs, suites = [] }, titles) => [
  ...suites.flatMap(({ title, ...suite }) => suiteSkips(suite, [...titles, title])),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => ({
        test: joinTitles([...titles, title]),
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? withoutReason,
      })),
  ),
]

/**
 * One line per reason, and one per test below it.
 * @param {Skip[]} skips
 */
export function skipLines(skips) {
  const lines = [...Map.groupBy(skips, ({ reason }) => reason)].flatMap(([reason, group]) => [
    `Skipped  ${reason}`,
    ...group.map(({ test }) => `  ${test}`),
  ])
  const hiddenCount = lines.length - skipLimit
  return hiddenCount > 0 ? [...lines.slice(0, skipLimit), `and ${hiddenCount} more lines`] : lines
}
