import { expect, test } from 'vitest'
import { whySimilar } from './fit.ts'

const spaces = (
  name: 'Court' | 'Field' | 'Rink',
  count: number,
  surface: 'Hardwood' | 'Turf' | null = null,
) => ({
  name,
  count,
  surface,
  location: null,
  additionalFeatures: null,
})
const here = { sports: ['Volleyball', 'Soccer'], spaceTypes: [spaces('Court', 6), spaces('Field', 2)] }

test('names the spaces that suit a shared sport, also those of unknown surfaces', () => {
  const other = { sports: ['Volleyball'], spaceTypes: [spaces('Court', 5, 'Hardwood'), spaces('Court', 3)] }
  expect(whySimilar(here, other)).toBe('8 volleyball courts')
})

test('counts no spaces that do not suit the sport', () => {
  const other = { sports: ['Volleyball'], spaceTypes: [spaces('Court', 5, 'Turf'), spaces('Court', 3)] }
  expect(whySimilar(here, other)).toBe('3 volleyball courts')
})

test('names the shared sport with the most spaces', () => {
  const other = { sports: ['Volleyball', 'Soccer'], spaceTypes: [spaces('Court', 1), spaces('Field', 12)] }
  expect(whySimilar(here, other)).toBe('12 soccer fields')
})

test('does not count spaces for a sport that the facility does not list', () => {
  const other = { sports: ['Soccer'], spaceTypes: [spaces('Court', 9), spaces('Field', 1)] }
  expect(whySimilar(here, other)).toBe('1 soccer field')
})

test('names shared sports without spaces', () => {
  expect(whySimilar(here, { sports: ['Soccer', 'Volleyball', 'Golf'], spaceTypes: [] })).toBe(
    'Soccer and Volleyball',
  )
})

test('names a shared type of space without shared sports', () => {
  expect(whySimilar(here, { sports: ['Golf'], spaceTypes: [spaces('Rink', 1), spaces('Field', 4)] })).toBe(
    '4 fields',
  )
})

test('has no reason if nothing is shared', () => {
  expect(whySimilar(here, { sports: [], spaceTypes: [spaces('Rink', 1)] })).toBeUndefined()
})
