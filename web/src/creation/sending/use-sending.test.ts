import { expect, test } from 'vitest'
import { ApiProblem } from '../../api/problem.ts'
import { refusalText } from './use-sending.ts'

const problem = (code: string) =>
  new ApiProblem({ type: '', title: '', status: 422, detail: 'Refused.', code, traceId: '' })

test.each([
  ['IDEMPOTENCY_KEY_REUSED', 'This draft was already sent. Find its page on Home.'],
  ['VALIDATION_FAILED', 'Refused.'],
])('a refusal with %s reads %j', (code, text) => {
  expect(refusalText(problem(code))).toBe(text)
})
