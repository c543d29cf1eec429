import { expect, test } from 'vitest'
import { priceAt } from './prices.ts'
import { tokensOf } from './tokens.ts'

function priceIn(text: string) {
  const found = priceAt(tokensOf(text), 0)
  return found?.meaning.type === 'filler' ? { price: found.meaning.price, length: found.length } : undefined
}

test.each([
  ['under $500', { below: 500, per: undefined }],
  ['below $1,500', { below: 1500, per: undefined }],
  ['less than 500 dollars per team', { below: 500, per: 'team' }],
  ['less than 500 per team', { below: 500, per: 'team' }],
  ['under $50 a player', { below: 50, per: 'person' }],
  ['under $500/team', { below: 500, per: 'team' }],
  ['up to $500', { below: 501, per: undefined }],
  ['no more than $500', { below: 501, per: undefined }],
  ['$500 or less', { below: 501, per: undefined }],
  ['$50 or less per person', { below: 51, per: 'person' }],
  ['under $500 or less', { below: 501, per: undefined }],
  ['500 dollars max', { below: 501, per: undefined }],
  ['budget of 500', { below: 501, per: undefined }],
  ['500 budget', { below: 501, per: undefined }],
  ['under $49.50', { below: 50, per: undefined }],
  ['up to $49.50', { below: 50, per: undefined }],
  ['under $1', { below: 1, per: undefined }],
  ['under $0', undefined],
  ['under $1,000,000', { below: 1_000_000, per: undefined }],
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
