import { accountTypes as listed, type AccountType } from '@app/contract/reference-lists/account-types.ts'
import { expect, test } from 'vitest'
import { accountSteps, accountTypes } from './account-steps.ts'

const targets = (accountType: AccountType, counts: Parameters<typeof accountSteps>[1] = new Map()) =>
  accountSteps(accountType, counts).map(({ to }) => to)

test('the account types are those of section 3, in their order', () => {
  expect(accountTypes).toEqual(listed)
})

test.each(listed)('%s has two to four steps, each once', (accountType) => {
  const steps = targets(accountType)
  expect(steps.length).toBeGreaterThanOrEqual(2)
  expect(steps.length).toBeLessThanOrEqual(4)
  expect(new Set(steps).size).toBe(steps.length)
})

test('an event organizer lists an organization and an event, and finds a venue and a host', () => {
  expect(targets('Event Organizer')).toEqual([
    '/organizations/new',
    '/events/new',
    '/facilities/marketplace',
    '/destinations/marketplace',
  ])
})

test.each([
  ['Facility', '/facilities/new'],
  ['Destination', '/destinations/new'],
  ['Local Business', '/businesses/new'],
] as const)('%s finds or adds its page first', (accountType, path) => {
  expect(targets(accountType)[0]).toBe(path)
})

test('a page that the reader has is no step', () => {
  expect(targets('Facility', new Map([['facility', 1]]))).not.toContain('/facilities/new')
})
