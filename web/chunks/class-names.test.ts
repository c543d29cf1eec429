import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

/** A folder with two stylesheets. */
function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'part'))
  const files = ['a.module.css', 'part/b.module.css'].map((file) => path.join(folder, file))
  for (const file of files) writeFileSync(file, '')
  const [first = '', second = ''] = files
  return { nameOf: shortClassNames(folder), first, second }
}

test('names are unique within a file and over files', () => {
  const { nameOf, first, second } = setUp()
  const names = [first, second].flatMap((file) => ['box', 'text'].map((name) => nameOf(name, file)))
  expect(names).toEqual(['_000', '_001', '_010', '_011'])
})

test('the same class of a file has the same name again', () => {
  const { nameOf, first } = setUp()
  expect(['box', 'text', 'box'].map((name) => nameOf(name, first))).toEqual(['_000', '_001', '_000'])
})

test('a file outside the folder throws', () => {
  const { nameOf } = setUp()
  expect(() => nameOf('box', '/elsewhere/a.module.css')).toThrow('/elsewhere/a.module.css is not in')
})
