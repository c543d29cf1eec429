import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { plainHost } from '../testing/plain-host.ts'
import {
  firstOffer,
  isChanged,
  offerErrors,
  offerOf,
  offerTotal,
  spacesHint,
  type OfferValues,
} from './offer-values.ts'

const values: OfferValues = {
  from: '2027-04-23',
  to: '2027-04-25',
  rent: '26,400',
  fees: '5900',
  feesNote: ' ',
  liveStreamCost: '0',
  grantAmount: '12000',
  rebate: '8',
  hotelRate: '146',
  hotelRooms: '540',
  spaceCount: '8',
  spacesNote: 'Fields 1–8',
  cancellationTerms: '',
  note: '',
  services: ['Signage'],
  included: [],
}

test('an offer has the numbers and texts of the form', () => {
  expect(offerOf(values)).toEqual({
    startDate: '2027-04-23',
    endDate: '2027-04-25',
    rent: 26_400,
    fees: 5900,
    liveStreamCost: 0,
    grantAmount: 12_000,
    rebate: 8,
    hotelRate: 146,
    hotelRooms: 540,
    spaceCount: 8,
    feesNote: null,
    spacesNote: 'Fields 1–8',
    cancellationTerms: null,
    note: null,
    services: ['Signage'],
    included: [],
  })
})

test('the total is less the grant and the rebate of the room nights', () => {
  expect(offerTotal(values, null, 1000)).toMatchObject({ totalWithoutRebate: 20_300, total: 12_300 })
})

test.each([
  ['rent', ''],
  ['rent', '-1'],
  ['fees', '1e12'],
  ['hotelRooms', 'many'],
] as const)('%s of %j is an error', (name, text) => {
  expect([...offerErrors({ ...values, [name]: text }).keys()]).toEqual([name])
})

test.each([
  ['another way to write a number', { rent: '26400' }, false],
  ['a space at the end of a text', { spacesNote: 'Fields 1–8 ' }, false],
  ['another rent', { rent: '26,500' }, true],
  ['another day', { to: '2027-04-26' }, true],
  ['another service', { services: [] }, true],
])('%s is a change: %3$s', (_what, changes, isAChange) => {
  expect(isChanged(values, { ...values, ...changes })).toBe(isAChange)
})

test('an offer needs dates', () => {
  expect([...offerErrors({ ...values, from: '', to: '' }).keys()]).toEqual(['from'])
})

const fitWith = (own: number) => ({ misses: [], match: plainHost({}, { own }) })
test.each([
  ['as many as are asked, of a host that has more', 10, fitWith(12), '10'],
  ['all of a host that has fewer than are asked', 10, fitWith(8), '8'],
  ['no number for a host of which nobody knows', 10, null, ''],
  ['no number if any will do', null, fitWith(8), ''],
])('a new offer gives %s', (_spaces, spaceCount, fit, text) => {
  expect(firstOffer(null, plainEvent({ spaceCount }), fit, []).spaceCount).toBe(text)
})

const warning = '6 asked. Your page lists 6. If a partner adds the others, say so under “Which spaces”.'
test.each([
  ['6', fitWith(6), '6 asked'],
  ['99', fitWith(6), warning],
  ['99', null, '6 asked'],
])('%s spaces of a host that lists as many as it is known to have', (spaceCount, fit, hint) => {
  expect(spacesHint({ spaceCount }, { spaceCount: 6 }, fit)).toBe(hint)
})
