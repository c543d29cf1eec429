import { expect, test } from 'vitest'
import { inheritedRoles, onlyInherited } from './team.ts'

const ana = { userId: 'a', role: 'Manager' }
const ben = { userId: 'b', role: 'Staff' }

test('a member of both teams is listed once', () => {
  expect(onlyInherited([ana], [ana, ben])).toEqual([ben])
})

test('a person with two roles in the team of the owner is listed once', () => {
  expect(onlyInherited([], [ben, { ...ben, role: 'Manager' }])).toEqual([ben])
})

test('open invitations are different people', () => {
  const invited = { userId: null, role: 'Staff' }
  expect(onlyInherited([invited], [invited, invited])).toEqual([invited, invited])
})

test('a member has the roles of both teams', () => {
  const inherited = [{ ...ana, role: 'Marketing' }, ben, { ...ana, role: 'Manager' }]
  expect(inheritedRoles(inherited, ana)).toEqual(['Marketing', 'Manager'])
})

test('a member of one team inherits no role', () => {
  expect(inheritedRoles([ben], ana)).toEqual([])
})
