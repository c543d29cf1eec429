import type { LeadHistory } from '@app/contract/events/lead-schema.ts'
import { expect, test } from 'vitest'
import { historySteps } from './history-words.ts'

type Entry = LeadHistory[number]
const entry = (what: Entry['what'], changes: Partial<Entry> = {}): Entry => ({
  what,
  status: null,
  by: 'host',
  name: 'Ann',
  facilityName: null,
  at: '2026-11-20T12:00:00Z',
  ...changes,
})
const textsOf = (...entries: Entry[]) => historySteps(entries).map(({ text }) => text)

test('an offer is sent once, then changed, until it is withdrawn', () => {
  expect(textsOf(entry('Offered'), entry('Offered'), entry('OfferWithdrawn'), entry('Offered'))).toEqual([
    'Offer sent',
    'Offer changed',
    'Offer withdrawn',
    'Offer sent',
  ])
})

test('moves and holds are named, those of other pages with the page', () => {
  const elm = { facilityName: 'Elm Fields' }
  expect(
    textsOf(
      entry('AskedToHold', elm),
      entry('Held', elm),
      entry('Held'),
      entry('Moved', { status: 'Interested' }),
    ),
  ).toEqual(['Asked Elm Fields to hold', 'Dates held at Elm Fields', 'Dates held', 'Interested'])
})
