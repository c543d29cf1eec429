import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTheme, saveTheme, themeScript } from './theme.ts'

let dataset: Record<string, string>
let stored: Map<string, string>

beforeEach(() => {
  dataset = {}
  stored = new Map()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** As the head of a page does it. */
const runInHead = () => runInThisContext(themeScript)

test.each(['light', 'dark'] as const)('a chosen %s theme is kept and shown on the next page', (theme) => {
  saveTheme(theme)
  expect(dataset.theme).toBe(theme)
  expect([...stored]).toEqual([['theme', theme]])
  delete dataset.theme
  runInHead()
  expect(dataset.theme).toBe(theme)
  expect(readTheme()).toBe(theme)
})

test('the system’s theme is kept without an attribute', () => {
  saveTheme('dark')
  saveTheme('system')
  runInHead()
  expect(dataset).toEqual({})
  expect(readTheme()).toBe('system')
})

test.each([undefined, 'sepia'])('the system’s theme is shown if %j is stored', (value) => {
  if (value !== undefined) stored.set('theme', value)
  runInHead()
  expect(dataset).toEqual({})
  expect(readTheme()).toBe('system')
})
