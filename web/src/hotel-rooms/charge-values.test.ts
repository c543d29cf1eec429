import { Charge } from '@app/contract/hotels/pricing-schema.ts'
import { expect, test } from 'vitest'
import { chargeErrors, chargeNote, chargeOf, chargeText, chargeValues } from './charge-values.ts'

const tax: Charge = {
  name: 'County lodging tax',
  purpose: 'Goes to the county',
  kind: 'Tax',
  isIncluded: false,
  unit: 'Percent',
  basisPoints: 625,
  base: 'RoomAndFees',
}
const fee: Charge = {
  name: 'Resort fee',
  purpose: 'Pays for the pool',
  kind: 'Fee',
  isIncluded: true,
  unit: 'Cents',
  cents: 950,
  per: 'PersonNight',
}

test.each([
  ['a percentage', tax],
  ['an amount', fee],
])('%s is the same after its form', (_, charge) => {
  expect(Charge.parse(chargeOf(chargeValues(charge)))).toEqual(charge)
  expect(chargeErrors(chargeValues(charge))).toEqual(new Map())
})

test.each([
  ['Room', '0', 'Must be 0.01 or more.'],
  ['Room', '100.01', 'Must be 100 or less.'],
  ['Room', 'much', 'Enter a percentage, such as 7 or 6.25.'],
  ['Room', '6.255', 'Use at most two decimals, such as 6.25.'],
  ['Night', '9.505', 'Use at most two decimals, such as 129.50.'],
  ['Night', '0', 'Must be more than 0.'],
  ['Night', '-1', 'Must be more than 0.'],
  ['Stay', '1000000000000', 'Must be 100,000 or less.'],
] as const)('refuses an amount by %s of %s', (counting, amount, reason) => {
  expect(chargeErrors({ ...chargeValues(undefined), counting, amount })).toEqual(
    new Map([['amount', reason]]),
  )
})

test('takes a tax of 100%', () => {
  const values = { ...chargeValues(undefined), name: 'All', purpose: 'All of it', amount: '100' }
  expect(chargeErrors(values)).toEqual(new Map())
  expect(Charge.parse(chargeOf(values))).toMatchObject({ basisPoints: 10_000 })
})

test.each([
  ['a fee', { kind: 'Fee' }],
  ['a tax in the rate', { inclusion: 'included' }],
] as const)('refuses %s on fees', (_, change) => {
  const values = { ...chargeValues(tax), ...change }
  expect([...chargeErrors(values).keys()]).toEqual(['counting'])
})

test('says what guests pay, and what for', () => {
  expect(chargeText(tax, 'USD')).toBe('6.25%')
  expect(chargeNote(tax)).toBe('Tax on the rate and fees. Goes to the county')
  expect(chargeText(fee, 'USD')).toBe('$9.50 a person and night')
  expect(chargeNote(fee)).toBe('Mandatory fee, part of the rate. Pays for the pool')
})
