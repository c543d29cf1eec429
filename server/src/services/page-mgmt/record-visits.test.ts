import type { VisitRecord } from '@app/contract/visits/visit-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { visitor, type Call } from '../../platform/http/call.ts'
import { visitRecorder, type Outcome } from './record-visits.ts'
import type { Visit } from './visit-buffer.ts'

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** A recorder of pages at a place, at a time that can be set. */
function recorder(zone: string) {
  const place = { zone, now: new Date() }
  const visits: Visit[] = []
  const outcomes = new Map<Outcome, number>()
  const { record } = visitRecorder({
    isOn: true,
    buffer: { add: (visit) => void visits.push(visit) },
    searches: { add: () => {} },
    pages: {
      daysOf: async (_call, ids, now) => new Map(ids.map((id) => [id, placeDay(place.zone, now)])),
      ownOf: async () => new Set(),
    },
    visitorOf: async (_day, { network }) => BigInt(network),
    count: (outcome, by = 1) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + by),
    onDocumentRead: () => {},
    now: () => place.now,
  })
  const send = (ids: readonly string[], network = '1', action: VisitRecord['action'] = 'view') => {
    const header = (name: string) => (name === 'user-agent' ? browser : undefined)
    const records = ids.map((profileId) => ({ profileId, action, source: 'map', age: 0, isDocument: false }))
    const call: Call = Object.assign(Object.create(null), visitor, { network, header })
    return record({ data: { records, searches: [] } }, call)
  }
  return { place, visits, outcomes, send }
}

test.each([
  // The hour that comes twice, the one that is missing, and a leap day, at places east and west.
  [
    'America/New_York',
    ['2027-11-07T03:59:59Z', '2027-11-07T04:00:00Z', '2027-11-08T04:59:59Z', '2027-11-08T05:00:00Z'],
  ],
  [
    'Europe/Berlin',
    ['2027-03-27T22:59:59Z', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
  ],
  [
    'Australia/Lord_Howe',
    ['2027-04-03T12:59:59Z', '2027-04-03T13:00:00Z', '2027-04-04T13:29:59Z', '2027-04-04T13:30:00Z'],
  ],
  [
    'Pacific/Honolulu',
    ['2028-02-29T09:59:59Z', '2028-02-29T10:00:00Z', '2028-03-01T09:59:59Z', '2028-03-01T10:00:00Z'],
  ],
])('in %s, a day has its first and its last second, also when clocks change', async (zone, instants) => {
  const { place, visits, send } = recorder(zone)
  for (const instant of instants) {
    place.now = new Date(instant)
    await send([newId()])
  }
  const [before, first, last, after] = visits.map(({ day }) => day)
  expect(first).toBe(last)
  expect([before! < first!, after! > last!]).toEqual([true, true])
})

test('a page that moves to another zone counts for the day that it is there, and changes none before', async () => {
  const { place, visits, send } = recorder('Pacific/Auckland')
  const page = newId()
  place.now = new Date('2027-06-15T12:00:00Z')
  await send([page])
  place.zone = 'Pacific/Honolulu'
  await send([page], '2')
  expect(visits.map(({ day }) => day)).toEqual(['2027-06-16', '2027-06-15'])
})

test('of many records of one address, a page has at most 500, and what is remembered of them has an end', async () => {
  const { visits, outcomes, send } = recorder('UTC')
  const pages = Array.from({ length: 20 }, () => newId())
  for (let sent = 0; sent < 30_000; sent += pages.length) await send(pages)
  expect(outcomes.get('recorded')).toBe(20)
  expect(outcomes.get('repeat')).toBe(20 * 499)
  expect(outcomes.get('flood')).toBe(30_000 - 20 * 500)
  expect(visits).toHaveLength(20)
})
