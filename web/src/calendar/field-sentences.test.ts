import { expect, test } from 'vitest'
import { ApiProblem } from '../api/problem.ts'
import { fieldSentences } from './field-sentences.ts'

const refusal = (path: string, message: string) =>
  new ApiProblem({
    type: '',
    title: '',
    status: 400,
    detail: '',
    code: 'VALIDATION_FAILED',
    traceId: '',
    errors: [{ path, message }],
  })

test.each([
  ['data/ends', 'must be after the start', 'ends', 'The end must be after the start.'],
  ['expiresDate', 'must be in the future', 'expiresDate', 'The last day must be in the future.'],
  ['data/surface', 'requires a space type', 'surface', 'This requires a space type.'],
])('%s: %s', (path, message, field, sentence) => {
  expect(fieldSentences(refusal(path, message)).get(field)).toBe(sentence)
})
