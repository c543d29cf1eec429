import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { plainBid, plainHold } from '../testing/plain-bid.ts'
import { plainHost } from '../testing/plain-host.ts'
import {
  figureOf,
  firstOffer,
  isChanged,
  linesOf,
  offerErrors,
  offerOf,
  spacesHint,
  type OfferValues,
} from './offer-values.ts'

const values: OfferValues = {
  from: '2027-04-23',
  to: '2027-04-25',
  unheldDays: '',
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
  expect(figureOf(values, { costs: [], roomNights: 1000 })).toMatchObject({
    totalWithoutRebate: 20_300,
    total: 12_300,
  })
})

const costs = [
  { name: 'Medical cover', price: 2400 },
  { name: 'Ice', price: 150 },
]
test.each([
  ['all costs that the organizer has', {}, 1000, 14_850],
  ['those that the host leaves out', { included: ['Ice'] }, 1000, 14_700],
  ['the rebate of the block of rooms', { included: ['Ice'] }, null, 9740],
  ['no rebate of a block without dates', { from: '', to: '' }, null, 22_850],
])('before an offer is sent, the total is with %s', (_what, typed, roomNights, total) => {
  expect(figureOf({ ...values, ...typed }, { costs, roomNights })?.total).toBe(total)
})

test.each([
  ['as asked', '540', 1000],
  ['as many as the block has', '200', 600],
])('the rebate counts for room nights %s', (_nights, hotelRooms, rebateNights) => {
  expect(figureOf({ ...values, hotelRooms }, { costs, roomNights: 1000 })?.rebateNights).toBe(rebateNights)
})

test('there is no total while an amount is no number', () => {
  expect(figureOf({ ...values, fees: 'some' }, { costs, roomNights: null })).toBeNull()
})

test('an offer keeps its line of a live stream that the event asks for no longer', () => {
  const names = (liveStreamCost: string) =>
    linesOf({ liveStream: null }, { ...values, liveStreamCost }).map(({ name }) => name)
  expect([names('750').includes('liveStreamCost'), names('').includes('liveStreamCost')]).toEqual([
    true,
    false,
  ])
})

test('an offer begins with the costs that it includes and the organizer still has', () => {
  const bid = plainBid({ included: ['Ice', 'Shuttles'] })
  const known = { event: plainEvent(), fit: null, holds: [], costs }
  expect(firstOffer(bid, known).included).toEqual(['Ice'])
})

test.each([
  ['rent', ''],
  ['rent', '-1'],
  ['fees', '1e12'],
  ['hotelRooms', 'many'],
] as const)('%s of %j is an error', (name, text) => {
  expect([...offerErrors({ ...values, [name]: text }, []).keys()]).toEqual([name])
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
  expect([...offerErrors({ ...values, from: '', to: '' }, []).keys()]).toEqual(['from'])
})

const held = plainHold({ firstDay: '2027-04-22', lastDay: '2027-04-25' })
test.each<[string, Partial<OfferValues>, string[]]>([
  ['of the held dates', {}, []],
  ['of other dates', { from: '2027-05-01', to: '2027-05-02' }, ['unheldDays']],
  [
    'of other dates, whatever was chosen',
    { from: '2027-05-01', to: '2027-05-01', unheldDays: '2027-05-01' },
    ['unheldDays'],
  ],
  ['of one day more', { to: '2027-04-26' }, ['unheldDays']],
  ['of one day more, as chosen', { to: '2027-04-26', unheldDays: '2027-04-26' }, []],
  [
    'of two days more, of which one was chosen',
    { to: '2027-04-27', unheldDays: '2027-04-26' },
    ['unheldDays'],
  ],
])('an offer %s needs a choice for %3$j', (_what, typed, errors) => {
  expect([...offerErrors({ ...values, ...typed }, [held]).keys()]).toEqual(errors)
})

const fitWith = (own: number) => ({ misses: [], match: plainHost({}, { own }) })
test.each([
  ['as many as are asked, of a host that has more', 10, fitWith(12), '10'],
  ['all of a host that has fewer than are asked', 10, fitWith(8), '8'],
  ['no number for a host of which nobody knows', 10, null, ''],
  ['no number if any will do', null, fitWith(8), ''],
])('a new offer gives %s', (_spaces, spaceCount, fit, text) => {
  expect(firstOffer(null, { event: plainEvent({ spaceCount }), fit, holds: [], costs: [] }).spaceCount).toBe(
    text,
  )
})

const warning = '6 asked. Your page lists 6. If a partner adds the others, say so under “Which spaces”.'
test.each([
  ['6', fitWith(6), '6 asked'],
  ['99', fitWith(6), warning],
  ['99', null, '6 asked'],
])('%s spaces of a host that lists as many as it is known to have', (spaceCount, fit, hint) => {
  expect(spacesHint({ spaceCount }, { spaceCount: 6 }, fit)).toBe(hint)
})
