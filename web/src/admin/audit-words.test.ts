import { expect, test } from 'vitest'
import { fieldText, operationText, whoText } from './audit-words.ts'

test.each([
  ['facility-mgmt.facilities.update', 'Facility: edited'],
  ['facility-mgmt.facilities.images.create', 'Facility images: created'],
  ['contact-mgmt.nameChanges.decide', 'Name changes: decided'],
  ['user-mgmt.users.setAdmin', 'Account: administrator role changed'],
  ['event-mgmt.events.someNewVerb', 'Event: some new verb'],
  ['upkeep', 'Upkeep'],
])('puts the operation %s into words', (operation, text) => {
  expect(operationText(operation)).toBe(text)
})

test.each([
  [{ op: 'replace', name: 'postalCode', value: '55401', before: null }, 'Postal code: 55401'],
  [{ op: 'replace', name: 'city', value: 'Austin', before: 'Dayton' }, 'City: Austin, was Dayton'],
  [{ op: 'replace', name: 'about', value: null, before: null }, 'About'],
  [{ op: 'remove', name: 'block', value: null, before: null }, 'Block removed'],
  [{ op: 'remove', name: 'phone', value: null, before: '1' }, 'Phone removed, was 1'],
])('puts the changed field %j into words', (field, text) => {
  expect(fieldText(field)).toBe(text)
})

test.each([
  [{ user: { name: 'Ada' }, link: null }, 'Ada'],
  [{ user: { name: null }, link: null }, 'A former member'],
  [{ user: null, link: null }, 'The system'],
  [{ user: null, link: 'host' }, 'A host, by a mailed link'],
  [{ user: null, link: 'sender' }, 'A sender, by a mailed link'],
  [{ user: { name: 'Ada' }, link: 'host' }, 'Ada, by a mailed link'],
] as const)('puts who did %j into words', (entry, text) => {
  expect(whoText(entry)).toBe(text)
})
