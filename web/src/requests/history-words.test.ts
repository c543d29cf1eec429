import type { LeadHistory } from '@app/contract/events/lead-schema.ts'
import { expect, test } from 'vitest'
import { historySteps, organizerSteps } from './history-words.ts'

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
const textsOf = (...entries: Entry[]) => historySteps(entries, 'host').map(({ text }) => text)

test('an offer is sent once, then changed, until it is withdrawn; the newest step comes first', () => {
  expect(textsOf(entry('Offered'), entry('Offered'), entry('OfferWithdrawn'), entry('Offered'))).toEqual([
    'Offer sent',
    'Offer withdrawn',
    'Offer changed',
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
  ).toEqual(['Interested', 'Dates held', 'Dates held at Elm Fields', 'Asked Elm Fields to hold'])
})

test('the organizer reads answers and offers in one list, newest first', () => {
  const move = { from: 'Open', by: 'host', name: null, isByAward: false } as const
  const steps = organizerSteps({
    moves: [
      { ...move, to: 'Interested', at: '2026-11-20T12:00:00Z' },
      { ...move, from: 'Interested', to: 'Won', by: 'sender', at: '2026-11-23T12:00:00Z' },
    ],
    offers: [
      { what: 'Offered', name: null, at: '2026-11-20T12:00:00Z' },
      { what: 'Offered', name: null, at: '2026-11-21T12:00:00Z' },
      { what: 'OfferWithdrawn', name: null, at: '2026-11-22T12:00:00Z' },
    ],
  })
  expect(steps.map(({ text, by }) => [text, by])).toEqual([
    ['You chose them', 'sender'],
    ['Offer withdrawn', 'host'],
    ['Offer changed', 'host'],
    ['Offer received', 'host'],
    ['Interested', 'host'],
  ])
})

test('a request that the organizer reopens is reopened, whoever reads it', () => {
  const reopened = entry('Moved', { status: 'Interested', by: 'sender' })
  for (const side of ['host', 'sender'] as const)
    expect(historySteps([reopened], side).map(({ text }) => text)).toEqual(['Reopened'])
})

test('a pass that is undone is a step, unless the answer comes with it', () => {
  const undone = entry('Moved', { status: 'Open', at: '2026-11-20T12:00:00.000Z' })
  const answer = (at: string) => entry('Moved', { status: 'Interested', at })
  expect(textsOf(undone)).toEqual(['Pass undone'])
  expect(textsOf(undone, answer('2026-11-20T12:00:00.040Z'))).toEqual(['Interested'])
  expect(textsOf(undone, answer('2026-11-20T14:00:00.000Z'))).toEqual(['Interested', 'Pass undone'])
})
