import { expect, test } from 'vitest'
import { isHidden, statusTag } from './is-hidden.ts'

test.each(['Pending', 'Declined', 'Draft'])('a page with the status %s is hidden', (status) => {
  expect(isHidden({ status, isActive: true })).toBe(true)
})

test.each(['Approved', 'Published', 'Completed', 'Cancelled'])(
  'an active page with the status %s is not hidden',
  (status) => {
    expect(isHidden({ status, isActive: true })).toBe(false)
  },
)

test('a published page that is not active is hidden', () => {
  expect(isHidden({ status: 'Published', isActive: false })).toBe(true)
})

test.each([
  ['Pending', true, 'Pending approval', 'warn'],
  ['Declined', true, 'Declined', 'warn'],
  ['Draft', true, 'Draft', 'warn'],
  ['Approved', false, 'Hidden', 'plain'],
  ['Approved', true, 'Public', 'good'],
  ['Published', true, 'Published', 'good'],
  ['Cancelled', true, 'Cancelled', 'plain'],
])('the status %s of a page whose isActive is %s reads %s', (status, isActive, text, tone) => {
  expect(statusTag({ status, isActive })).toEqual({ text, tone })
})
