import { expect, test } from 'vitest'
import { shownBids } from './shown-bids.ts'
import { plainBid } from '../testing/plain-bid.ts'
import { plainLead } from '../testing/plain-lead.ts'

const bids = [1, 2, 3, 4, 5, 6, 7].map((n) =>
  plainBid({ leadId: `lead-${n}`, total: 8000 - n * 1000, totalWithoutRebate: 1000 + n * 1000 }),
)
const leads = bids.map(({ leadId: id, profileName, status }) => plainLead({ id, profileName, status }))
const compared = { bids, leads, asked: 10, noun: 'field', hasRebates: true }
const idsOf = (shown: ReturnType<typeof shownBids>) => shown.map(({ bid }) => bid.leadId)

test('the six lowest totals stand side by side', () => {
  expect(idsOf(shownBids(compared))).toEqual(['lead-7', 'lead-6', 'lead-5', 'lead-4', 'lead-3', 'lead-2'])
})

test('without rebates the order is that of the other total', () => {
  expect(idsOf(shownBids({ ...compared, hasRebates: false }))[0]).toBe('lead-1')
})

test('chosen bids are compared with each other', () => {
  const shown = shownBids(compared, ['lead-1', 'lead-2'])
  expect(shown.map(({ comparison }) => comparison)).toEqual(['Lowest', '$1,000 over the lowest'])
})

test('a host that passed is left out', () => {
  const passed = [plainBid({ leadId: 'lead-1', status: 'Passed' })]
  expect(shownBids({ ...compared, bids: passed })).toEqual([])
})
