import { expect, test } from 'vitest'
import { ApiProblem, fieldErrorsOf, NetworkError } from './problem.ts'

const refusal = (errors?: { path: string; message: string }[]) =>
  new ApiProblem({
    type: '',
    title: '',
    status: 400,
    detail: '',
    code: 'VALIDATION_FAILED',
    traceId: '',
    errors,
  })

test('returns the first error of each invalid field', () => {
  const found = fieldErrorsOf(
    refusal([
      { path: 'data/startDate', message: 'is required' },
      { path: 'phone', message: 'must be a telephone number' },
      { path: 'phone', message: 'is too long' },
    ]),
  )
  expect([...found]).toEqual([
    ['startDate', 'is required'],
    ['phone', 'must be a telephone number'],
  ])
})

test('returns nothing for errors without invalid fields', () => {
  for (const error of [refusal(), new NetworkError(null), new Error('odd'), null])
    expect(fieldErrorsOf(error).size).toBe(0)
})
