import { describe, expect, test } from 'vitest'
import { playwrightSkips, skipLines, vitestSkips } from './skips.mjs'

describe('vitestSkips', () => {
  const plain = { ancestorTitles: [], title: 'runs', status: 'passed', failureMessages: [], meta: {} }
  const file = { name: '/project/server/src/a.test.ts', status: 'passed', message: '' }
  const skipsOf = (...files: Parameters<typeof vitestSkips>[0]['testResults']) =>
    vitestSkips({ testResults: files }, '/project')

  test('has the reason of a skipped test', () => {
    const skipped = {
      ...plain,
      ancestorTitles: ['as root'],
      title: 'runs',
      status: 'skipped',
      meta: { needs: 'root' },
    }
    expect(skipsOf({ ...file, assertionResults: [plain, skipped] })).toEqual([
      { test: 'server/src/a.test.ts › as root › runs', reason: 'needs root' },
    ])
  })

  test('names a test that is skipped without a reason, or to do', () => {
    const skips = skipsOf({
      ...file,
      assertionResults: [
        { ...plain, status: 'skipped' },
        { ...plain, status: 'todo' },
      ],
    })
    expect(skips.map(({ reason }) => reason)).toEqual(['gives no reason', 'gives no reason'])
  })

  test('leaves out what a broken hook skipped', () => {
    expect(
      skipsOf({ ...file, status: 'failed', assertionResults: [{ ...plain, status: 'skipped' }] }),
    ).toEqual([])
  })
})

describe('playwrightSkips', () => {
  test('has the reason of a skipped journey, below its file and suites', () => {
    const annotations = [{ type: 'skip', description: 'needs Chromium with windows' }]
    const skipped = { title: 'is shown', tests: [{ status: 'skipped', annotations, results: [] }] }
    const passed = { title: 'is read', tests: [{ status: 'expected', annotations: [], results: [] }] }
    const suites = [
      { title: 'device.spec.ts', specs: [passed], suites: [{ title: 'a push', specs: [skipped] }] },
    ]
    expect(playwrightSkips({ suites })).toEqual([
      { test: 'e2e/device.spec.ts › a push › is shown', reason: 'needs Chromium with windows' },
    ])
  })
})

describe('skipLines', () => {
  test('lists tests by their reason', () => {
    expect(
      skipLines([
        { test: 'a', reason: 'needs root' },
        { test: 'b', reason: 'needs Linux' },
        { test: 'c', reason: 'needs root' },
      ]),
    ).toEqual(['Skipped  needs root', '  a', '  c', 'Skipped  needs Linux', '  b'])
  })

  test('prints nothing without skipped tests', () => {
    expect(skipLines([])).toEqual([])
  })

  test('ends after forty lines', () => {
    const skips = Array.from({ length: 50 }, (_, index) => ({ test: `test ${index}`, reason: 'needs root' }))
    expect(skipLines(skips)).toHaveLength(41)
    expect(skipLines(skips).at(-1)).toBe('and 11 more lines')
  })
})
