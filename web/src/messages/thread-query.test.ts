import { expect, test } from 'vitest'
import { threadFilterOf, threadQueryOf, toThread } from './thread-query.ts'

const read = (search: string) => threadQueryOf(new URLSearchParams(search))

test('an address without a query lists the inbox', () => {
  expect(threadFilterOf(read(''))).toEqual({ isArchived: false })
})

test('an unknown box is the inbox', () => {
  expect(read('show=spam')).toEqual({ box: 'all', words: '' })
})

test('unread ones are those of the inbox', () => {
  expect(threadFilterOf(read('show=unread'))).toEqual({ isArchived: false, isOpened: false })
})

test('words without a box find archived ones too', () => {
  expect(threadFilterOf(read('q=grand park'))).toEqual({ text: 'grand park' })
})

test('words in the archive find archived ones only', () => {
  expect(threadFilterOf(read('show=archived&q=park'))).toEqual({ isArchived: true, text: 'park' })
})

test('a conversation keeps the list beside it', () => {
  expect(toThread('1', read('show=unread&q=park'))).toBe('/groups/1?show=unread&q=park')
})

test('the inbox without a conversation has no query', () => {
  expect(toThread(undefined, read('show=all'))).toBe('/groups')
})
