import { describe, expect, test } from 'vitest'
import type { Message } from './conversation-types.ts'
import { isAtEnd, mostMessages, trimmed, withChanges, withMessages } from './message-window.ts'

const message = (sequence: number, changeSequence = sequence, text = ''): Message => ({
  id: `id-${sequence}`,
  clientId: `client-${sequence}`,
  sequence,
  changeSequence,
  author: { id: null, name: 'A former member', picture: null },
  text,
  replyTo: null,
  mentions: [],
  attachments: [],
  reactions: [],
  createdDate: '2027-03-12T00:00:00.000Z',
  editedDate: null,
  deletedDate: null,
  event: null,
})
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => message(from + n))
const window = (from: number, to: number, last = to) => ({ messages: messages(from, to), last, change: last })
const numbers = (shown: { messages: Message[] }) => shown.messages.map(({ sequence }) => sequence)

test('an older page goes to the front, whatever its order', () => {
  expect(numbers(withMessages(window(4, 5), messages(2, 3).toReversed()))).toEqual([2, 3, 4, 5])
})

test('a new message goes to the end', () => {
  const after = withChanges(window(4, 5), [message(6)])
  expect(numbers(after)).toEqual([4, 5, 6])
  expect(after).toMatchObject({ last: 6, change: 6 })
})

test('a message behind a gap is counted and not shown', () => {
  const after = withChanges(window(4, 5, 9), [message(10)])
  expect(numbers(after)).toEqual([4, 5])
  expect(after.last).toBe(10)
  expect(isAtEnd(after)).toBe(false)
})

test('a changed message replaces the earlier one', () => {
  const after = withChanges(window(4, 5), [message(4, 7, 'Edited')])
  expect(after.messages.map(({ text }) => text)).toEqual(['Edited', ''])
  expect(after.change).toBe(7)
})

describe('the quote in a reply', () => {
  const reply = (to: number, text: string): Message => {
    const { id, sequence, author } = message(to)
    return { ...message(5), replyTo: { id, sequence, author, text } }
  }
  const after = (changed: Message, text = 'Before') =>
    withChanges({ messages: [message(4), reply(changed.sequence, text)], last: 5, change: 5 }, [changed])
      .messages[1]

  test('has the text of an edited message', () => {
    expect(after(message(4, 6, 'After'))?.replyTo?.text).toBe('After')
  })

  test('has no text of a deleted message, also of one that isn’t shown', () => {
    expect(after(message(1, 6))?.replyTo?.text).toBe('')
  })

  test('has the beginning of a long message, without half of a character', () => {
    expect(after(message(4, 6, '🏟️'.repeat(200)))?.replyTo?.text).toBe('🏟️'.repeat(100))
  })

  test('stays the same object if the text stays', () => {
    const before = reply(4, 'Same')
    const { messages: shown } = withChanges({ messages: [message(4), before], last: 5, change: 5 }, [
      message(4, 6, 'Same'),
    ])
    expect(shown[1]).toBe(before)
  })
})

test('a page does not say which changes are known', () => {
  expect(withMessages(window(4, 5), [message(3, 90)]).change).toBe(5)
})

test('the first page of an empty window is the window', () => {
  expect(numbers(withMessages({ messages: [], last: 3, change: 3 }, messages(1, 3)))).toEqual([1, 2, 3])
})

test('no messages leave an empty window empty', () => {
  expect(numbers(withMessages({ messages: [], last: 0, change: 0 }, []))).toEqual([])
})

test('reading older ones forgets the newest', () => {
  const shown = numbers(trimmed(window(1, mostMessages + 50), 'older'))
  expect([shown[0], shown.at(-1)]).toEqual([1, mostMessages])
})

test('reading newer ones forgets the oldest', () => {
  const shown = numbers(trimmed(window(1, mostMessages + 50), 'newer'))
  expect([shown[0], shown.at(-1)]).toEqual([51, mostMessages + 50])
})
