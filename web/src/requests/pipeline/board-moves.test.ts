import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { expect, test } from 'vitest'
import { plainLead } from '../testing/plain-lead.ts'
import { pickWords, refusalOf, stepTo, wayBack } from './board-moves.ts'

const lead = (status: ListedLead['status']): ListedLead => plainLead({ status })

test('an open lead goes right to Interested', () => {
  expect(stepTo(lead('Open'), 'Open', 1)).toEqual({
    to: 'Interested',
    words: 'Interested. Space drops it here.',
  })
})

test('a step over statuses that are not allowed says why', () => {
  expect(stepTo(lead('Open'), 'Interested', 1)).toEqual({
    to: 'Passed',
    words: 'Won is up to the organizer. Lost is up to the organizer. Passed. Space drops it here.',
  })
})

test('a step with nothing ahead stays', () => {
  expect(stepTo(lead('Open'), 'Passed', 1)).toEqual({ to: 'Passed', words: 'Stays Passed.' })
})

test('a passed lead goes back to Open only', () => {
  expect(stepTo(lead('Passed'), 'Passed', -1)).toEqual({
    to: 'Open',
    words:
      'Lost is up to the organizer. Won is up to the organizer. Undo the pass before you make it Interested. New. Space drops it here.',
  })
})

test.each([
  [
    'Open',
    'Picked up Spring Cup. Left and Right choose Interested and Passed. Space drops it, Escape returns it.',
  ],
  ['Won', 'Spring Cup can’t be moved: Won is final, except for the organizer.'],
] as const)('picking up a lead that is %s', (status, words) => {
  expect(pickWords(lead(status), 'Spring Cup')).toBe(words)
})

test('an interested lead can’t be opened again', () => {
  expect(refusalOf(lead('Interested'), 'Open')).toBe('Only a pass can be undone.')
})

test.each([
  ['Open', 'Passed', 'Open'],
  ['Interested', 'Passed', 'Interested'],
  ['Passed', 'Open', 'Passed'],
] as const)('a move from %s to %s can be undone', (from, to, back) => {
  const undo = wayBack({ lead: lead(from), to })
  expect([undo?.lead.status, undo?.to]).toEqual([to, back])
})

test('that a host is interested can’t be taken back: the organizer knows it', () => {
  expect(wayBack({ lead: lead('Open'), to: 'Interested' })).toBeUndefined()
})

test('a pass is taken up again with its reason', () => {
  const undo = wayBack({ lead: { ...lead('Passed'), passReason: 'We are full' }, to: 'Open' })
  expect(undo?.passReason).toBe('We are full')
})
