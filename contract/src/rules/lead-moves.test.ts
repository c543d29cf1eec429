import { expect, test } from 'vitest'
import { nextStatuses, statusBetween } from './lead-moves.ts'

const today = '2027-03-13'
const next = (
  status: Parameters<typeof nextStatuses>[0]['status'],
  side: 'host' | 'sender',
  lastDay: string | null,
) => nextStatuses({ status, lastDay }, side, today)

test.each([
  ['Open', 'host', ['Interested', 'Passed']],
  ['Open', 'sender', []],
  ['Interested', 'host', ['Passed']],
  ['Interested', 'sender', ['Won', 'Lost']],
  ['Passed', 'host', ['Open']],
  ['Passed', 'sender', []],
  ['Won', 'host', []],
  ['Won', 'sender', ['Interested']],
  ['Lost', 'sender', ['Interested']],
] as const)('a lead that is %s can be moved by the %s to %j', (status, side, statuses) => {
  expect(next(status, side, null)).toEqual(statuses)
})

test('a won lead can be reopened on the last day, but not after it', () => {
  expect(next('Won', 'sender', '2027-03-13')).toEqual(['Interested'])
  expect(next('Won', 'sender', '2027-03-12')).toEqual([])
})

test('only a host that passed goes through a status in between', () => {
  expect(statusBetween('Passed', 'Interested')).toBe('Open')
  expect([statusBetween('Open', 'Interested'), statusBetween('Interested', 'Open')]).toEqual([
    undefined,
    undefined,
  ])
})
