import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { eventCard } from './card.ts'

test.each([
  [{ isClosed: true }, 'Closed'],
  [{ status: 'Completed' }, 'Completed'],
  [{ status: 'Cancelled' }, 'Cancelled'],
  [{ status: 'Cancelled', isClosed: true }, 'Cancelled'],
] as const)('the card of an event with %j takes no likes and says %s', (facts, label) => {
  expect(eventCard.card(plainEvent(facts))).toMatchObject({ label, isOff: true, isClosed: true })
})

test('the card of an open event takes likes', () => {
  expect(eventCard.card(plainEvent({ status: 'Published' }))).not.toHaveProperty('isClosed')
})
