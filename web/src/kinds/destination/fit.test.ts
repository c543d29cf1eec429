import { expect, test } from 'vitest'
import { whySimilar } from './fit.ts'

const here: Parameters<typeof whySimilar>[0] = {
  sports: ['Volleyball', 'Soccer', 'Golf', 'Chess'],
  services: ['Signage'],
}

test.each([
  [['Soccer'], 'Also hosts Soccer'],
  [['Soccer', 'Curling', 'Golf'], 'Also hosts Soccer and Golf'],
  [['Soccer', 'Golf', 'Chess'], 'Also hosts Soccer and 2 more sports'],
  [['Soccer', 'Golf', 'Chess', 'Volleyball'], 'Also hosts Soccer and 3 more sports'],
])('names what is shared of the sports %j', (sports, reason) => {
  expect(whySimilar(here, { sports, services: [] })).toBe(reason)
})

test('counts shared services without shared sports', () => {
  expect(whySimilar(here, { sports: ['Curling'], services: here.services })).toBe('1 service in common')
})

test('has no reason if nothing is shared', () => {
  expect(whySimilar(here, { sports: [], services: [] })).toBeUndefined()
})
