import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptPerson, isOutdated, readKeptPerson, writeKeptPerson } from './kept-person.ts'

const dayMs = 86_400_000
const ann = { subject: 'local|ann', userId: 'a1' }

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('remembers whose device it is', () => {
  writeKeptPerson(ann)
  expect(readKeptPerson()).toMatchObject(ann)
})

test('remembers nobody after forgetting', () => {
  writeKeptPerson(ann)
  forgetKeptPerson()
  expect(readKeptPerson()).toBeNull()
})

test('remembers nobody if what is stored is malformed', () => {
  for (const text of ['no JSON', '[]', '{"subject": 1}']) {
    stored.set('kept-person', text)
    expect(readKeptPerson()).toBeNull()
  }
})

test('is outdated after more than seven days', () => {
  writeKeptPerson(ann)
  expect(isOutdated(Date.now() + 6 * dayMs)).toBe(false)
  expect(isOutdated(Date.now() + 8 * dayMs)).toBe(true)
})
