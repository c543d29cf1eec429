import { expect, test } from 'vitest'
import { plainEvent } from './testing/plain-event.ts'
import { widerAudience } from './wider-audience.ts'

const request = plainEvent({ category: 'Private', description: 'Contact: Ana Ruiz, ana@club.example' })

test.each(['RFP', 'Marketed'])('a private event that becomes %s tells whom hosts write to', (next) => {
  expect(widerAudience(request, next)?.text).toContain('with its description, its documents and')
  expect(widerAudience(request, next)?.text).toContain(
    'They also read whom to write to: Ana Ruiz, ana@club.example.',
  )
})

test.each([
  ['Private', 'Private'],
  ['RFP', 'Marketed'],
  ['Marketed', 'Private'],
] as const)('a change from %s to %s asks nothing', (category, next) => {
  expect(widerAudience(plainEvent({ ...request, category }), next)).toBeUndefined()
})
