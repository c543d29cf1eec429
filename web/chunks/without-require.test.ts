import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const assets = path.join(import.meta.dirname, '..', 'build', 'client', 'assets')

test('no script for browsers requires modules', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const requiring = scripts.filter((name) =>
    /typeof require\b/.test(readFileSync(path.join(assets, name), 'utf8')),
  )
  expect(requiring).toEqual([])
})
