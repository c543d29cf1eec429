import { typingTimeout } from '@app/contract/users/session-hub.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endTyping, noteTyping, typingIn } from './typing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('somebody who types is shown by their first name', () => {
  noteTyping('group', 'j', 'Jonquil Pereira')
  expect(typingIn('group')).toBe('Jonquil is typing')
  expect(typingIn('other')).toBeUndefined()
})

test('it ends some seconds after the last notice', () => {
  noteTyping('group', 'j', 'Jonquil')
  vi.advanceTimersByTime(typingTimeout - 1)
  noteTyping('group', 'j', 'Jonquil')
  vi.advanceTimersByTime(typingTimeout - 1)
  expect(typingIn('group')).toBe('Jonquil is typing')
  vi.advanceTimersByTime(1)
  expect(typingIn('group')).toBeUndefined()
})

test('a message of somebody ends only their own typing', () => {
  noteTyping('group', 'j', 'Jonquil')
  noteTyping('group', 'a', 'Amara')
  expect(typingIn('group')).toBe('Jonquil and Amara are typing')
  endTyping('group', 'j')
  expect(typingIn('group')).toBe('Amara is typing')
})

test('three people are several', () => {
  for (const name of ['Jonquil', 'Amara', 'Wen']) noteTyping('group', name, name)
  expect(typingIn('group')).toBe('Several people are typing')
})
