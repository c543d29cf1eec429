import { expect, test } from 'vitest'
import { agreeingFacts } from './agreeing-facts.ts'

const contact = (address: string | null, phone: string | null = null, website: string | null = null) => ({
  address,
  phone,
  website,
})

test.each([
  ['12 Main Ave', '12 Main Avenue', ['address']],
  ['12 N. Main St.', '12 North Main Street, Suite 4', ['address']],
  ['12 Main Ave', '14 Main Ave', []],
  ['12 Main Ave', '12 Main St', []],
  ['12 Main Ave', null, []],
])('the address %s and %s agree in %j', (a, b, facts) =>
  expect(agreeingFacts(contact(a), contact(b))).toEqual(facts),
)

test('a telephone agrees with and without its country code, a website with and without its protocol', () =>
  expect(
    agreeingFacts(
      contact(null, '+1 219-555-0142', 'https://www.oak.example/'),
      contact(null, '(219) 555-0142 x3', 'http://oak.example'),
    ),
  ).toEqual(['phone', 'website']))
