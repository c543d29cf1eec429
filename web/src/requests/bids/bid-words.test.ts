import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { describe, expect, test } from 'vitest'
import {
  askToHold,
  datesText,
  heldOf,
  hoursText,
  isClosedByAward,
  overLowest,
  quoteOf,
  refusalOf,
  roomsText,
  spacesText,
} from './bid-words.ts'
import { awardedText, awardText } from './award-words.ts'
import { plainBid, plainHold } from '../testing/plain-bid.ts'

describe('the dates of a bid', () => {
  test('are not held without a hold', () => {
    expect(datesText(plainBid({ holds: [] }))).toMatchObject({ text: 'Apr 22 – 25', note: 'Not held' })
  })
  test('are held first in line until a day', () => {
    expect(datesText(plainBid())).toEqual({ text: 'Apr 22 – 25', note: 'First hold until Dec 18' })
  })
  test('are as good as the hold that is farthest behind', () => {
    const bid = plainBid({ holds: [plainHold(), plainHold({ place: 2 })] })
    expect(datesText(bid)).toMatchObject({ note: 'Second hold, behind one', tone: 'fair' })
  })
  test('say on which days less is held', () => {
    const bid = plainBid({ holds: [plainHold({ fromTime: '14:00', lastDay: '2027-04-24' })] })
    expect(datesText(bid)).toEqual({
      text: 'Apr 22 – 25',
      note: 'First hold until Dec 18; Thu, Apr 22 only from 2 PM; Sun, Apr 25 not held',
      tone: 'fair',
    })
  })
  test('are gone when a hold ran out', () => {
    const bid = plainBid({ holds: [plainHold({ state: 'RanOut', place: null })] })
    expect(datesText(bid)).toMatchObject({ note: 'The hold ran out on Dec 18, 2026', tone: 'bad' })
  })
})

describe('an award is', () => {
  const open = { isClosed: false }
  test('possible on the first hold', () => expect(refusalOf(plainBid(), open)).toBeUndefined())
  test('refused on the second hold', () => {
    const bid = plainBid({ holds: [plainHold(), plainHold({ place: 2 })] })
    expect(refusalOf(bid, open)).toBe('Another hold is ahead of this one.')
  })
  test('refused after the hold ran out', () => {
    const bid = plainBid({ holds: [plainHold({ state: 'RanOut', place: null })] })
    expect(refusalOf(bid, open)).toBe('The hold ran out. Ask the host to hold the dates again.')
  })
  test('refused after somebody else booked, with the time', () => {
    const takenDate = new Date(2026, 0, 5, 15, 12).toISOString()
    const bid = plainBid({ holds: [plainHold({ takenDate })] })
    expect(refusalOf(bid, open)?.replace('\u202F', ' ')).toBe(
      'Booked by someone else on Jan 5, 2026 at 3:12 PM.',
    )
  })
  test.each([
    [false, 'You turned this host down. Reopen it first.'],
    [true, 'This host was closed with the award. Reopen it first.'],
  ])('refused for a host that is lost, closed by an award: %s', (isClosed, text) => {
    expect(refusalOf(plainBid({ status: 'Lost' }), { isClosed })).toBe(text)
  })
  test('said with what it books', () => {
    expect(awardText(plainBid({ spaceCount: 2 }), 'field')).toBe(
      'Awarding books 2 fields, Apr 22 – 25, at once. The hold runs until Dec 18, 2026.',
    )
  })
  test('said with the spaces that are offered and not held', () => {
    expect(awardText(plainBid({ spaceCount: 6 }), 'field')).toBe(
      'Awarding books 2 fields, Apr 22 – 25, at once. Offered but not held, so not booked: 4 fields. The hold runs until Dec 18, 2026.',
    )
  })
  test('said with the days on which it books less', () => {
    expect(awardText(plainBid({ holds: [plainHold({ fromTime: '14:00' })] }), 'field')).toMatch(
      /^Awarding books 2 fields, Apr 22 – 25 \(Thu, Apr 22 only from 2 PM\), at once\./,
    )
  })
  test('said with the days that are held, and with those that are offered and not booked', () => {
    const holds = [plainHold({ firstDay: '2027-04-20', lastDay: '2027-04-23' })]
    expect(awardText(plainBid({ holds, spaceCount: 3 }), 'field')).toBe(
      'Awarding books 2 fields, Apr 20 – 23, at once. Offered but not held, so not booked: Apr 24 – 25; 1 field. The hold runs until Dec 18, 2026.',
    )
  })
  test('said with other days than are offered', () => {
    const holds = [plainHold({ firstDay: '2027-05-01', lastDay: '2027-05-02' })]
    expect(awardText(plainBid({ holds, spaceCount: 2 }), 'field')).toBe(
      'Awarding books 2 fields, May 1 – 2, at once. Offered but not held, so not booked: Apr 22 – 25. The hold runs until Dec 18, 2026.',
    )
  })
  test('said to book spaces of another type as what they are', () => {
    expect(awardText(plainBid({ holds: [plainHold({ spacesAsked: [] })] }), 'court')).toMatch(
      /^Awarding books 2 spaces, none of them courts, Apr 22 – 25, at once\./,
    )
  })
  test('said to book nothing without holds', () => {
    expect(awardText(plainBid({ holds: [] }), 'field')).toBe(
      'Awarding chooses Cedar Bend for Apr 22 – 25. Nothing is held, so no calendar changes.',
    )
  })
})

