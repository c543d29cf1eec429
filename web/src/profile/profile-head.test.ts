import { expect, test } from 'vitest'
import { managedBy } from './profile-head.tsx'

const member = (userId: string, name: string, role: 'Manager' | 'Sales' = 'Manager') => ({
  userId,
  name,
  role,
})

const [ann, bob, cy, dee] = [
  member('1', 'Ann', 'Sales'),
  member('2', 'Bob'),
  member('3', 'Cy'),
  member('4', 'Dee'),
]

test('names at most two managers, and nobody twice', () => {
  expect(managedBy([bob, bob], 'Manager')).toBe('Bob')
  expect(managedBy([bob, cy], 'Manager')).toBe('Bob and Cy')
  expect(managedBy([bob, cy, dee], 'Manager')).toBe('Bob, Cy and 1 other')
})

test('members who aren’t managers are not counted', () => {
  expect(managedBy([ann, bob], 'Manager')).toBe('Bob')
  expect(managedBy([ann], 'Manager')).toBeUndefined()
})

test('a page without a team has no managers', () => {
  expect(managedBy([], 'Manager')).toBeUndefined()
})
