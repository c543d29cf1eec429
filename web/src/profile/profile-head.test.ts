import { expect, test } from 'vitest'
import { managedBy } from './profile-head.tsx'

const member = (userId: string, name: string, role: 'Manager' | 'Sales' = 'Manager') => ({
  userId,
  name,
  role,
})

test('names at most two people, managers first and nobody twice', () => {
  const [ann, bob, cy, dee] = [
    member('1', 'Ann', 'Sales'),
    member('2', 'Bob'),
    member('3', 'Cy'),
    member('4', 'Dee'),
  ]
  expect(managedBy([], 'Manager')).toBeUndefined()
  expect(managedBy([bob, bob], 'Manager')).toBe('Bob')
  expect(managedBy([ann, bob], 'Manager')).toBe('Bob and Ann')
  expect(managedBy([ann, bob, cy], 'Manager')).toBe('Bob, Cy and 1 other')
  expect(managedBy([ann, bob, cy, dee], 'Manager')).toBe('Bob, Cy and 2 others')
})
