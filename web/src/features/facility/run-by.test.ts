import { expect, test } from 'vitest'
import { runBy } from './run-by.ts'

const member = (userId: string, name: string, role: 'Manager' | 'Sales' = 'Manager') => ({
  userId,
  name,
  role,
})

test('names two people at most, managers first and nobody twice', () => {
  const [ann, bob, cy, dee] = [
    member('1', 'Ann', 'Sales'),
    member('2', 'Bob'),
    member('3', 'Cy'),
    member('4', 'Dee'),
  ]
  expect(runBy([])).toBeUndefined()
  expect(runBy([bob, bob])).toBe('Bob')
  expect(runBy([ann, bob])).toBe('Bob and Ann')
  expect(runBy([ann, bob, cy])).toBe('Bob, Cy and 1 other')
  expect(runBy([ann, bob, cy, dee])).toBe('Bob, Cy and 2 others')
})
