import { expect, test } from 'vitest'
import { nextStep, type Reachable } from './next-step.ts'

const step = (ways: Partial<Reachable>) =>
  nextStep({ email: null, phone: null, website: null, ...ways }, 'Request dates', {
    subject: 'Event request',
    body: 'Hello',
  })

test('prefers email to phone to website', () => {
  expect(step({ email: 'a@b.example', phone: '(317) 555-0101' })).toEqual({
    way: 'mail',
    label: 'Request dates',
    href: 'mailto:a@b.example?subject=Event%20request&body=Hello',
  })
  expect(step({ phone: '(317) 555-0101', website: 'https://gym.example' })).toEqual({
    way: 'phone',
    label: 'Call (317) 555-0101',
    href: 'tel:3175550101',
  })
  expect(step({ website: 'https://gym.example' })).toMatchObject({
    way: 'website',
    href: 'https://gym.example',
  })
})

test('there is no next step without a contact', () => {
  expect(step({})).toBeUndefined()
})
