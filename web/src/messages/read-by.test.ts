import { describe, expect, test } from 'vitest'
import type { Message } from './conversation-types.ts'
import { readBy } from './read-by.ts'

const message = (sequence: number, authorId = 'ann', deletedDate: string | null = null): Message => ({
  id: `m${sequence}`,
  sequence,
  changeSequence: sequence,
  clientId: `c${sequence}`,
  author: { id: authorId, name: authorId, picture: null },
  text: 'Ten courts?',
  replyTo: null,
  mentions: [],
  attachments: [],
  reactions: [],
  createdDate: '2027-03-01T12:00:00.000Z',
  editedDate: null,
  deletedDate,
})
const member = (userId: string, readSequence: number | null) => ({ userId, name: userId, readSequence })
const group = { isDirect: false, contact: null }
const ofTwo = { isDirect: true, contact: null }
const own = { messages: [message(4, 'bo'), message(5)], last: 5, change: 5 }
const read = (marks: Record<string, number | null>, { of = group, window = own } = {}) =>
  readBy({
    group: of,
    window,
    ownId: 'ann',
    members: [member('ann', 5), ...Object.entries(marks).map(([id, mark]) => member(id, mark))],
  })

describe('the newest message, which is the reader’s own,', () => {
  test('that nobody has read has no mark', () => expect(read({ bo: 4, cy: 0 })).toBeUndefined())
  test('is read by who has read as far', () => expect(read({ bo: 5, cy: 4 })).toBe('Read by bo'))
  test('is read by everybody', () => expect(read({ bo: 5, cy: 5 })).toBe('Read by everybody'))
  test('names three readers', () =>
    expect(read({ bo: 5, cy: 5, di: 5, ed: 5, flo: 1 })).toBe('Read by bo, cy, di, and 1 more'))
  test('isn’t known to be read by somebody without a mark', () =>
    expect(read({ bo: 5, cy: null })).toBe('Read by bo'))
  test('is read by the other person of two', () => expect(read({ bo: 5 }, { of: ofTwo })).toBe('Read'))
  test('has no mark of the other person of two who isn’t visible', () =>
    expect(read({ bo: null }, { of: ofTwo })).toBeUndefined())
})

test('nobody on a contacted team is named to whoever wrote to it', () =>
  expect(
    readBy({
      group: { isDirect: false, contact: { isTeam: false, person: null } },
      window: own,
      ownId: 'ann',
      members: [member('ann', 5), member('bo', 5), member('cy', 1)],
    }),
  ).toBe('Read'))

test.each([
  ['of somebody else', { ...own, messages: [message(4), message(5, 'bo')] }],
  ['that was deleted', { ...own, messages: [message(5, 'ann', '2027-03-01T12:01:00.000Z')] }],
  ['before the newest one', { ...own, last: 6 }],
])('a message %s has no mark', (_, window) => expect(read({ bo: 6, cy: 6 }, { window })).toBeUndefined())
