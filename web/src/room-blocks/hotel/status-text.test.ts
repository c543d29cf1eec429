import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { expect, test } from 'vitest'
import { agreedBlock } from '../testing/blocks.ts'
import { leadText } from './status-text.ts'

const block = (changes: Partial<RoomBlock>): RoomBlock => ({
  ...agreedBlock,
  askerName: 'Visit Elm',
  ...changes,
})
const question = 'How many rooms of your block are booked?'

test.each([
  [{ status: 'Asked' }, 'Visit Elm waits for your answer.'],
  [{ status: 'Offered' }, 'Visit Elm has your offer. Until they agree, you go on selling the rooms.'],
  [{ status: 'Agreed' }, 'Visit Elm agreed. The rooms are kept for the guests of the event.'],
  [{ status: 'Declined' }, 'Quarry House has no rooms for this event.'],
  [{ status: 'Withdrawn' }, 'Visit Elm no longer asks for rooms.'],
  [{ status: 'Withdrawn', isUnasked: true }, 'Visit Elm said no.'],
  [
    { status: 'Withdrawn', isUnasked: true, ended: 'EventCancelled' },
    'The event was cancelled before these rooms were agreed on.',
  ],
  [
    { status: 'Declined', ended: 'HotelHidden' },
    'The page of the hotel went private before these rooms were agreed on.',
  ],
  [{ status: 'Released' }, 'What nobody booked is yours again. Guests who booked keep their rooms.'],
] as const)('%o is told as %s, also by the link', (changes, text) => {
  expect([leadText(block(changes), true), leadText(block(changes), false)]).toEqual([text, text])
})

test.each(['Agreed', 'Released'] as const)(
  'a hotel whose figures of a block (%s) are due is asked for them',
  (status) => {
    const due = block({ status, pickUpSource: 'Missing' })
    expect(leadText(due, true)).toBe(question)
    expect(leadText(due, false)).toBe(
      `${question} You don’t need an account. This page is for this one block only.`,
    )
  },
)

test.each(['Asked', 'Offered', 'Declined', 'Withdrawn'] as const)(
  'of a block that is %s, no figures are asked for',
  (status) => {
    expect(leadText(block({ status, pickUpSource: 'Missing' }), false)).not.toContain(question)
  },
)

test.each(['Here', 'NotAsked', 'Reported'] as const)(
  'once the source of figures is %s, none are asked for',
  (pickUpSource) => {
    expect(leadText(block({ pickUpSource }), false)).not.toContain(question)
  },
)
