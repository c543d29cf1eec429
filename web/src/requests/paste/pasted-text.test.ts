import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pastedText } from './pasted-text.ts'

const dayMs = 86_400_000

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a pasted text is there again, and goes when it is emptied', () => {
  pastedText.write({ text: 'Dear hosts' })
  expect(pastedText.read()).toEqual({ text: 'Dear hosts' })
  pastedText.write({ text: ' ' })
  expect(pastedText.read()).toEqual({ text: '' })
})

test('a pasted text that nobody came back to is forgotten after 90 days', () => {
  vi.useFakeTimers()
  pastedText.write({ text: 'Dear hosts' })
  vi.setSystemTime(Date.now() + 89 * dayMs)
  expect(pastedText.read()).toEqual({ text: 'Dear hosts' })
  vi.setSystemTime(Date.now() + 2 * dayMs)
  expect(pastedText.read()).toEqual({ text: '' })
})
