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
  event: null,
})
const joined = '2027-03-01T11:00:00.000Z'
const member = (userId: string, readSequence: number | null, createdDate = joined) => ({
  userId,
  name: userId,
  readSequence,
  createdDate,
})
const group = { isDirect: false, contact: null }
const ofTwo = { isDirect: true, contact: null }
const own = { messages: [message(4, 'bo'), message(5)], last: 5, change: 5 }
const read = (marks: Record<string, number | null>, { of = group, window = own } = {}) =>
  readBy({
    group: of,
    window,
    ownId: 'ann',
    members: [member('ann', 5), ...Object.entries(marks).map(([id, mark]) => member(id, mark))],
  })?.words

describe('the newest message, which is the reader’s own,', () => {
  test('that nobody has read has no mark', () => expect(read({ bo: 4, cy: 0 })).toBeUndefined())
  test('is read by who has read as far', () => expect(read({ bo: 5, cy: 4 })).toBe('Seen by bo'))
  test('is read by everybody', () => expect(read({ bo: 5, cy: 5 })).toBe('Seen by everybody'))
  test('names three readers', () =>
    expect(read({ bo: 5, cy: 5, di: 5, ed: 5, flo: 1 })).toBe('Seen by bo, cy, di, and 1 more'))
  test('isn’t known to be read by somebody without a mark', () =>
    expect(read({ bo: 5, cy: null })).toBe('Seen by bo'))
  test('is read by the other person of two', () => expect(read({ bo: 5 }, { of: ofTwo })).toBe('Seen'))
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
    })?.words,
  ).toBe('Seen'))

const messages = [message(3), message(4, 'bo'), message(5), message(6, 'ann', '2027-03-01T12:01:00.000Z')]
const lastRead = (mark: number, join?: string) =>
  readBy({
    group,
    window: { messages, last: 9, change: 9 },
    ownId: 'ann',
    members: [member('ann', 9), member('bo', mark, join)],
  })?.id

test.each([
  [2, undefined],
  [3, 'm3'],
  [4, 'm3'],
  [5, 'm5'],
  [9, 'm5'],
])('with a mark at %i, the last own message that was read, and isn’t deleted, is %s', (mark, id) =>
  expect(lastRead(mark)).toBe(id),
)

test('whoever joined after a message hasn’t read it', () =>
  expect(lastRead(9, '2027-03-01T13:00:00.000Z')).toBeUndefined())
