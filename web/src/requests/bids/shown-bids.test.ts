import { describe, expect, test } from 'vitest'
import { shownBids } from './shown-bids.ts'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { plainBid } from '../testing/plain-bid.ts'
import { plainLead } from '../testing/plain-lead.ts'

const bids = [1, 2, 3, 4, 5, 6, 7].map((n) =>
  plainBid({ leadId: `lead-${n}`, total: 8000 - n * 1000, totalWithoutRebate: 1000 + n * 1000 }),
)
const leads = bids.map(({ leadId: id, profileName, status }) => plainLead({ id, profileName, status }))
const event = plainEvent({ spaceCount: 10 })
const compared = { bids, leads, event, noun: 'field', hasRebates: true }
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

describe('a bid without the live stream that is asked for', () => {
  const streamed = { ...compared, event: plainEvent({ spaceCount: 10, liveStream: 'Wished' }) }
  const withStream = bids.map((bid) => ({ ...bid, liveStreamCost: bid.leadId === 'lead-7' ? null : 0 }))

  test('is shown, but isn’t compared with the others, of which another one is the lowest', () => {
    const shown = shownBids({ ...streamed, bids: withStream })
    expect(shown.map(({ comparison }) => comparison)).toEqual([
      'Not comparable: no live stream',
      'Lowest',
      '$1,000 over the lowest',
      '$2,000 over the lowest',
      '$3,000 over the lowest',
      '$4,000 over the lowest',
    ])
  })

  test('says how many spaces it is short', () => {
    const [first] = withStream.slice(6).map((bid) => ({ ...bid, spaceCount: 8 }))
    expect(shownBids({ ...streamed, bids: first ? [first] : [] })[0]?.comparison).toBe(
      'Not comparable: no live stream, 2 fields short',
    )
  })
})

test('a bid without the rooms that are asked for isn’t compared', () => {
  const [bid] = bids.map((each) => ({ ...each, hotelRooms: null }))
  const rooms = { ...compared, event: plainEvent({ roomsPerNight: 480 }), bids: bid ? [bid] : [] }
  expect(shownBids(rooms)[0]?.comparison).toBe('Not comparable: no room block')
})

test.each([
  ['Interested', null],
  ['Lost', 'EventCancelled'],
  ['Won', null],
] as const)('no bid of a cancelled event can be decided about: one that is %s, %s', (status, ended) => {
  const [first] = shownBids({
    ...compared,
    event: plainEvent({ name: 'Spring Cup', status: 'Cancelled' }),
    bids: [plainBid({ leadId: 'lead-1', status })],
    leads: [plainLead({ id: 'lead-1', status, ended })],
  })
  expect([first?.isEnded, first?.refusal]).toEqual([true, 'Spring Cup is cancelled.'])
})

test('a host whose page is gone can’t be chosen', () => {
  const [first] = shownBids({
    ...compared,
    bids: [plainBid({ leadId: 'lead-1' })],
    leads: [plainLead({ id: 'lead-1', ended: 'HostHidden' })],
  })
  expect([first?.isEnded, first?.refusal]).toEqual([true, 'The page of Cedar Bend is no longer public.'])
})
