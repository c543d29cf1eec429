import { expect, test } from 'vitest'
import { amountOf, errorsOf, offerOf, spacesHint } from './answer-values.ts'

const values = {
  spaceCount: '10',
  price: '32,400',
  from: '2027-04-22',
  to: '2027-04-25',
  note: ' Rain plan ',
}

test.each([
  ['32400', 32_400],
  ['32,400', 32_400],
  [' $32,400 ', 32_400],
  ['', null],
  ['-1', null],
  ['1e12', null],
  ['about 30', null],
])('the amount of %j is %j', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test('an offer has the dates, the price and the spaces of the form', () => {
  expect(offerOf(values)).toEqual({
    startDate: '2027-04-22',
    endDate: '2027-04-25',
    rent: 32_400,
    spaceCount: 10,
    note: 'Rain plan',
  })
})

test('without a price there is no offer, only interest', () => {
  expect([offerOf({ ...values, price: '' }), errorsOf({ ...values, price: '', from: '' }).size]).toEqual([
    null,
    0,
  ])
})

test('a price needs dates', () => {
  expect([...errorsOf({ ...values, from: '' }).keys()]).toEqual(['from'])
})

test.each([
  [6, '6', 'They ask for 6'],
  [6, '200', 'They ask for 6. You give more: check the number.'],
  [null, '200', undefined],
])('of %s asked, %s given reads "%s"', (asked, spaceCount, text) => {
  expect(spacesHint({ spaceCount: asked }, { spaceCount })).toBe(text)
})
