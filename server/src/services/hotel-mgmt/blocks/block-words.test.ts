import { expect, test } from 'vitest'
import { hotelNews, pickUpMails, type HotelWords } from './block-words.ts'

const kinds: [string, HotelWords][] = Object.entries({ ...hotelNews, ...pickUpMails })
const names = { hotelName: 'Quarry House', eventName: 'Spring Cup', askerName: 'Visit Elm' }

test.each(kinds)('%s: no sentence names an event twice that asks for itself', (_kind, { title, text }) => {
  const own = { ...names, askerName: 'Spring Cup' }
  for (const sentence of [title(own), ...text(own).split('. ')])
    expect(sentence.split('Spring Cup').length - 1).toBeLessThanOrEqual(1)
})

test('a request names who asks, and the event of a destination', () => {
  const { title, text } = hotelNews.asked
  expect(title(names)).toBe('Visit Elm asks for rooms for Spring Cup')
  expect(text(names)).toBe('Visit Elm asks Quarry House for a block of rooms for Spring Cup:')
  expect(title({ ...names, askerName: 'Spring Cup' })).toBe('Spring Cup asks for rooms')
})
