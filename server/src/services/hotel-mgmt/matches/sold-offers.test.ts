import { expect, test } from 'vitest'
import { withSoldOffers } from './sold-offers.ts'

// The evening of March 9 in Honolulu, and the afternoon of March 10 in Auckland.
const now = new Date('2027-03-10T04:00:00Z')
const hotels = ['Pacific/Honolulu', 'UTC', 'Pacific/Auckland'].map((zone) => ({ zone, offers: ['room'] }))

test.each([
  // Two years after March 9.
  ['2029-03-09', ['Pacific/Honolulu', 'UTC', 'Pacific/Auckland']],
  ['2029-03-10', ['UTC', 'Pacific/Auckland']],
  ['2029-03-11', []],
])('%s is sold by the day of each hotel', async (night, sold) => {
  const found = await withSoldOffers(hotels, night, async ({ zone }) => zone, now)
  expect(found.filter(({ offers }) => offers.length > 0).map(({ zone }) => zone)).toEqual(sold)
})

test('finds no zones for a night that is sold everywhere, or nowhere', async () => {
  const unasked = () => Promise.reject(new Error('asked for a zone'))
  expect(await withSoldOffers(hotels, '2028-03-10', unasked, now)).toEqual(hotels)
  expect((await withSoldOffers(hotels, '2030-03-10', unasked, now)).flatMap(({ offers }) => offers)).toEqual(
    [],
  )
})
