import { describe, expect, test } from 'vitest'
import { dependentsOf, importersOf, importsOf, reachableFrom, resolveImport } from './import-graph.mjs'

describe('importsOf', () => {
  test.each([
    ["import { a } from './a.ts'", './a.ts'],
    ["import './a.css'", './a.css'],
    ["export * from '../a.ts'", '../a.ts'],
    ["const a = lazy(() => import('./a.tsx'))", './a.tsx'],
    ["import type { A } from '@app/contract/a.ts'", '@app/contract/a.ts'],
    ["new Worker(new URL('./a.ts', import.meta.url))", './a.ts'],
  ])('%s', (text, specifier) => {
    expect(importsOf(text)).toEqual([specifier])
  })
})

describe('resolveImport', () => {
  test.each([
    ['./a.ts', 'web/src/map/a.ts'],
    ['../a.ts', 'web/src/a.ts'],
    ['./a.svg?raw', 'web/src/map/a.svg'],
    ['@app/contract/rules/days.ts', 'contract/src/rules/days.ts'],
  ])('%s', (specifier, file) => {
    expect(resolveImport('web/src/map/pin.tsx', specifier)).toBe(file)
  })

  test.each(['react', 'node:fs', 'virtual:icons', '@tanstack/react-query'])(
    '%s is none of ours',
    (specifier) => {
      expect(resolveImport('web/src/map/pin.tsx', specifier)).toBeUndefined()
    },
  )
})

test('a module reaches what it imports, directly or through others', () => {
  const texts: Record<string, string> = {
    'server/src/a.ts': "import './b.ts'\nimport pg from 'pg'",
    'server/src/b.ts': "new URL('./towns.tsv', import.meta.url)\nimport './a.ts'",
    'server/src/c.ts': '',
  }
  expect([...reachableFrom(['server/src/a.ts'], (file) => texts[file] ?? '')]).toEqual([
    'server/src/a.ts',
    'server/src/b.ts',
    'server/src/towns.tsv',
  ])
})

test('dependents are those who import a file, directly or through others, also in a circle', () => {
  const texts: Record<string, string> = {
    'web/src/a.ts': "import './b.ts'",
    'web/src/b.ts': "import './c.ts'",
    'web/src/c.ts': "import './b.ts'",
    'web/src/d.ts': '',
  }
  const importers = importersOf(Object.keys(texts), (file) => texts[file] ?? '')
  expect([...dependentsOf(['web/src/c.ts'], importers)].toSorted()).toEqual([
    'web/src/a.ts',
    'web/src/b.ts',
    'web/src/c.ts',
  ])
})
