import { expect, test } from 'vitest'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { queueLead } from './queue-lead.ts'

const queue = (count: number) => ({
  facilities: count === 0 ? [] : [plainFacility({ createdDate: '2026-01-02T00:00:00.000Z' })],
  count,
  pageCount: 1,
})

test('says how many wait, and since when', () => {
  const all = { text: undefined, page: 1 }
  expect(queueLead(queue(2), all)).toBe('2 facilities wait for approval, the longest since Jan 2, 2026.')
  expect(queueLead(queue(2), { ...all, page: 2 })).toBe('2 facilities wait for approval.')
  expect(queueLead(queue(0), all)).toBe('No facility waits for approval.')
})

test('says of a search how many of those that wait it has found', () => {
  const search = { text: 'Elm', page: 1 }
  expect(queueLead(queue(1), search)).toBe('1 facility waits for approval with “Elm”.')
  expect(queueLead(queue(0), search)).toBe('No facility waits for approval with “Elm”.')
})
