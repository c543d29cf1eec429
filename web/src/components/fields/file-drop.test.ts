import { expect, test } from 'vitest'
import { isAccepted } from './file-drop.tsx'

const photo = { name: 'North Court.JPG', type: 'image/jpeg' }
const plan = { name: 'plan.pdf', type: 'application/pdf' }

test.each([
  [photo, undefined, true],
  [photo, 'image/*', true],
  [photo, '.png, .jpg', true],
  [photo, 'image/png,image/jpeg', true],
  [photo, 'image/png', false],
  [plan, 'image/*', false],
  [plan, 'image/*,.pdf', true],
  [{ name: 'plan.pdf', type: '' }, 'application/pdf', false],
])('%j under %s: %s', (file, accept, expected) => {
  expect(isAccepted(file, accept)).toBe(expected)
})
