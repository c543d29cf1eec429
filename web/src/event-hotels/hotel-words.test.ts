import { expect, test } from 'vitest'
import { bedsText, hindranceText } from './hotel-words.ts'

test.each([
  [['Queen', 'Queen'] as const, '2 queen beds'],
  [['King', 'Sofa Bed'] as const, 'King bed and sofa bed'],
  [['Twin', 'Bunk Bed', 'Bunk Bed'] as const, 'Twin bed and 2 bunk beds'],
  [[] as const, ''],
])('%j are %j', (beds, text) => {
  expect(bedsText([...beds])).toBe(text)
})

test('says why a room can’t be booked', () => {
  expect(hindranceText('MinimumStay', 2, 3)).toBe('At least 3 nights')
  expect(hindranceText('Guests', 1)).toBe('No room for 1 guest')
  expect(hindranceText(null, 2)).toBe('')
})
