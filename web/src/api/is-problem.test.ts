import { expect, test } from 'vitest'
import { isProblem } from './is-problem.ts'

const problem = {
  type: '/docs/problems#VALIDATION_FAILED',
  title: 'Check the input',
  status: 400,
  detail: 'One field is invalid.',
  code: 'VALIDATION_FAILED',
  traceId: 't1',
}

test('accepts a problem without field errors', () => expect(isProblem(problem)).toBe(true))

test('accepts a problem with field errors', () =>
  expect(isProblem({ ...problem, errors: [{ path: 'data/name', message: 'is required' }] })).toBe(true))

test.each([
  ['a missing body', undefined],
  ['null', null],
  ['text', '<h1>Bad gateway</h1>'],
  ['another object', { message: 'Forbidden' }],
  ['a status that is text', { ...problem, status: '400' }],
  ['a missing code', { ...problem, code: undefined }],
  ['errors that are no list', { ...problem, errors: { name: 'is required' } }],
  ['an error without a message', { ...problem, errors: [{ path: 'data/name' }] }],
])('rejects %s', (_name, body) => expect(isProblem(body)).toBe(false))
