import { expect, test } from 'vitest'
import { plainEvent } from './testing/plain-event.ts'
import { widerAudience } from './wider-audience.ts'

const request = plainEvent({ category: 'Private', description: 'Contact: Ana Ruiz, ana@club.example' })

test.each(['RFP', 'Marketed'])('a private event that becomes %s shows its contact to more people', (next) => {
  expect(widerAudience(request, next)?.text).toContain('with its description, its documents and')
  expect(widerAudience(request, next)?.text).toContain(
    'They will also see the contact: Ana Ruiz, ana@club.example.',
  )
})

test('a listed event that becomes marketed asks before everyone sees its contact', () => {
  const question = widerAudience(plainEvent({ ...request, category: 'RFP' }), 'Marketed')
  expect(question?.text).toMatch(/^Everyone will see its page.+ana@club\.example\./)
})

test.each([
  ['Private', 'Private'],
  ['RFP', 'RFP'],
  ['RFP', 'Private'],
  ['Marketed', 'Private'],
] as const)('a change from %s to %s asks nothing', (category, next) => {
  expect(widerAudience(plainEvent({ ...request, category }), next)).toBeUndefined()
})