test.each([
  ['what was held', [plainHold({ state: 'Booked' })], '2 fields, Apr 22 – 25, booked for you.'],
  [
    'part of the days',
    [plainHold({ state: 'Booked', lastDay: '2027-04-23' })],
    '2 fields, Apr 22 – 23, booked for you.',
  ],
  ['nothing', [], 'Nothing was held, so nothing is booked: settle the dates with the host.'],
])('an award has booked %s', (_what, holds, text) => {
  expect(awardedText(plainBid({ holds }), 'field')).toBe(text)
})

test.each([
  [20_240, 1, 'Lowest, 1 field short'],
  [23_260, 0, '$3,020 over the lowest'],
])('a total of %i with %i short reads "%s"', (total, short, text) => {
  expect(overLowest(total, 20_240, short, 'field')).toBe(text)
})

test.each([
  [null, 'Not known'],
  [0.2, 'Under 1 h'],
  [14, '14 h'],
  [50, '2 d'],
])('an answer after %s hours reads "%s"', (hours, text) => {
  expect(hoursText(hours).text).toBe(text)
})

const ten = Array.from({ length: 10 }, (_, n) => `Field ${n + 1}`)
test.each([
  [
    'as asked',
    plainBid({ holds: [plainHold({ spaces: ten, spacesAsked: ten })] }),
    { text: '10 courts' },
    10,
  ],
  ['held in part', plainBid(), { text: '10 courts', note: '2 of 10 held' }, 2],
  [
    'fewer than asked, one of them held',
    plainBid({ spaceCount: 6, holds: [plainHold({ spaces: ['Field 1'], spacesAsked: ['Field 1'] })] }),
    { text: '6 courts', note: '4 short; 1 of 6 held', tone: 'bad' },
    1,
  ],
  [
    'booked in part',
    plainBid({ holds: [plainHold({ state: 'Booked' })] }),
    { text: '10 courts', note: '2 of 10 booked' },
    2,
  ],
  ['without a hold', plainBid({ holds: [] }), { text: '10 courts', note: 'not held' }, 0],
  [
    'of another type',
    plainBid({ holds: [plainHold({ spacesAsked: [] })] }),
    { text: '2 spaces, none of them courts', note: '10 short', tone: 'bad' },
    0,
  ],
  [
    'of two types',
    plainBid({ holds: [plainHold({ spacesAsked: ['Field 1'] })] }),
    { text: '2 spaces, 1 of them courts', note: '9 short', tone: 'bad' },
    1,
  ],
])('spaces %s', (_spaces, bid, words, held) => {
  expect(spacesText(bid, 10, 'court')).toEqual(words)
  expect(heldOf(bid)).toBe(held)
})

test('a block says how many rooms are missing', () => {
  expect(roomsText(plainBid({ hotelRooms: 470 }), 480)).toEqual({
    text: '470 rooms',
    note: '10 short; $139 a night, tax not in',
    tone: 'bad',
  })
})

test('a quoted offer has what the host sent, and not what the organizer adds', () => {
  expect(quoteOf(plainBid({ missing: [{ name: 'Medical cover', price: 2400 }] }), 'field')).toBe(
    'Your offer for Apr 22 – 25: 10 fields, rent $34,500, fees $4,200, grant $6,000, 620 rooms at $139, rebate $8 a night.\n\n',
  )
})

test.each([
  [0, 'live stream included'],
  [900, 'live stream $900'],
])('a live stream for %s dollars is quoted', (liveStreamCost, words) => {
  expect(quoteOf(plainBid({ liveStreamCost }), 'field')).toContain(`fees $4,200, ${words}, grant`)
})

const movedTo = (...statuses: LeadStatus[]) => ({
  moves: statuses.map((to) => ({
    from: 'Open' as const,
    to,
    by: 'sender' as const,
    name: null,
    at: '2026-11-20',
    isByAward: false,
  })),
})
const ask = { label: 'Ask to hold', message: 'Please hold Apr 22 – 25 for us.' }
const again = { label: 'Ask to hold again', message: 'Please hold Apr 22 – 25 for us again.' }
test.each([
  ['holds the dates', plainBid(), movedTo('Interested'), undefined],
  ['never held them', plainBid({ holds: [] }), movedTo('Interested'), undefined],
  [
    'held them too long ago',
    plainBid({ holds: [plainHold({ state: 'RanOut' })] }),
    movedTo('Interested'),
    again,
  ],
  ['was chosen and reopened', plainBid({ holds: [] }), movedTo('Interested', 'Won', 'Interested'), ask],
  ['was closed and reopened', plainBid({ holds: [] }), movedTo('Interested', 'Lost', 'Interested'), ask],
  ['held them again since', plainBid(), movedTo('Interested', 'Won', 'Interested'), undefined],
  ['is closed', plainBid({ status: 'Lost', holds: [] }), movedTo('Interested', 'Lost'), undefined],
])('a host that %s is asked to hold them, again only if it held them', (_host, bid, lead, asked) => {
  expect(askToHold(bid, lead)).toEqual(asked)
})

test.each([
  ['with the award of another', [true], true],
  ['by hand', [false], false],
  ['with an award, reopened, and closed by hand', [true, false], false],
])('a host that was closed %s: with the award %s', (_how, awards, isClosed) => {
  const moves = awards.flatMap((isByAward) => movedTo('Lost').moves.map((move) => ({ ...move, isByAward })))
  expect(isClosedByAward({ moves })).toBe(isClosed)
})
