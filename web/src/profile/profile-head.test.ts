import { expect, test } from 'vitest'
import { managersText } from './profile-head.tsx'

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

const textOf = (
  members: (typeof ann)[],
  isUnclaimed: boolean | null = false,
  inherited: (typeof ann)[] = [],
) => managersText({ members, inherited, isUnclaimed }, 'Manager')

test('names at most two managers, and nobody twice', () => {
  expect(textOf([bob], false, [bob])).toBe('Bob')
  expect(textOf([bob, cy])).toBe('Bob and Cy')
  expect(textOf([bob, cy], false, [dee])).toBe('Bob, Cy and 1 other')
})

test('members who aren’t managers are not counted', () => {
  expect(textOf([ann, bob])).toBe('Bob')
  expect(textOf([ann], true)).toBeUndefined()
})

test('a page whose managers are hidden from the reader is managed by its team', () => {
  expect(textOf([])).toBe('its team')
  expect(textOf([ann])).toBe('its team')
})

test('a page that nobody manages, and one of a kind without claims, has no text', () => {
  expect(textOf([], true)).toBeUndefined()
  expect(textOf([], null)).toBeUndefined()
})
