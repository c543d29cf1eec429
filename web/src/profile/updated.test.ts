import { expect, test } from 'vitest'
import { updatedText } from './updated.ts'

const changes = {
  phone: '2027-03-12T09:00:00.000Z',
  email: '2027-04-01T09:00:00.000Z',
  city: '2027-05-01T09:00:00.000Z',
}

test('the date is that of the latest change of the named fields', () => {
  expect(updatedText({ changes }, ['email', 'phone', 'website'])).toBe('Updated Apr 1, 2027')
})

test('there is no date if none of the fields ever changed', () => {
  expect(updatedText({ changes }, ['description'])).toBeUndefined()
})
