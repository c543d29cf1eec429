import { expect, test } from 'vitest'
import { plainBid } from '../testing/plain-bid.ts'
import { plainRequest } from '../testing/plain-lead.ts'
import { ApiProblem } from '../../api/problem.ts'
import {
  errorsOf,
  figureOfAnswer,
  firstValues,
  offerOfAnswer,
  refusedFields,
  answerSpacesHint,
} from './answer-values.ts'

const values = {
  spaceCount: '10',
  price: '32,400',
  from: '2027-04-22',
  to: '2027-04-25',
  note: ' Rain plan ',
  isStreamed: false,
  included: [],
}

test('an offer has the dates, the price and the spaces of the form', () => {
  expect(offerOfAnswer(values, null)).toEqual({
    startDate: '2027-04-22',
    endDate: '2027-04-25',
    rent: 32_400,
    spaceCount: 10,
    note: 'Rain plan',
    liveStreamCost: null,
    included: [],
  })
})

test('a live stream is part of the one price, also of an earlier offer that named its cost', () => {
  expect(offerOfAnswer({ ...values, isStreamed: true }, null)?.liveStreamCost).toBe(0)
  const earlier = plainBid({ rent: 30_000, fees: 1400, liveStreamCost: 1000 })
  expect(firstValues(plainRequest({ liveStream: 'Wished' }), earlier, [])).toMatchObject({
    price: '32400',
    isStreamed: true,
  })
})

test('without a price there is no offer, only interest', () => {
  const typed = { ...values, price: '', spaceCount: '', note: ' ', from: '' }
  expect([offerOfAnswer(typed, null), errorsOf(typed, null).size]).toEqual([null, 0])
})

test.each([{ spaceCount: '10' }, { note: 'Rain plan' }, { isStreamed: true }, { included: ['Ice'] }])(
  '%j does not go without a price',
  (typed) => {
    expect(errorsOf({ ...values, price: '', spaceCount: '', note: '', ...typed }, null).get('price')).toBe(
      'Type a price, or 0, to send the rest with it',
    )
  },
)

test('an offer keeps its price until it is passed on', () => {
  expect(errorsOf({ ...values, price: '' }, plainBid()).get('price')).toMatch(/To take the offer back, pass/)
})

test('what the form does not ask for stays as the team offered it', () => {
  const bid = plainBid({ services: ['Volunteer'], cancellationTerms: '30 days' })
  const first = firstValues(plainRequest(), bid, [])
  const { rent, fees, feesNote, grantAmount, rebate, hotelRate, hotelRooms, services, cancellationTerms } =
    bid
  expect(offerOfAnswer(first, bid)).toMatchObject({
    rent,
    fees,
    feesNote,
    grantAmount,
    rebate,
    hotelRate,
    hotelRooms,
    services,
    cancellationTerms,
  })
  const other = offerOfAnswer({ ...first, price: '20000' }, bid)
  expect(other).toMatchObject({ rent: 20_000, grantAmount, rebate, services, cancellationTerms })
  expect(other).not.toHaveProperty('fees')
})

test.each([
  ['1,200', undefined, 1200],
  ['8 courts', undefined, 8],
  ['1,2', 'Type a whole number, such as 8 or 1,120.', null],
  ['8.5', 'Type a whole number, such as 8 or 1,120.', null],
  ['eight', 'Type a whole number, such as 8 or 1,120.', null],
])('%j spaces: the error is %j', (spaceCount, error, number) => {
  const typed = { ...values, spaceCount }
  expect(errorsOf(typed, null).get('spaceCount')).toBe(error)
  expect(offerOfAnswer(typed, null)?.spaceCount).toBe(number)
})

test('a price needs dates', () => {
  expect([...errorsOf({ ...values, from: '' }, null).keys()]).toEqual(['from'])
})

test.each([
  [6, '6', 'They ask for 6'],
  [6, '200', 'They ask for 6. You give more: check the number.'],
  [6, '1,200', 'They ask for 6. You give more: check the number.'],
  [null, '200', undefined],
])('of %s asked, %s given reads "%s"', (asked, spaceCount, text) => {
  expect(answerSpacesHint({ spaceTypeCount: asked }, { spaceCount })).toBe(text)
})

const costs = [
  { name: 'Medical cover', price: 2400 },
  { name: 'Ice', price: 150 },
]

test.each([
  ['what the price leaves out', { included: ['Ice'] }, null, 34_800],
  ['nothing without a price', { price: '' }, null, undefined],
  ['the rebate that the team offered', { price: '34,500' }, plainBid({ included: [] }), 21_610],
])('the organizer sees a price with %s', (_what, typed, bid, total) => {
  expect(figureOfAnswer({ ...values, ...typed }, bid, { costs, roomNights: 1180 })?.total).toBe(total)
})

test('an answer begins with the costs that the offer includes and the organizer still has', () => {
  const bid = plainBid({ included: ['Ice', 'Shuttles'] })
  expect(firstValues(plainRequest(), bid, costs).included).toEqual(['Ice'])
})

test('a refusal of either date is beside the control of both', () => {
  const message = 'must be among the days that are held for this request'
  const problem = {
    type: 'about:blank',
    title: 'No',
    status: 400,
    code: 'VALIDATION_FAILED',
    detail: 'No',
    traceId: '0',
    errors: [
      { path: 'data/startDate', message },
      { path: 'data/rent', message: 'must be a number' },
    ],
  }
  expect([...refusedFields(new ApiProblem(problem))]).toEqual([
    ['rent', 'must be a number'],
    ['from', `They ${message}`],
  ])
})
