import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { plainBid } from '../testing/plain-bid.ts'
import { plainLead } from '../testing/plain-lead.ts'
import { bidRows } from './bid-rows.tsx'
import { comparisonCsv } from './comparison-csv.ts'
import { shownBids } from './shown-bids.ts'

const costs = [{ id: 'c', name: 'Medical cover', price: 2400 }]
const event = plainEvent({ spaceName: 'Field', spaceCount: 10 })

function linesOf(hasRebates: boolean) {
  const bids = [
    plainBid({ profileName: '=Cedar', feesNote: 'lights', note: '$500' }),
    plainBid({ leadId: 'other', profileName: 'Bluestem', total: 25_000, included: ['Medical cover'] }),
  ]
  const leads = bids.map(({ leadId }) => plainLead({ id: leadId }))
  const shown = shownBids({ bids, leads, event, noun: 'field', hasRebates })
  return comparisonCsv(shown, bidRows({ event, costs }, 'field'), hasRebates).split('\r\n')
}

test('has a column for each bid, with amounts as numbers and notes below them', () => {
  const lines = linesOf(true)
  expect(lines.slice(0, 3)).toEqual([
    "\ufeffUS dollars,'=Cedar,Bluestem",
    '"Total with everything you asked for, rebates counted",23260,25000',
    'Beside the lowest,Lowest,"$1,740 over the lowest"',
  ])
  expect(lines).toContain('Rent,34500,34500')
  expect(lines[lines.indexOf('Fees,4200,4200') + 1]).toBe('"Fees, remarks",lights,')
  expect(lines).toContain('Medical cover,2400,Included')
  expect(lines).toContain('Grant,-6000,-6000')
  // What a host wrote stays as it is.
  expect(lines).toContain('Note,$500,None')
})

test('says that rebates are left out', () => {
  expect(linesOf(false)[1]).toBe('"Total with everything you asked for, rebates not counted",32700,32700')
})

test('has a line for a live stream that is asked for', () => {
  const bids = [null, 0, 750].map((liveStreamCost, at) => plainBid({ leadId: String(at), liveStreamCost }))
  const leads = bids.map(({ leadId }) => plainLead({ id: leadId }))
  const shown = shownBids({ bids, leads, event, noun: 'field', hasRebates: true })
  const groups = (liveStream: 'Required' | null) =>
    bidRows({ event: { ...event, liveStream }, costs }, 'field')
  expect(comparisonCsv(shown, groups('Required'), true)).toContain(
    'Live stream (required),Not offered,Included,750',
  )
  const without = comparisonCsv(shown, groups(null), true)
  expect(without).not.toContain('Live stream')
  expect(without).toContain('Fees,4200,4200,4950')
})
