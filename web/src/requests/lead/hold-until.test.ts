import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api/problem.ts'
import { lastHeldDay, refusalWords, untilError } from './hold-until.ts'

describe('the day until which a request is held', () => {
  const days = { today: '2027-05-10', last: '2027-06-20' }
  test.each([
    ['yesterday', '2027-05-09', 'Must be today or later'],
    ['today', '2027-05-10', undefined],
    ['the last day', '2027-06-20', undefined],
    ['a day after the last one', '2028-11-20', 'Must be Jun 20, 2027 or earlier'],
    ['empty', '', 'Choose a day'],
  ])('may be %s or not', (_day, until, error) => expect(untilError(until, days)).toBe(error))

  const friday = { ends: '2027-06-19T02:00:00.000Z' }
  const midnight = { ends: '2027-06-21T04:00:00.000Z' }
  test.each([
    ['the chosen one', '2027-06-01', [friday, midnight], '2027-06-01'],
    ['that of the last time, if it is over before', '2027-06-20', [friday], '2027-06-18'],
    ['the day that ends at midnight', '2027-06-21', [friday, midnight], '2027-06-20'],
  ])('is %s', (_which, until, holds, day) => expect(lastHeldDay(until, holds, 'America/New_York')).toBe(day))
})

test('a refusal names the field as the page does', () => {
  const refused = (path: string, message: string) =>
    new ApiProblem({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'INVALID_INPUT',
      traceId: '0',
      detail: 'The input is invalid.',
      errors: [{ path, message }],
    })
  expect(refusalWords(refused('data/expiresDate', 'must be in the future'))).toBe(
    '“Hold until” must be in the future.',
  )
  expect(refusalWords(refused('data/holds/3/ends', 'must be in the future'))).toBe(
    'The end of each day must be in the future.',
  )
  expect(refusalWords(refused('data/other', 'is wrong'))).toBe('Other is wrong.')
})
