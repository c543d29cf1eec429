import { describe, expect, test } from 'vitest'
import { failureLines, playwrightFailures, runnerFailures, vitestFailures } from './failures.mjs'

const red = '\u001b[31m'
const reset = '\u001b[0m'

const failure = (name: string, isFlaky = false) => ({ test: name, error: `Error: ${name}`, isFlaky })

describe('vitestFailures', () => {
  const passed = { ancestorTitles: [], title: 'passes', status: 'passed', failureMessages: [] }
  const failed = {
    ancestorTitles: ['PUT /likes', 'a manager'],
    title: 'likes it',
    status: 'failed',
    failureMessages: [
      'AssertionError: expected 1 to be 2\n    at /project/a.test.ts:2:31',
      'Error: a second',
    ],
  }
  const skipped = { ...passed, title: 'in a suite with a broken hook', status: 'skipped' }
  const file = { name: '/project/server/src/a.test.ts', status: 'failed', message: '' }
  const failuresOf = (...files: Parameters<typeof vitestFailures>[0]['testResults']) =>
    vitestFailures({ testResults: files }, '/project')

  test('names file, suites and title of a failed test, with its first error', () => {
    expect(failuresOf({ ...file, assertionResults: [passed, failed] })).toEqual([
      {
        test: 'server/src/a.test.ts › PUT /likes › a manager › likes it',
        error: 'AssertionError: expected 1 to be 2',
        isFlaky: false,
      },
    ])
  })

  test('names a file that cannot be loaded, with its error', () => {
    expect(failuresOf({ ...file, message: "Cannot find module './b.ts'", assertionResults: [] })).toEqual([
      { test: 'server/src/a.test.ts', error: "Cannot find module './b.ts'", isFlaky: false },
    ])
  })

  test('names a file with a broken hook, whose tests are skipped', () => {
    expect(failuresOf({ ...file, assertionResults: [passed, skipped] })).toEqual([
      { test: 'server/src/a.test.ts', error: 'failed outside of its tests', isFlaky: false },
    ])
  })

  test('leaves out files that passed', () => {
    expect(failuresOf({ ...file, status: 'passed', assertionResults: [passed, skipped] })).toEqual([])
  })
})

describe('playwrightFailures', () => {
  const errors = [
    { message: `${red}Error: expect(locator).toBeVisible() failed\n\nLocator: getByText('Hi')` },
  ]
  const journey = (title: string, status: string, results: { errors: { message: string }[] }[]) => ({
    title,
    tests: [{ status, results }],
  })
  const failuresOf = (...specs: ReturnType<typeof journey>[]) =>
    playwrightFailures({
      suites: [{ title: 'map.spec.ts', specs: [], suites: [{ title: 'a phone', specs }] }],
      errors: [],
    })

  test('names file, suites and title of a failed journey, with its error in one line without colors', () => {
    expect(failuresOf(journey('opens', 'unexpected', [{ errors }]))).toEqual([
      {
        test: 'e2e/map.spec.ts › a phone › opens',
        error: "Error: expect(locator).toBeVisible() failed Locator: getByText('Hi')",
        isFlaky: false,
      },
    ])
  })

  test('marks a journey that passed on its second try as flaky, with the error of the first', () => {
    expect(failuresOf(journey('opens', 'flaky', [{ errors }, { errors: [] }]))).toEqual([
      {
        test: 'e2e/map.spec.ts › a phone › opens',
        error: "Error: expect(locator).toBeVisible() failed Locator: getByText('Hi')",
        isFlaky: true,
      },
    ])
  })

  test('names the journeys of a file outside of its suites', () => {
    const suites = [{ title: 'map.spec.ts', specs: [journey('opens', 'unexpected', [{ errors: [] }])] }]
    expect(playwrightFailures({ suites, errors: [] })).toEqual([
      { test: 'e2e/map.spec.ts › opens', error: '', isFlaky: false },
    ])
  })

  test.each(['expected', 'skipped'])('leaves out a journey that is %s', (status) => {
    expect(failuresOf(journey('opens', status, []))).toEqual([])
  })

  test('has the errors outside of journeys', () => {
    const setupErrors = [{ message: 'Error: the product did not start\n    at setup (/a.ts:1:2)' }]
    expect(playwrightFailures({ suites: [], errors: setupErrors })).toEqual([
      { test: 'e2e', error: 'Error: the product did not start', isFlaky: false },
    ])
  })
})

describe('runnerFailures', () => {
  test('adds a runner that failed without a failed test', () => {
    expect(runnerFailures('Vitest', 1, [], '')).toEqual([
      { test: 'Vitest', error: 'exit code 1 without a failed test', isFlaky: false },
    ])
  })

  test('names the last errors of its output', () => {
    const output = `a warning\n\n${red}error during close Error: no test had a 2xx from: a.b${reset}\n    at teardown (a.ts:1)\n`
    expect(runnerFailures('Vitest', 1, [], output)).toEqual([
      {
        test: 'Vitest',
        error: 'exit code 1 without a failed test; error during close Error: no test had a 2xx from: a.b',
        isFlaky: false,
      },
    ])
  })

  test('adds a runner that failed with flaky journeys only', () => {
    expect(runnerFailures('Playwright', 1, [failure('a', true)], '')).toHaveLength(2)
  })

  test('adds nothing to failed tests', () => {
    expect(runnerFailures('Vitest', 1, [failure('a')], '')).toEqual([failure('a')])
  })

  test('adds nothing after a success', () => {
    expect(runnerFailures('Vitest', 0, [], '')).toEqual([])
  })
})

describe('failureLines', () => {
  test('lists failed tests before flaky journeys', () => {
    expect(failureLines([failure('a', true), failure('b')])).toEqual([
      'Failed  b',
      '  Error: b',
      'Flaky  a',
      '  Error: a',
    ])
  })

  test('lists twenty failures in full', () => {
    const lines = failureLines(Array.from({ length: 20 }, (_, index) => failure(`${index}`)))
    expect(lines).toHaveLength(40)
    expect(lines.at(-1)).toBe('  Error: 19')
  })

  test('only counts the failures after the twentieth', () => {
    const lines = failureLines(Array.from({ length: 23 }, (_, index) => failure(`${index}`)))
    expect(lines).toHaveLength(41)
    expect(lines.at(-1)).toBe('and 3 more')
  })

  test('is empty without failures', () => {
    expect(failureLines([])).toEqual([])
  })
})
