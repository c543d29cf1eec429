import { expect, test } from 'vitest'
import { defaultPlans, readPlans } from '@app/contract/plans.ts'
import { readConfiguration } from './configuration.ts'

test('without PLANS there are all tiers with our texts, without prices', () => {
  expect(readConfiguration({}).plans).toBe(defaultPlans)
  expect(defaultPlans.plans.map(({ tier, name, price }) => [tier, name, price])).toEqual([
    ['Bronze', 'Bronze', null],
    ['Silver', 'Silver', null],
    ['Gold', 'Gold', null],
  ])
})

test('PLANS has names, texts, prices and a contact, in any order', () => {
  const plans = [
    { tier: 'Gold', name: 'Champion', price: '$900 a year' },
    { tier: 'Silver', text: 'For clubs.' },
  ]
  expect(readPlans(JSON.stringify({ plans, contact: 'sales@example.com' }))).toEqual({
    plans: [
      { tier: 'Silver', name: 'Silver', text: 'For clubs.', price: null },
      { tier: 'Gold', name: 'Champion', text: expect.stringContaining('Silver'), price: '$900 a year' },
    ],
    contact: 'sales@example.com',
  })
})

test.each([
  ['nonsense', /^must be JSON/],
  ['[]', /^must be an object/],
  ['{"plans":[]}', /^plans must have at least one plan$/],
  ['{"plans":[{"tier":"Platinum"}]}', /^plans\.0\.tier must be one of Bronze, Silver, Gold$/],
  ['{"plans":[{"tier":"Gold"},{"tier":"Gold"}]}', /^plans must have each tier once$/],
  ['{"plans":[{"tier":"Gold","price":900}]}', /^plans\.0\.price must be text$/],
  ['{"plans":[{"tier":"Gold","cost":"900"}]}', /^plans\.0 has the unknown field cost/],
  ['{"contact":"sales"}', /^contact must be an email address$/],
])('PLANS %s is refused', (text, message) => {
  expect(readPlans(text)).toMatch(message)
  expect(() => readConfiguration({ PLANS: text })).toThrow(/^Configuration: PLANS: /)
})
