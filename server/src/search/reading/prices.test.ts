import { expect, test } from 'vitest'
import { priceAt } from './prices.ts'
import { tokensOf } from './tokens.ts'

function priceIn(text: string) {
  const found = priceAt(tokensOf(text), 0)
  return found?.meaning.type === 'filler' ? { price: found.meaning.price, length: found.length } : undefined
}

test.each([
  ['under $500', { atMost: 499.99, per: undefined }],
  ['below $1,500', { atMost: 1499.99, per: undefined }],
  ['less than 500 dollars per team', { atMost: 499.99, per: 'team' }],
  ['less than 500 per team', { atMost: 499.99, per: 'team' }],
  ['under $50 a player', { atMost: 49.99, per: 'person' }],
  ['under $500/team', { atMost: 499.99, per: 'team' }],
  ['up to $500', { atMost: 500, per: undefined }],
  ['no more than $500', { atMost: 500, per: undefined }],
  ['$500 or less', { atMost: 500, per: undefined }],
  ['$50 or less per person', { atMost: 50, per: 'person' }],
  ['under $500 or less', { atMost: 500, per: undefined }],
  ['500 dollars max', { atMost: 500, per: undefined }],
  ['budget of 500', { atMost: 500, per: undefined }],
  ['500 budget', { atMost: 500, per: undefined }],
  ['under $49.50', { atMost: 49.49, per: undefined }],
  ['up to $49.50', { atMost: 49.5, per: undefined }],
  ['under $1', { atMost: 0.99, per: undefined }],
  ['under $0', undefined],
  ['under two grand', { atMost: 1999.99, per: undefined }],
  ['up to five hundred dollars', { atMost: 500, per: undefined }],
  ['budget of $2.5 thousand', { atMost: 2500, per: undefined }],
  ['under $1,000,000', { atMost: 999_999.99, per: undefined }],
  ['under $1,000,001', undefined],
])('%s is %j', (text, price) => {
  expect(priceIn(text)).toEqual({ price, length: tokensOf(text).length })
})

test.each([
  '$500',
  '500 dollars',
  'under 500',
  'under 500 people',
  'over $500',
  'at least $500',
  'under 20 miles',
  '8 teams',
])('%s has no limit', (text) => {
  expect(priceIn(text)).toBeUndefined()
})
