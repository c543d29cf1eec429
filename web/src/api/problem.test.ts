import { expect, test } from 'vitest'
import { ApiProblem, fieldErrorsOf, NetworkError, reasonOf } from './problem.ts'

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
  for (const error of [refusal(), new NetworkError(), new Error('odd'), null])
    expect(fieldErrorsOf(error).size).toBe(0)
})

test.each([
  ['data/startDate', 'is required', 'Start date is required.'],
  ['data/memberIds/1', 'is not the id of a user', 'Member ids is not the id of a user.'],
  ['', 'must be an object', 'This must be an object.'],
  ['file', 'The file has no rows.', 'The file has no rows.'],
])('explains the field %s in a sentence', (path, message, sentence) =>
  expect(reasonOf(refusal([{ path, message }]))).toBe(sentence),
)

test('explains an error of the browser in words for readers', () =>
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe('Something went wrong. Try again.'))
