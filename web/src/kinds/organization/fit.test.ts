import { expect, test } from 'vitest'
import { whySimilar } from './fit.ts'

type Offering = Parameters<typeof whySimilar>[0]

const organizer: Offering = { sports: ['Basketball', 'Volleyball', 'Soccer'], services: [] }
const partner: Offering = { sports: [], services: ['Photography', 'Printing'] }

test('names up to two sports of both', () => {
  expect(whySimilar(organizer, { sports: ['Soccer', 'Basketball'], services: [] })).toBe(
    'Soccer and Basketball',
  )
})

test('counts more than two sports of both', () => {
  expect(whySimilar(organizer, organizer)).toBe('3 sports in common')
})

test('without a sport of both, names the services that both offer', () => {
  expect(whySimilar(partner, { sports: ['Soccer'], services: ['Printing'] })).toBe('Also offers Printing')
})

test('gives no reason if nothing is in common', () => {
  expect(whySimilar(organizer, partner)).toBeUndefined()
})
