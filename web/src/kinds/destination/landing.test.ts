import { expect, test } from 'vitest'
import { aboutDestinations } from './landing.server.ts'

const facet = (entries: Record<string, number>) =>
  Object.entries(entries).map(([value, count]) => ({ value, count }))

const about = (count: number, services: Record<string, number>, types: Record<string, number> = {}) =>
  aboutDestinations({
    count,
    profiles: [],
    facets: { services: facet(services), destinationType: facet(types) },
  })

test('names what destinations are and offer', () => {
  const services = { Signage: 9, Volunteer: 1, 'Grant Programs': 11 }
  expect(about(18, services, { 'Sports Commission': 6, 'Management Group': 12 })).toBe(
    'Of the 18, six are sports commissions, 11 offer grants, and one finds volunteers.',
  )
})

test('a service of all destinations is named as such', () => {
  expect(about(2, { 'Lodging Services': 2 })).toBe('Of the two, all help with lodging.')
})

test('one commission has a singular verb', () => {
  expect(about(3, {}, { 'Sports Commission': 1 })).toBe('Of the three, one is a sports commission.')
})

test.each([
  ['one destination', 1, { 'Grant Programs': 1 }],
  ['destinations without services', 4, {}],
])('there is nothing to write about %s', (_title, count, services) => {
  expect(about(count, services)).toBeUndefined()
})
